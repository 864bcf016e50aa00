import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { OrderId, StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import type { Tx } from '#platform/database/client.ts';
import type { OrderDeps } from '../deps.ts';
import type { Order } from '../order.ts';
import type { OrderRefusal } from '../refusals.ts';
import { insertEvent } from '../store/events.ts';
import { lockOrder } from '../store/orders.ts';

const LONGEST = 2000;

export type Note = Readonly<{
  text: string;
  actor: string;
  /** Whether the customer sees it; otherwise only staff do. */
  isForCustomer: boolean;
  /** The member who writes it. */
  by?: StaffId;
  /** Staff members mentioned in the note; they are notified, except its author. */
  mentioned?: readonly Readonly<{ id: StaffId; name: string }>[];
}>;

/** Adds a note of a locked order. @returns its entry in the timeline */
function addNote(
  tx: Tx,
  { id, status }: Order,
  note: Note & { reason: string; at: Instant },
): Promise<number> {
  const { actor, reason, isForCustomer, mentioned = [], at } = note;
  const mentions = mentioned.map(({ name }) => name).join('\n');
  return insertEvent(tx, id, {
    kind: 'note',
    from: status,
    to: status,
    actor,
    reason,
    isForCustomer,
    ...(mentions === '' ? {} : { facts: { mentions } }),
    at,
  });
}

async function raiseMentions(
  deps: OrderDeps,
  tx: Tx,
  { orderId, eventId, note }: { orderId: OrderId; eventId: number; note: Note },
): Promise<void> {
  const { by, mentioned = [] } = note;
  const staffIds = mentioned.map(({ id }) => id).filter((id) => id !== by);
  if (staffIds.length > 0) await deps.raise(tx, 'StaffMentioned', { orderId, eventId, staffIds });
}

/** Adds a note to an order's timeline; customer notes are also emailed, who is mentioned is notified. */
export function noteOrder(deps: OrderDeps) {
  return (id: OrderId, note: Note): Promise<Outcome<void, OrderRefusal>> =>
    allOrNothing(deps.db, async (tx) => {
      const reason = cutText(note.text.trim(), LONGEST);
      if (reason === '') return refuse({ code: 'orders.wrong-fields', field: 'text' });
      const order = await lockOrder(tx, id);
      if (order === null) return refuse({ code: 'orders.unknown-order' });
      const eventId = await addNote(tx, order, { ...note, reason, at: deps.clock() });
      if (note.isForCustomer) await deps.raise(tx, 'OrderEmailDue', { kind: 'note', orderId: id, eventId });
      await raiseMentions(deps, tx, { orderId: id, eventId, note });
      return done(undefined);
    });
}
