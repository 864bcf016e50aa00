import type { Instant } from '#kernel/instant.ts';
import type {
  ImportFieldKind,
  ImportReport,
  ImportStep,
  ImportWarning,
  PlannedRow,
  RefusedCell,
} from '#kernel/table-import.ts';
import type { ExchangeRefusal } from './refusals.ts';

/** What a table can hold; the later stand on the earlier. */
export const IMPORT_KINDS = ['categories', 'products', 'reviews', 'customers', 'orders'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
/** What a file can be: a table of one kind, or a whole shop. */
export const FILE_KINDS = [...IMPORT_KINDS, 'archive'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Where an import is, and what may follow. */
export const IMPORT_MOVES = {
  fetching: ['planning', 'failed'],
  planning: ['planned', 'failed'],
  planned: ['importing'],
  importing: ['done', 'failed'],
  done: ['planning'],
  failed: ['planning', 'fetching'],
} as const;
export type ImportState = keyof typeof IMPORT_MOVES;

/** What a plan says, or what came of it, as far as a screen shows it. */
export type ImportSummary = Readonly<{
  created: number;
  changed: number;
  leftAlone: number;
  refusedRows: number;
  /** The first rows and what each would do, the first refused cells, the first things left out. */
  rows: readonly PlannedRow[];
  refused: readonly RefusedCell[];
  warnings: readonly ImportWarning[];
  warningCount: number;
  /** How many rows have fields of a kind that changed in the shop since the last import; plans of before have none. */
  changedHere?: Partial<Record<ImportFieldKind, number>>;
}>;

export type ImportRun = Readonly<{
  id: string;
  kind: FileKind;
  source: 'file' | 'old-shop';
  /** As whoever brought it called it. */
  fileName: string;
  bytes: number;
  staffName: string;
  state: ImportState;
  step: ImportStep | 'fetch';
  done: number;
  /** 0 while it is not known. */
  total: number;
  plan: ImportSummary | null;
  report: ImportSummary | null;
  problem: ExchangeRefusal | null;
  /** Kinds of fields that are taken from the file although they changed in the shop. */
  take: readonly ImportFieldKind[];
  createdAt: Instant;
  /** When whoever works on it last said so. */
  seenAt: Instant | null;
  endedAt: Instant | null;
}>;

const MOST_SHOWN = 200;

/** @returns a report as short as a person reads it */
export function summarise(report: ImportReport, refusedRows: number): ImportSummary {
  const { created, changed, leftAlone, rows, refused, warnings, changedHere = {} } = report;
  return {
    created,
    changed,
    leftAlone,
    refusedRows,
    rows: rows.slice(0, MOST_SHOWN),
    refused: refused.slice(0, MOST_SHOWN),
    warnings: warnings.slice(0, MOST_SHOWN),
    warningCount: warnings.length,
    changedHere,
  };
}
