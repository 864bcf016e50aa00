import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { type CsvRow, readCsv } from '#platform/csv/read-csv.ts';
import type { RefusedCell } from '#shop/catalogue';

const OWN = ['Line', 'Column', 'Value', 'Reason'];

/** What each reason asks of the person who mends the file. */
const SENTENCES: Readonly<Record<string, string>> = {
  'unknown-type':
    'Not a product type: simple, variable, variation, grouped or external, with virtual or downloadable.',
  'not-a-boolean': 'Neither yes nor no: write 1 or 0.',
  'not-a-number': 'Not a number.',
  'not-a-price': 'Not a price: write it like 249.00, without sign or thousands.',
  'not-a-date': 'Not a date: write it like 2026-11-30 or 2026-11-30 18:00:00.',
  'unknown-value': 'Not a value this column knows.',
  missing: 'Must not be empty.',
  'too-long': 'Too long.',
  repeated: 'An earlier line has this SKU.',
  'unknown-parent': 'No variable product with this SKU or id is in the file or in the shop.',
};

async function* mendable(file: string, refused: readonly RefusedCell[]): AsyncGenerator<string[]> {
  const byLine = new Map<number, RefusedCell[]>();
  for (const cell of refused) byLine.set(cell.line, [...(byLine.get(cell.line) ?? []), cell]);
  let names: string[] | null = null;
  for await (const row of readCsv(file)) {
    const cells = byLine.get(row.line);
    if (cells === undefined) continue;
    if (names === null) {
      names = Object.values(row.headers).filter((name) => !OWN.includes(name));
      yield [...names, ...OWN];
    }
    yield [...names.map((name) => row.cells[name.toLowerCase()] ?? ''), ...ownCells(row, cells)];
  }
}

function ownCells(row: CsvRow, cells: readonly RefusedCell[]): string[] {
  return [
    String(row.line),
    cells.map(({ column }) => column).join(' | '),
    cells.map(({ value }) => value).join(' | '),
    cells.map(({ reason }) => SENTENCES[reason] ?? reason).join(' | '),
  ];
}

/** Writes the refused rows whole, with four columns that say why; the file can be mended and imported as it is. */
export async function writeRejected(
  file: string,
  target: string,
  refused: readonly RefusedCell[],
): Promise<void> {
  await pipeline(mendable(file, refused), stringify(), createWriteStream(target));
}
