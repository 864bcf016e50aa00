import type { RefusalReplies } from '#kernel/refusal.ts';

export type DataTransferRefusal =
  | { code: 'data-transfer.empty-file' }
  | { code: 'data-transfer.no-table' }
  | { code: 'data-transfer.broken-table'; line: number }
  | { code: 'data-transfer.wrong-columns'; needed: string; found: string }
  | { code: 'data-transfer.runs-already' }
  | { code: 'data-transfer.unknown-import' }
  | { code: 'data-transfer.not-now' }
  | { code: 'data-transfer.fault' }
  | { code: 'data-transfer.wrong-address' }
  | { code: 'data-transfer.old-shop-away' }
  | { code: 'data-transfer.old-shop-keys' }
  | { code: 'data-transfer.old-shop-elsewhere' }
  | { code: 'data-transfer.old-shop-answer'; status: number }
  | { code: 'data-transfer.no-old-shop' }
  | { code: 'data-transfer.no-archive' }
  | { code: 'data-transfer.damaged-archive'; file: string }
  | { code: 'data-transfer.strange-file'; file: string }
  | { code: 'data-transfer.bloated-archive' }
  | { code: 'data-transfer.newer-archive'; version: string }
  | { code: 'data-transfer.part-archive' }
  | { code: 'data-transfer.unknown-column'; file: string; column: string }
  | { code: 'data-transfer.shop-in-use'; table: string; count: number };

/** Refusals of an upload before it is read. */
export type UploadRefusal = { code: 'data-transfer.too-large' | 'data-transfer.archive-too-large' };

export const dataTransferRefusals = {
  'data-transfer.empty-file': { status: 422 },
  'data-transfer.no-table': { status: 415 },
  'data-transfer.wrong-address': { status: 422 },
  'data-transfer.old-shop-away': { status: 422 },
  'data-transfer.old-shop-keys': { status: 422 },
  'data-transfer.old-shop-elsewhere': { status: 422 },
  'data-transfer.old-shop-answer': { status: 422, facts: ['status'] },
  'data-transfer.no-old-shop': { status: 422 },
  'data-transfer.broken-table': { status: 422, facts: ['line'] },
  'data-transfer.wrong-columns': { status: 422, facts: ['needed', 'found'] },
  'data-transfer.too-large': { status: 413 },
  'data-transfer.runs-already': { status: 409 },
  'data-transfer.not-now': { status: 409 },
  'data-transfer.unknown-import': { status: 404 },
  'data-transfer.fault': { status: 500 },
  'data-transfer.archive-too-large': { status: 413 },
  'data-transfer.no-archive': { status: 415 },
  'data-transfer.damaged-archive': { status: 422, facts: ['file'] },
  'data-transfer.strange-file': { status: 422, facts: ['file'] },
  'data-transfer.bloated-archive': { status: 413 },
  'data-transfer.newer-archive': { status: 422, facts: ['version'] },
  'data-transfer.part-archive': { status: 422 },
  'data-transfer.unknown-column': { status: 422, facts: ['file', 'column'] },
  'data-transfer.shop-in-use': { status: 409, facts: ['table', 'count'] },
} as const satisfies RefusalReplies<DataTransferRefusal | UploadRefusal>;
