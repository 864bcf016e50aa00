import type { EditConflict } from '#kernel/editing/optimistic-lock.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';
import type { DesignChanges, TokenName } from './rules/tokens.ts';

export type DesignRefusal =
  | { code: 'design.unknown-token'; token: string }
  | { code: 'design.wrong-value'; token: TokenName }
  | { code: 'design.low-contrast'; token: TokenName; ground: TokenName; ratio: number; needed: number };

/** Why a design is not saved. */
export type SaveDesignRefusal = DesignRefusal | EditConflict<DesignChanges>;

/** Why an uploaded font is not taken. */
export type FontRefusal =
  | { code: 'design.font-name'; most: number }
  | { code: 'design.font-name-taken'; name: string }
  | { code: 'design.font-unlicensed' }
  | { code: 'design.font-too-large' }
  | { code: 'design.no-font' }
  | { code: 'design.font-collection' }
  | { code: 'design.font-broken' }
  | { code: 'design.font-not-embeddable' }
  | { code: 'design.font-lacks-letters'; letters: string }
  | { code: 'design.font-not-joining' }
  /** The same file is there under a name. */
  | { code: 'design.font-known'; name: string }
  | { code: 'design.too-many-fonts'; most: number };

/** Why a font is not deleted. */
export type RemoveFontRefusal =
  | { code: 'design.unknown-font' }
  | { code: 'design.font-in-use'; name: string; tokens: readonly TokenName[] };

export const designRefusals = {
  'design.unknown-token': { status: 422, facts: ['token'] },
  'design.wrong-value': { status: 422, facts: ['token'] },
  'design.low-contrast': { status: 422, facts: ['token', 'ground', 'ratio', 'needed'] },
  'design.font-name': { status: 422, facts: ['most'] },
  'design.font-name-taken': { status: 409, facts: ['name'] },
  'design.font-unlicensed': { status: 422 },
  'design.font-too-large': { status: 413 },
  'design.no-font': { status: 415 },
  'design.font-collection': { status: 422 },
  'design.font-broken': { status: 422 },
  'design.font-not-embeddable': { status: 422 },
  'design.font-lacks-letters': { status: 422, facts: ['letters'] },
  'design.font-not-joining': { status: 422 },
  'design.font-known': { status: 409, facts: ['name'] },
  'design.too-many-fonts': { status: 409, facts: ['most'] },
  'design.unknown-font': { status: 404 },
  'design.font-in-use': { status: 409, facts: ['name', 'tokens'] },
} as const satisfies RefusalReplies<SaveDesignRefusal | FontRefusal | RemoveFontRefusal>;
