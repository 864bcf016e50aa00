/** One line of a table: cells and headers by lower-case header. */
export type SourceRow = {
  /** Where the row begins; the header is line 1. */
  line: number;
  cells: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
};

/** A row that cannot be taken, cell by cell. */
export type RefusedCell = { line: number; column: string; value: string; reason: string };

/** Fields of a row by what they are about: whoever imports chooses for each kind whether the file or the shop counts. */
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

/** What one good row would do. */
export type PlannedRow = Readonly<{
  line: number;
  /** What it is known by: a SKU, a mail address, a number. */
  key: string;
  name: string;
  verdict: 'create' | 'change' | 'same';
  /** Fields that changed in the shop since the last import, and are otherwise in the file. */
  changedHere?: readonly string[];
}>;

/** Something that was left out or is odd, and did not stop its row. */
export type ImportWarning = {
  key: string;
  /** `totals`: what the parts of an order lack to its total; `line`: goods that the shop does not have; `moved`: changed here. */
  kind: 'picture' | 'relation' | 'phone' | 'totals' | 'line' | 'moved';
  value: string;
};

export type ImportStep = 'read' | 'write' | 'link';

export type ImportOptions = {
  dryRun: boolean;
  /** One bad row, and nothing is written. */
  strict: boolean;
  /** Kinds of fields that the file overwrites although they changed in the shop; all others keep what the shop has. */
  take?: readonly ImportFieldKind[];
  /** The bytes of the picture that a cell names, or null when it cannot be had. */
  readPicture: (reference: string) => Promise<{ bytes: Uint8Array; fileName: string } | null>;
  /** `total` is 0 while it is not known. */
  onProgress: (step: ImportStep, done: number, total: number) => void;
};

export type ImportReport = {
  /** What the plan says; with `applied` false nothing of it was written. */
  created: number;
  changed: number;
  leftAlone: number;
  examples: { created: string[]; changed: string[] };
  /** The first rows of the file and what each would do. */
  rows: readonly PlannedRow[];
  refused: RefusedCell[];
  warnings: ImportWarning[];
  /** How many rows have fields of a kind that changed in the shop since the last import. */
  changedHere?: Partial<Record<ImportFieldKind, number>>;
  applied: boolean;
};

/** Brings in one kind of table. Run again it changes nothing; interrupted, the next run finishes the work. */
export type TableImport = (source: AsyncIterable<SourceRow>, options: ImportOptions) => Promise<ImportReport>;

/** @returns how many rows have a refused cell */
export function countRefusedRows(refused: readonly RefusedCell[]): number {
  return new Set(refused.map(({ line }) => line)).size;
}

/** Thrown when a file cannot be read as a table at all. */
export class TableError extends Error {
  /** Where reading ended. */
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}
