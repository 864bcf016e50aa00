import type { Clock } from '#kernel/instant.ts';
import type { ImportOptions, SourceRow, TableImport } from '#kernel/table-import.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { OpenTables } from '#platform/database/table-rows.ts';
import type { KeptLines } from '#platform/files/kept-lines.ts';
import type { ArchiveEntry } from '#platform/files/zip.ts';
import type { AskOutside } from '#platform/outward/ask.ts';
import type { ArchiveNeeds } from './archive/needs.ts';
import type { NeededColumns } from './check-file.ts';
import type { ImportKind } from './import-run.ts';

/** Brings one kind of table in, and knows by which columns it is one. */
export type Importer = Readonly<{ columns: NeededColumns; run: TableImport }>;

export type ExchangeNeeds = Readonly<{
  db: Db;
  clock: Clock;
  importers: Readonly<Record<ImportKind, Importer>>;
  /** Where files wait until they are brought in. */
  keepFile: (name: string, path: string) => Promise<void>;
  readBytes: (path: string) => AsyncIterable<Uint8Array>;
  forgetFile: (name: string) => Promise<void>;
  /** Where a kept file lies. */
  pathOf: (name: string) => string;
  archive: ArchiveNeeds;
  readRows: (name: string) => AsyncIterable<SourceRow>;
  readPicture: ImportOptions['readPicture'];
  /** Pages of tables that are fetched, and tables written as they come. */
  lines: KeptLines;
  csvText: (rows: AsyncIterable<Record<string, string>>) => AsyncIterable<Uint8Array>;
  ask: AskOutside;
  /** Told of a fault in work that nobody waits for. */
  fault: (fault: unknown) => void;
  /** Goods as the text of a product file. */
  productFile: () => AsyncIterable<Uint8Array>;
  openTables: () => Promise<OpenTables>;
  /** A picture's bytes; null when it is not there. */
  readFile: (name: string) => Promise<AsyncIterable<Uint8Array> | null>;
  zip: (entries: AsyncIterable<ArchiveEntry>) => AsyncGenerator<Uint8Array>;
  /** Told in the transaction after which somebody has to go on with an import. */
  importDue: (tx: DbOrTx, id: string) => Promise<void>;
}>;
