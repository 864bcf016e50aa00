import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type SourceRow, TableError } from '#kernel/data-transfer/table-import.ts';
import { readCsv } from './read-csv.ts';

const folder = mkdtempSync(join(tmpdir(), 'jamra-csv-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function rowsIn(file: string): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  for await (const row of readCsv(file)) rows.push(row);
  return rows;
}

it('BO-03 a missing file fails its reader, not the process', async () => {
  await expect(readCsv('/nowhere/at-all.csv').next()).rejects.toMatchObject({ code: 'ENOENT' });
});

it('BO-03 a table in Windows-1256 or UTF-16 is refused, not read with replacement characters', async () => {
  const file = join(folder, 'table.csv');
  const text = 'SKU;Name\nA;"جهاز"\n';
  // In Windows-1256 'جهاز' is CC E5 C7 D2.
  writeFileSync(file, Buffer.from([...Buffer.from('SKU;Name\nA;'), 0xcc, 0xe5, 0xc7, 0xd2, 0x0a]));
  await expect(rowsIn(file)).rejects.toThrow(TableError);
  writeFileSync(file, Buffer.from(`\uFEFF${text}`, 'utf16le'));
  await expect(rowsIn(file)).rejects.toThrow(TableError);
  writeFileSync(file, `\uFEFF${text}`);
  expect(await rowsIn(file)).toMatchObject([{ line: 2, cells: { sku: 'A', name: 'جهاز' } }]);
});
