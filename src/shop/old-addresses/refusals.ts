import type { ChangedMeanwhile, RefusalReplies } from '#kernel/refusal.ts';
import type { Redirect, RedirectProblem } from './check-list.ts';

/** Every answer "no" to staff who edit old addresses. */
export type RedirectRefusal =
  | { code: 'redirects.wrong-fields'; problems: Readonly<Record<string, RedirectProblem | 'taken'>> }
  | { code: 'redirects.unknown' }
  | ChangedMeanwhile<'redirects.changed-meanwhile', Redirect>;

/** Why a list of them is not read. */
export type RedirectListRefusal = { code: 'redirects.no-list' };

/** How each is answered. */
export const redirectRefusals = {
  'redirects.wrong-fields': { status: 422 },
  'redirects.unknown': { status: 404 },
  'redirects.changed-meanwhile': { status: 409 },
  'redirects.no-list': { status: 422 },
} as const satisfies RefusalReplies<RedirectRefusal | RedirectListRefusal>;
