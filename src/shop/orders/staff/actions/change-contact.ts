import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { OrderId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { By, OrderDeps } from '../../deps.ts';
import type { Order } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';
import { insertEvent } from '../../store/events.ts';
import { findOrder, lockOrder } from '../../store/orders.ts';
import { checkVersion } from '../../store/version.ts';
import { saveContact } from '../store/contact.ts';

export type ContactChange = By &
  Readonly<{
    /** Empty: nothing is mailed. */
    email: string;
    /** `+971…` */
    phone: string;
    /** The version that the change is based on; an order at another version is not changed. */
    version?: number;
  }>;

/** What changed; the values before are in the audit log, since personal data does not stay in the timeline. */
function changedFields(order: Order, { email, phone }: ContactChange): string[] {
  return [...(order.email === email ? [] : ['email']), ...(order.phone === phone ? [] : ['phone'])];
}

async function changeLocked(
  deps: OrderDeps,
  tx: Tx,
  { order, change }: { order: Order; change: ContactChange },
): Promise<Outcome<Order, OrderRefusal>> {
  const checked = await checkVersion(tx, order, change.version);
  if (!checked.ok) return checked;
  const fields = changedFields(order, change);
  if (fields.length === 0) return done(order);
  const { email, phone, actor, reason } = change;
  await saveContact(tx, { ...order, email, phone });
  await insertEvent(tx, order.id, {
    ...{ kind: 'contact', from: order.status, to: order.status, actor, reason, at: deps.clock() },
    facts: { fields: fields.join(' ') },
  });
  return done((await findOrder(tx, order.id)) ?? order);
}

/**
 * Changes the email and the phone of an order in any state. Sent mails and issued documents are not changed; later
 * mails go to the new address.
 *
 * Source: OR-03
 */
export function changeContact(deps: OrderDeps) {
  return (id: OrderId, change: ContactChange): Promise<Outcome<Order, OrderRefusal>> =>
    allOrNothing(deps.db, async (tx) => {
      const order = await lockOrder(tx, id);
      return order === null
        ? refuse({ code: 'orders.unknown-order' })
        : changeLocked(deps, tx, { order, change });
    });
}
