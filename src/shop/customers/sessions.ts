import { cutText } from '#kernel/cut-text.ts';
import type { CartToken, CustomerId, SessionId, SessionToken } from '#kernel/ids.ts';
import { DAY_MS, type Instant, MINUTE_MS } from '#kernel/instant.ts';
import type { Tx } from '#platform/database/client.ts';
import { newSessionToken, secretDigest } from '#shop/access';
import { findCustomer, lockCustomer, noteEvent } from './customer.store.ts';
import type { Customer, Session } from './customer.ts';
import type { CustomerNeeds } from './needs.ts';
import { deleteSessions, findSession, insertSession, sessionsOf, touchSession } from './session.store.ts';

/** How long a remembered browser stays signed in after it was last seen. */
export const REMEMBERED_MS = 30 * DAY_MS;
/** The same for one that forgets at its end; the cookie is gone before. */
const UNREMEMBERED_MS = 2 * DAY_MS;
/** A session is written to no more often than this. */
const TOUCH_MS = 5 * MINUTE_MS;
const LONGEST_AGENT = 300;

/** The browser that is signing in. */
export type Arrival = Readonly<{
  /** Its cart as a guest. */
  guest: CartToken | null;
  agent: string;
  isRemembered: boolean;
}>;

/** What a browser keeps of having signed in. */
export type NewSession = Readonly<{ token: SessionToken; cartToken: CartToken; isRemembered: boolean }>;

/** Who is signed in, and where. `isRenewed` says that its cookies live longer from now on. */
export type Account = Readonly<{ customer: Customer; session: Session; isRenewed: boolean }>;

function expiry(now: Instant, isRemembered: boolean): Instant {
  return new Date(now.getTime() + (isRemembered ? REMEMBERED_MS : UNREMEMBERED_MS));
}

/** Signs a browser in, within the transaction that found it may be. Its cart joins the account's. */
export async function openSession(
  { clock, joinCart }: Pick<CustomerNeeds, 'clock' | 'joinCart'>,
  tx: Tx,
  { customerId, arrival }: { customerId: CustomerId; arrival: Arrival },
): Promise<NewSession> {
  const now = clock();
  const { guest, isRemembered } = arrival;
  // Two browsers of one account that sign in at once join their carts one after the other.
  await lockCustomer(tx, customerId);
  const token = newSessionToken();
  const sessionId = await insertSession(tx, {
    digest: secretDigest(token),
    customerId,
    agent: cutText(arrival.agent, LONGEST_AGENT),
    isRemembered,
    createdAt: now,
    seenAt: now,
    expiresAt: expiry(now, isRemembered),
  });
  const cartToken = await joinCart(tx, { guest, customerId, sessionId, isRemembered });
  await noteEvent(tx, customerId, { kind: 'signed-in', actor: 'customer', at: now });
  return { token, cartToken, isRemembered };
}

/** Sessions: who is signed in, where else, and how it ends. */
export function sessionsFor({ db, clock }: Pick<CustomerNeeds, 'db' | 'clock'>) {
  return {
    /** Who a cookie is of; null when its session has ended. Being seen makes it last longer. */
    open: async (token: SessionToken): Promise<Account | null> => {
      const now = clock();
      const found = await findSession(db, secretDigest(token), now);
      const customer = found === null ? null : await findCustomer(db, found.customerId);
      if (found === null || customer === null) return null;
      const { session } = found;
      const isRenewed = now.getTime() - session.seenAt.getTime() > TOUCH_MS;
      if (isRenewed)
        await touchSession(db, session.id, { now, expiresAt: expiry(now, session.isRemembered) });
      return { customer, session, isRenewed };
    },
    list: (id: CustomerId): Promise<Session[]> => sessionsOf(db, id, clock()),
    /** Ends one; its browser is a guest with an empty cart from then on. @returns whether it was theirs */
    end: async (id: CustomerId, session: SessionId): Promise<boolean> =>
      (await deleteSessions(db, id, { only: session })) > 0,
    /** Ends all of them, or all but one. @returns how many */
    endAll: (id: CustomerId, butFor?: SessionId): Promise<number> =>
      db.transaction().execute(async (tx) => {
        const count = await deleteSessions(tx, id, butFor === undefined ? {} : { butFor });
        await noteEvent(tx, id, { kind: 'signed-out-everywhere', actor: 'customer', at: clock() });
        return count;
      }),
  };
}
