import type { EditConflict } from '#kernel/editing/optimistic-lock.ts';
import type { CustomerId } from '#kernel/ids.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';
import type { IdentityRefusal } from '#shop/identity';

/** What is wrong with a form: by the field's name a key below `account:errors`. */
export type Problems = Readonly<Record<string, string>>;

/** Every answer "no" of an account, with the facts its sentence needs. */
export type CustomerRefusal =
  | IdentityRefusal<'customers'>
  | { code: 'customers.wrong-fields'; problems: Problems }
  | { code: 'customers.email-taken' }
  /** Staff add a customer whose email has an account; `id` links to it. */
  | { code: 'customers.account-exists'; id: CustomerId | null }
  /** A customer who has a password cannot be invited to set one. */
  | { code: 'customers.has-password' }
  | { code: 'customers.too-many-addresses'; limit: number }
  | { code: 'customers.unknown-address' }
  | { code: 'customers.unknown-customer' }
  | { code: 'customers.no-match' }
  /** What has to be typed to delete an account was not. */
  | { code: 'customers.not-confirmed' }
  | { code: 'customers.same-customer' }
  /** No such segment, or not any more. */
  | { code: 'customers.unknown-segment' }
  | { code: 'customers.segment-name-taken'; name: string }
  /** Another user saved the segment meanwhile. */
  | EditConflict<Readonly<{ name: string; rule: unknown }>>
  /** No such guest: their orders may belong to an account by now. */
  | { code: 'customers.unknown-guest' }
  /** The form was printed for another visit. */
  | { code: 'customers.stale-form' };

/** How each is answered; on the pages of an account a form comes back with 200. Source: WIRE §11 */
export const customerRefusals = {
  'customers.wrong-fields': { status: 422 },
  'customers.wrong-sign-in': { status: 422 },
  'customers.too-many': { status: 429, facts: ['seconds'] },
  'customers.stale-link': { status: 422 },
  'customers.wrong-password': { status: 422 },
  'customers.wrong-code': { status: 422 },
  'customers.email-taken': { status: 409 },
  'customers.account-exists': { status: 409 },
  'customers.has-password': { status: 409 },
  'customers.too-many-addresses': { status: 409, facts: ['limit'] },
  'customers.unknown-address': { status: 404 },
  'customers.unknown-customer': { status: 404 },
  'customers.no-match': { status: 422 },
  'customers.not-confirmed': { status: 422 },
  'customers.same-customer': { status: 422 },
  'customers.unknown-segment': { status: 404 },
  'customers.segment-name-taken': { status: 409, facts: ['name'] },
  'customers.unknown-guest': { status: 404 },
  'customers.stale-form': { status: 422 },
} as const satisfies RefusalReplies<CustomerRefusal>;
