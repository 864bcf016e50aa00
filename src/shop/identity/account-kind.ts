import type { CustomerId, StaffId } from '#kernel/ids.ts';
import { DAY_MS, HOUR_MS } from '#kernel/instant.ts';

/** Each kind of account by the name of its module: how one is identified, and what its one-time links are for. */
type Kinds = {
  customers: { id: CustomerId; link: 'register' | 'reset' | 'email' };
  staff: { id: StaffId; link: 'first-owner' | 'invitation' | 'password' };
};

export type AccountKind = keyof Kinds;
export type IdOf<K extends AccountKind> = Kinds[K]['id'];
export type LinkOf<K extends AccountKind> = Kinds[K]['link'];

/** How long a remembered browser stays signed in after it was last seen. */
export const REMEMBER_ME_MS = 30 * DAY_MS;

/** What differs between the kinds; the machinery does not. */
export const ACCOUNT_KINDS = {
  customers: {
    realm: 'customer',
    /** Begins what is counted and digested, so that a customer and a member of staff with one number are apart. */
    prefix: '',
    /** An office or a household may share one address. */
    freeSignInsOfNetwork: 60,
    /** Session lifetime after the last use; a session that is not remembered also ends with the browser. */
    sessionMs: { remembered: REMEMBER_ME_MS, other: 2 * DAY_MS },
  },
  staff: {
    realm: 'staff',
    prefix: 'staff-',
    freeSignInsOfNetwork: 30,
    /** Staff are signed out after inactivity. */
    sessionMs: { remembered: 12 * HOUR_MS, other: 12 * HOUR_MS },
  },
} as const;
