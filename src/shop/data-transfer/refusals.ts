import type { RefusalReplies } from '#kernel/refusal.ts';

export type DataTransferRefusal =
  | { code: 'exchange.empty-file' }
  | { code: 'exchange.no-table' }
  | { code: 'exchange.broken-table'; line: number }
  | { code: 'exchange.wrong-columns'; needed: string; found: string }
  | { code: 'exchange.runs-already' }
  | { code: 'exchange.unknown-import' }
  | { code: 'exchange.not-now' }
  | { code: 'exchange.fault' }
  | { code: 'exchange.wrong-address' }
  | { code: 'exchange.old-shop-away' }
  | { code: 'exchange.old-shop-keys' }
  | { code: 'exchange.old-shop-elsewhere' }
  | { code: 'exchange.old-shop-answer'; status: number }
  | { code: 'exchange.no-old-shop' }
  | { code: 'exchange.no-archive' }
  | { code: 'exchange.damaged-archive'; file: string }
  | { code: 'exchange.strange-file'; file: string }
  | { code: 'exchange.bloated-archive' }
  | { code: 'exchange.newer-archive'; version: string }
  | { code: 'exchange.part-archive' }
  | { code: 'exchange.unknown-column'; file: string; column: string }
  | { code: 'exchange.shop-in-use'; table: string; count: number };

/** Refusals of an upload before it is read. */
export type UploadRefusal = { code: 'exchange.too-large' | 'exchange.archive-too-large' };

export const dataTransferRefusals = {
  'exchange.empty-file': { status: 422 },
  'exchange.no-table': { status: 415 },
  'exchange.wrong-address': { status: 422 },
  'exchange.old-shop-away': { status: 422 },
  'exchange.old-shop-keys': { status: 422 },
  'exchange.old-shop-elsewhere': { status: 422 },
  'exchange.old-shop-answer': { status: 422, facts: ['status'] },
  'exchange.no-old-shop': { status: 422 },
  'exchange.broken-table': { status: 422, facts: ['line'] },
  'exchange.wrong-columns': { status: 422, facts: ['needed', 'found'] },
  'exchange.too-large': { status: 413 },
  'exchange.runs-already': { status: 409 },
  'exchange.not-now': { status: 409 },
  'exchange.unknown-import': { status: 404 },
  'exchange.fault': { status: 500 },
  'exchange.archive-too-large': { status: 413 },
  'exchange.no-archive': { status: 415 },
  'exchange.damaged-archive': { status: 422, facts: ['file'] },
  'exchange.strange-file': { status: 422, facts: ['file'] },
  'exchange.bloated-archive': { status: 413 },
  'exchange.newer-archive': { status: 422, facts: ['version'] },
  'exchange.part-archive': { status: 422 },
  'exchange.unknown-column': { status: 422, facts: ['file', 'column'] },
  'exchange.shop-in-use': { status: 409, facts: ['table', 'count'] },
} as const satisfies RefusalReplies<DataTransferRefusal | UploadRefusal>;
