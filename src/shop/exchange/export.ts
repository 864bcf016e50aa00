import type { ArchiveEntry } from '#platform/files/zip.ts';
import type { ExchangeNeeds } from './needs.ts';
import { EXPORTED, type ExportPart, openRow } from './open-tables.ts';

type Rows = AsyncIterable<Readonly<Record<string, unknown>>>;

const WHAT_IS_WHAT = `Everything here is in open formats.

products.csv        all goods in the columns of WooCommerce's product file, with both languages.
                    Comes back by Import and export, or: npm run import -- products.csv --images pictures
tables/*.ndjson     every other thing as it is kept: one JSON object to a line, one file to a table.
                    The whole shop, as it was, comes back by npm run backup and npm run restore.
pictures/           the pictures as they were brought, named as in products.csv and media.ndjson.

Left out are passwords, keys and sessions, and what the shop makes anew by itself.
`;

async function* linesOf(
  rows: Rows,
  seen: (row: Readonly<Record<string, unknown>>) => void,
): AsyncGenerator<string> {
  for await (const row of rows) {
    seen(row);
    yield `${JSON.stringify(openRow(row))}\n`;
  }
}

async function* textOf(text: string): AsyncGenerator<string> {
  yield text;
}

async function* entriesOf(needs: ExchangeNeeds, parts: readonly ExportPart[]): AsyncGenerator<ArchiveEntry> {
  yield { name: 'what-is-what.txt', isPacked: false, content: textOf(WHAT_IS_WHAT) };
  if (parts.includes('goods')) yield { name: 'products.csv', isPacked: false, content: needs.productFile() };
  const pictures: string[] = [];
  const tables = await needs.openTables();
  try {
    for (const table of parts.flatMap((part) => EXPORTED[part])) {
      const seen = (row: Readonly<Record<string, unknown>>) => {
        if (table === 'media' && typeof row.file === 'string') pictures.push(row.file);
      };
      const content = linesOf(tables.rows(table), seen);
      yield { name: `tables/${table}.ndjson`, isPacked: false, content };
    }
  } finally {
    await tables.close();
  }
  for (const file of pictures) {
    const content = await needs.readFile(file);
    if (content !== null) yield { name: `pictures/${file}`, isPacked: true, content };
  }
}

/**
 * Takes parts of the shop out in open formats, as one archive that is written while it is read.
 *
 * Source: BO-04
 */
export function exportParts(needs: ExchangeNeeds) {
  return (parts: readonly ExportPart[]): AsyncGenerator<Uint8Array> => needs.zip(entriesOf(needs, parts));
}
