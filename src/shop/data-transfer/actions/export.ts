import type { ArchiveEntry } from '#platform/files/zip.ts';
import type { DataTransferDeps } from '../deps.ts';
import { EXPORTED, type ExportPart, openRow } from '../rules/open-tables.ts';
import { ARCHIVE_FORMAT, MANIFEST, type Manifest } from './archive/manifest.ts';
import { archived, FILE_TABLES, type StoredFile, type StoredKind } from './archive/stored-files.ts';

type Rows = AsyncIterable<Readonly<Record<string, unknown>>>;
type Draft = { tables: Record<string, number>; files: StoredFile[] };

const WHAT_IS_WHAT = `Everything here is in open formats.

products.csv        all goods in the columns of WooCommerce's product file, with both languages, for other programs.
tables/*.ndjson     everything as it is kept: one JSON object to a line, one file to a table.
pictures/           the pictures as they were brought, named as in products.csv and media.ndjson.
fonts/              the uploaded fonts, reduced to what the shop prints, named as in font_face.ndjson.
archive.json        what has to be in here.

All of it comes back into an empty shop by Import and export, or: npm run import -- ARCHIVE.zip

Left out are passwords, keys and sessions, and what the shop makes anew by itself.
`;

async function* linesOf(table: string, rows: Rows, draft: Draft): AsyncGenerator<string> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    const kind = FILE_TABLES[table];
    if (kind !== undefined && typeof row.file === 'string') draft.files.push(archived(kind, row.file));
    yield `${JSON.stringify(openRow(table, row))}\n`;
  }
  draft.tables[table] = count;
}

async function* textOf(text: string): AsyncGenerator<string> {
  yield text;
}

async function* entriesOf(
  deps: DataTransferDeps,
  parts: readonly ExportPart[],
): AsyncGenerator<ArchiveEntry> {
  yield { name: 'what-is-what.txt', isPacked: false, content: textOf(WHAT_IS_WHAT) };
  if (parts.includes('goods')) yield { name: 'products.csv', isPacked: false, content: deps.productFile() };
  const draft: Draft = { tables: {}, files: [] };
  const tables = await deps.openTables();
  let migration = '';
  try {
    migration = await tables.migration();
    for (const table of parts.flatMap((part) => EXPORTED[part])) {
      const content = linesOf(table, tables.rows(table), draft);
      yield { name: `tables/${table}.ndjson`, isPacked: false, content };
    }
  } finally {
    await tables.close();
  }
  const there: Record<StoredKind, string[]> = { picture: [], font: [] };
  for (const { kind, file, name } of draft.files) {
    const content = await deps.readFile(file);
    if (content === null) continue;
    there[kind].push(file);
    yield { name, isPacked: true, content };
  }
  const files = { pictures: there.picture, fonts: there.font };
  const manifest: Manifest = { format: ARCHIVE_FORMAT, migration, tables: draft.tables, ...files };
  yield { name: MANIFEST, isPacked: false, content: textOf(`${JSON.stringify(manifest, null, 1)}\n`) };
}

/**
 * Takes parts of the shop out in open formats, as one archive that is written while it is read.
 *
 * Source: BO-04
 */
export function exportParts(deps: DataTransferDeps) {
  return (parts: readonly ExportPart[]): AsyncGenerator<Uint8Array> => deps.zip(entriesOf(deps, parts));
}
