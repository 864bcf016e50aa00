import type { CartToken, CustomerId, SessionId, SessionToken } from '#kernel/ids.ts';
import type { Tx } from '#platform/database/client.ts';
import type { Session } from '#shop/identity';
import type { Customer } from '../customer.ts';
import type { CustomerDeps } from '../deps.ts';
import { findCustomer, lockCustomer, noteEvent } from '../store/customer.ts';

/** The browser that is signing in. */
export type Arrival = Readonly<{
  /** Its cart as a guest. */
  guest: CartToken | null;
  agent: string;
  isRemembered: boolean;
}>;

/** The values that a browser stores after sign-in. */
export type NewSession = Readonly<{ token: SessionToken; cartToken: CartToken; isRemembered: boolean }>;

/** The signed-in customer and session. `isRenewed`: the session was extended, and its cookies must be as well. */
export type Account = Readonly<{ customer: Customer; session: Session; isRenewed: boolean }>;

/** Signs a browser in, within the transaction that found it may be. Its cart joins the account's. */
export async function openSession(
  { clock, identity, joinCart }: CustomerDeps,
  tx: Tx,
  { customerId, arrival }: { customerId: CustomerId; arrival: Arrival },
): Promise<NewSession> {
  const { guest, agent, isRemembered } = arrival;
  // Two browsers of one account that sign in at once join their carts one after the other.
  await lockCustomer(tx, customerId);
  const { id: sessionId, token } = await identity.sessions.create(tx, {
    id: customerId,
    agent,
    isRemembered,
  });
  const cartToken = await joinCart(tx, { guest, customerId, sessionId, isRemembered });
  await noteEvent(tx, customerId, { kind: 'signed-in', actor: 'customer', at: clock() });
  return { token, cartToken, isRemembered };
}

/** Sessions: who is signed in, where else, and how it ends. */
export function sessionsFor({ db, clock, identity: { sessions } }: CustomerDeps) {
  return {
    /**
     * Who a cookie is of; null when its session has ended. Being seen makes it last longer, but for a page that polls by
     * itself.
     */
    open: async (token: SessionToken | null, options?: { isPolling?: boolean }): Promise<Account | null> => {
      const opened = await sessions.open(token, (id) => findCustomer(db, id), options);
      if (opened === null) return null;
      const { person: customer, session, isRenewed } = opened;
      return { customer, session, isRenewed };
    },
    list: sessions.list,
    /** Ends one; its browser is a guest with an empty cart from then on. @returns whether it was theirs */
    end: sessions.end,
    /** Ends all of them, or all but one. @returns how many */
    endAll: (id: CustomerId, butFor?: SessionId): Promise<number> =>
      db.transaction().execute(async (tx) => {
        const count = await sessions.endAll(tx, id, butFor);
        await noteEvent(tx, id, { kind: 'signed-out-everywhere', actor: 'customer', at: clock() });
        return count;
      }),
  };
}
