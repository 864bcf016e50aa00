import { cutText } from '#kernel/cut-text.ts';
import type { OrderId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { insertEvent } from './events.store.ts';
import { allOrNothing, type OrderNeeds } from './needs.ts';
import { lockOrder } from './orders.store.ts';
import type { OrderRefusal } from './refusals.ts';

const LONGEST = 2000;

export type Note = Readonly<{
  text: string;
  actor: string;
  /** Whether the shopper reads it beside the order; else staff alone does. */
  isForCustomer: boolean;
}>;

/** Writes a note into the timeline of an order; one for the customer is sent by mail, too. */
export function noteOrder(needs: OrderNeeds) {
  return (id: OrderId, { text, actor, isForCustomer }: Note): Promise<Outcome<void, OrderRefusal>> =>
    allOrNothing(needs.db, async (tx) => {
      const reason = cutText(text.trim(), LONGEST);
      if (reason === '') return refuse({ code: 'orders.wrong-fields', field: 'text' });
      const order = await lockOrder(tx, id);
      if (order === null) return refuse({ code: 'orders.unknown-order' });
      const { status } = order;
      const eventId = await insertEvent(tx, id, {
        kind: 'note',
        from: status,
        to: status,
        actor,
        reason,
        isForCustomer,
        at: needs.clock(),
      });
      if (isForCustomer) await needs.orderNews(tx, { kind: 'note', orderId: id, eventId });
      return done(undefined);
    });
}
