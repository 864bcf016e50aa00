/** One row of a table, with cells by lower-case header. */
export type SourceRow = {
  /** The line the row starts on; the header is line 1. */
  line: number;
  cells: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
};

/** One refused cell of a row. */
export type RefusedCell = { line: number; column: string; value: string; reason: string };

/** Kinds of fields; per kind an import chooses whether the file overwrites changes made in the shop. */
export const IMPORT_FIELD_KINDS = [
  'prices',
  'texts',
  'status',
  'stock',
  'placing',
  'pictures',
  'details',
] as const;
export type ImportFieldKind = (typeof IMPORT_FIELD_KINDS)[number];

/** What one valid row would do. */
export type PlannedRow = Readonly<{
  line: number;
  /** The key of the row: a SKU, an email address or a number. */
  key: string;
  name: string;
  verdict: 'create' | 'change' | 'same';
  /** Fields that changed in the shop since the last import and differ in the file. */
  changedHere?: readonly string[];
}>;

/** Something skipped or unusual that does not refuse the row. */
export type ImportWarning = {
  key: string;
  /**
   * `totals`: the lines of an order do not add up to its total; `line`: a product the shop does not have; `moved`:
   * changed in the shop; `variations`: removed, since their product is no longer variable.
   */
  kind: 'picture' | 'relation' | 'variations' | 'phone' | 'totals' | 'line' | 'moved';
  value: string;
};

export type ImportStep = 'read' | 'write' | 'link';

/** Products that an earlier table of the same dry run would create. */
export type PlannedProducts = Readonly<{ skus: ReadonlySet<string>; ids: ReadonlySet<number> }>;

/** Whether a product, given by SKU or else by id, would be created. */
export function isPlanned({ skus, ids }: PlannedProducts, sku: string, id: number | null): boolean {
  return sku === '' ? id !== null && ids.has(id) : skus.has(sku);
}

export type ImportOptions = {
  dryRun: boolean;
  /** Write nothing when any row is refused. */
  strict: boolean;
  /** Kinds of fields that the file overwrites even if they changed in the shop. */
  take?: readonly ImportFieldKind[];
  planned?: PlannedProducts;
  /** The bytes of a referenced picture; null when it is unavailable. */
  readPicture: (reference: string) => Promise<{ bytes: Uint8Array; fileName: string } | null>;
  /** `total` is 0 while unknown. */
  onProgress: (step: ImportStep, done: number, total: number) => void;
};

export type ImportReport = {
  /** The planned changes; with `applied` false none was written. */
  created: number;
  changed: number;
  leftAlone: number;
  examples: { created: string[]; changed: string[] };
  /** The first rows with what each would do. */
  rows: readonly PlannedRow[];
  refused: RefusedCell[];
  warnings: ImportWarning[];
  /** By kind of field: rows that changed in the shop since the last import. */
  changedHere?: Partial<Record<ImportFieldKind, number>>;
  applied: boolean;
};

/** @returns the report of an import before its first row */
export function emptyReport(): ImportReport {
  return {
    ...{ created: 0, changed: 0, leftAlone: 0 },
    ...{ examples: { created: [], changed: [] }, rows: [], refused: [], warnings: [] },
    applied: false,
  };
}

/**
 * Imports one kind of table. A second run changes nothing; after an interruption the next run completes the work.
 */
export type TableImport = (source: AsyncIterable<SourceRow>, options: ImportOptions) => Promise<ImportReport>;

/** @returns the number of rows with a refused cell */
export function countRefusedRows(refused: readonly RefusedCell[]): number {
  return new Set(refused.map(({ line }) => line)).size;
}

/** Thrown when a file is not a readable table. */
export class TableError extends Error {
  /** The line at which reading stopped. */
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}
