import type { EditConflict } from '#kernel/editing/optimistic-lock.ts';
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
  /** The last owner must remain an owner. */
  | { code: 'staff.last-owner' }
  | { code: 'staff.unknown-role' }
  | { code: 'staff.role-name-taken' }
  /** A role that members or invitations have can only be deleted with a replacement. */
  | { code: 'staff.role-in-use' }
  | { code: 'staff.unknown-key' }
  | { code: 'staff.key-name-taken' }
  /** The key is missing, unknown, revoked or expired, or its maker is deactivated; all get the same answer. */
  | { code: 'staff.wrong-key' }
  /** What people do themselves: a key does not reach it. */
  | { code: 'staff.not-by-key' }
  /** A member cannot grant rights they do not have, or manage members with more rights. */
  | { code: 'staff.more-rights' }
  /** Not an address of a push service, or no keys of a browser. */
  | { code: 'staff.wrong-subscription' }
  | { code: 'staff.too-many-devices'; most: number }
  | { code: 'staff.unknown-device' }
  /** The push service did not take the message. */
  | { code: 'staff.push-failed' }
  | EditConflict<Readonly<{ name: string; rights: readonly Right[] }>>
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
  'staff.unknown-role': { status: 404 },
  'staff.role-name-taken': { status: 409 },
  'staff.role-in-use': { status: 409 },
  'staff.more-rights': { status: 403 },
  'staff.unknown-key': { status: 404 },
  'staff.key-name-taken': { status: 409 },
  'staff.wrong-key': { status: 401 },
  'staff.not-by-key': { status: 403 },
  'staff.wrong-subscription': { status: 422 },
  'staff.too-many-devices': { status: 409, facts: ['most'] },
  'staff.unknown-device': { status: 404 },
  'staff.push-failed': { status: 503 },
} as const satisfies RefusalReplies<StaffRefusal>;
