import type {
  ImportFieldKind,
  ImportReport,
  ImportStep,
  ImportWarning,
  PlannedRow,
  RefusedCell,
} from '#kernel/data-transfer/table-import.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DataTransferRefusal } from './refusals.ts';

/** Kinds of tables, in import order. */
export const IMPORT_KINDS = ['categories', 'products', 'reviews', 'customers', 'orders'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
/** Kinds of files: a table, or a whole shop. */
export const FILE_KINDS = [...IMPORT_KINDS, 'archive'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Allowed transitions of an import. */
export const IMPORT_MOVES = {
  fetching: ['planning', 'failed'],
  planning: ['planned', 'failed'],
  planned: ['importing'],
  importing: ['done', 'failed'],
  done: ['planning'],
  failed: ['planning', 'fetching'],
} as const;
export type ImportState = keyof typeof IMPORT_MOVES;

/** A plan or result in the size of a screen. */
export type ImportSummary = Readonly<{
  created: number;
  changed: number;
  leftAlone: number;
  refusedRows: number;
  /** The first rows with their effect, the first refused cells and warnings. */
  rows: readonly PlannedRow[];
  refused: readonly RefusedCell[];
  warnings: readonly ImportWarning[];
  warningCount: number;
  /** By kind of field: rows that changed in the shop since the last import; missing in older plans. */
  changedHere?: Partial<Record<ImportFieldKind, number>>;
}>;

export type ImportRun = Readonly<{
  id: string;
  kind: FileKind;
  source: 'file' | 'old-shop';
  /** The uploaded file's name. */
  fileName: string;
  bytes: number;
  staffName: string;
  state: ImportState;
  step: ImportStep | 'fetch';
  done: number;
  /** 0 while unknown. */
  total: number;
  plan: ImportSummary | null;
  report: ImportSummary | null;
  problem: DataTransferRefusal | null;
  /** Kinds of fields to overwrite although they changed in the shop. */
  take: readonly ImportFieldKind[];
  createdAt: Instant;
  /** The worker's last heartbeat. */
  seenAt: Instant | null;
  endedAt: Instant | null;
}>;

const MOST_SHOWN = 200;

/** @returns a shortened report */
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
