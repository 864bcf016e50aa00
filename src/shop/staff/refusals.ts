import type { RefusalReplies } from '#kernel/refusal.ts';
import type { IdentityRefusal } from '#shop/identity';
import type { Right } from './rules/rights.ts';

/** What is wrong with a form: by the field's name a key below `admin:errors`. */
export type FieldProblems = Readonly<Record<string, string>>;

/** Every answer "no" of the staff's door, with the facts its sentence needs. */
export type StaffRefusal =
  | IdentityRefusal<'staff'>
  | { code: 'staff.wrong-fields'; problems: FieldProblems }
  | { code: 'staff.email-taken' }
  | { code: 'staff.unknown-member' }
  /** Nobody may lock the shop: the last owner stays an owner. */
  | { code: 'staff.last-owner' }
  /** The role has not this right. */
  | { code: 'staff.forbidden'; right: Right }
  /** The session ended, maybe in the middle of a form. */
  | { code: 'staff.signed-out' }
  /** The second factor has to be set up first. */
  | { code: 'staff.second-factor-first' };

/** How each is answered. */
export const staffRefusals = {
  'staff.signed-out': { status: 401 },
  'staff.forbidden': { status: 403 },
  'staff.second-factor-first': { status: 403 },
  'staff.too-many': { status: 429, facts: ['seconds'] },
  'staff.wrong-sign-in': { status: 422 },
  'staff.wrong-code': { status: 422 },
  'staff.wrong-password': { status: 422 },
  'staff.stale-link': { status: 422 },
  'staff.wrong-fields': { status: 422 },
  'staff.email-taken': { status: 409 },
  'staff.unknown-member': { status: 404 },
  'staff.last-owner': { status: 409 },
} as const satisfies RefusalReplies<StaffRefusal>;
