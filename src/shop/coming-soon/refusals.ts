import type { RefusalReplies } from '#kernel/refusal.ts';

/** Why a typed coming-soon setting cannot be saved. */
export type SaveComingSoonRefusal =
  /** No published page has that slug. */
  | { code: 'coming-soon.unknown-page' }
  /** The moment of opening has passed. */
  | { code: 'coming-soon.past-opening' };

/** What call 5 refuses. Source: spec §7 call 5; CA-05 */
export type BannerRefusal =
  | { code: 'coming-soon.not-signed-in' }
  | { code: 'coming-soon.wrong-token' }
  /** The address contains another user's id. */
  | { code: 'coming-soon.foreign-user' }
  | { code: 'coming-soon.wrong-body' };

export type ComingSoonRefusal =
  | SaveComingSoonRefusal
  | BannerRefusal
  /** The caller may not see the shop yet. */
  | { code: 'coming-soon.closed' };

export const comingSoonRefusals = {
  'coming-soon.unknown-page': { status: 422 },
  'coming-soon.past-opening': { status: 422 },
  'coming-soon.not-signed-in': { status: 401 },
  'coming-soon.wrong-token': { status: 403 },
  'coming-soon.foreign-user': { status: 403 },
  'coming-soon.wrong-body': { status: 400 },
  'coming-soon.closed': { status: 503 },
} as const satisfies RefusalReplies<ComingSoonRefusal>;
