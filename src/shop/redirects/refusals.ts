import type { EditConflict, UnknownVersion } from '#kernel/editing/optimistic-lock.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';
import type { CheckedRedirect, RedirectProblem } from './rules/check-list.ts';

export type RedirectRefusal =
  | { code: 'redirects.wrong-fields'; problems: Readonly<Record<string, RedirectProblem | 'taken'>> }
  | { code: 'redirects.unknown' }
  | EditConflict<CheckedRedirect>
  | UnknownVersion;

/** Why a list cannot be read. */
export type RedirectListRefusal = { code: 'redirects.no-list' };

export const redirectRefusals = {
  'redirects.wrong-fields': { status: 422 },
  'redirects.unknown': { status: 404 },
  'redirects.no-list': { status: 422 },
} as const satisfies RefusalReplies<RedirectRefusal | RedirectListRefusal>;
