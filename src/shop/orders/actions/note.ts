import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { OrderId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import type { OrderDeps } from '../deps.ts';
import type { OrderRefusal } from '../refusals.ts';
import { insertEvent } from '../store/events.ts';
import { lockOrder } from '../store/orders.ts';

const LONGEST = 2000;

export type Note = Readonly<{
  text: string;
  actor: string;
  /** Whether the customer sees it; otherwise only staff do. */
  isForCustomer: boolean;
}>;

/** Adds a note to an order's timeline; customer notes are also emailed. */
export function noteOrder(deps: OrderDeps) {
  return (id: OrderId, { text, actor, isForCustomer }: Note): Promise<Outcome<void, OrderRefusal>> =>
    allOrNothing(deps.db, async (tx) => {
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
        at: deps.clock(),
      });
      if (isForCustomer) await deps.raise(tx, 'OrderEmailDue', { kind: 'note', orderId: id, eventId });
      return done(undefined);
    });
}
