import type { ChangedMeanwhile } from '#kernel/optimistic-lock.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';
import type { DesignChanges, TokenName } from './rules/tokens.ts';

export type DesignRefusal =
  | { code: 'design.unknown-token'; token: string }
  | { code: 'design.wrong-value'; token: TokenName }
  | { code: 'design.low-contrast'; token: TokenName; ground: TokenName; ratio: number; needed: number };

/** Why a design is not saved. */
export type SaveDesignRefusal = DesignRefusal | ChangedMeanwhile<DesignChanges>;

export const designRefusals = {
  'design.unknown-token': { status: 422, facts: ['token'] },
  'design.wrong-value': { status: 422, facts: ['token'] },
  'design.low-contrast': { status: 422, facts: ['token', 'ground', 'ratio', 'needed'] },
} as const satisfies RefusalReplies<SaveDesignRefusal>;
