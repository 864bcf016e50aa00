import type { ImportOptions, SourceRow, TableImport } from '#kernel/data-transfer/table-import.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import type { OpenTables } from '#platform/database/dump/table-rows.ts';
import type { LineFiles } from '#platform/files/line-files.ts';
import type { ArchiveEntry } from '#platform/files/zip.ts';
import type { PublicFetch } from '#platform/outward/public-fetch.ts';
import type { Raise } from '#shop/events.ts';
import type { ArchiveDeps } from './actions/archive/deps.ts';
import type { NeededColumns } from './actions/check-file.ts';
import type { ImportKind } from './import-run.ts';

/** The importer of one kind of table, and the columns that identify it. */
export type Importer = Readonly<{ columns: NeededColumns; run: TableImport }>;

export type DataTransferDeps = Readonly<{
  db: Db;
  clock: Clock;
  importers: Readonly<Record<ImportKind, Importer>>;
  /** Stores an uploaded file. */
  saveFile: (name: string, path: string) => Promise<void>;
  readBytes: (path: string) => AsyncIterable<Uint8Array>;
  forgetFile: (name: string) => Promise<void>;
  /** The path of a stored file. */
  pathOf: (name: string) => string;
  archive: ArchiveDeps;
  readRows: (name: string) => AsyncIterable<SourceRow>;
  readPicture: ImportOptions['readPicture'];
  /** Pages of fetched tables, and tables written from them. */
  lines: LineFiles;
  csvText: (rows: AsyncIterable<Record<string, string>>) => AsyncIterable<Uint8Array>;
  publicFetch: PublicFetch;
  /** Reports an error of background work. */
  fault: (fault: unknown) => void;
  /** The product file as CSV. */
  productFile: () => AsyncIterable<Uint8Array>;
  openTables: () => Promise<OpenTables>;
  /** A picture's bytes; null when it is missing. */
  readFile: (name: string) => Promise<AsyncIterable<Uint8Array> | null>;
  zip: (entries: AsyncIterable<ArchiveEntry>) => AsyncGenerator<Uint8Array>;
  raise: Raise;
}>;
