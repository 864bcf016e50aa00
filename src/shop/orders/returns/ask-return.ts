import { cutText } from '#kernel/cut-text.ts';
import type { OrderId } from '#kernel/ids.ts';
import { DAY_MS, type Instant } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { isOwnedBy, type Owner } from '../cancel.ts';
import { insertEvent } from '../events.store.ts';
import { allOrNothing, type OrderNeeds } from '../needs.ts';
import type { Order } from '../order.ts';
import { lockOrder } from '../orders.store.ts';
import type { OrderRefusal } from '../refusals.ts';
import type { OrderReturn, ReturnLine, ReturnReason } from './return.ts';
import { insertReturn, insertReturnEvent, readDeliveredAt, readReturns } from './returns.store.ts';

/** What the form of a return says. */
export type AskedReturn = Readonly<{
  lines: readonly ReturnLine[];
  reason: ReturnReason;
  words: string;
  wish: 'refund' | 'exchange';
}>;

const LONGEST_WORDS = 1000;
/** Pieces of these are on their way back already, or were. */
const COUNTING: readonly OrderReturn['state'][] = ['asked', 'approved', 'received'];

/** How many pieces of each line can still be given back. */
export function returnable(order: Order, returns: readonly OrderReturn[]): number[] {
  const asked = returns.filter(({ state }) => COUNTING.includes(state)).flatMap(({ lines }) => lines);
  return order.lines.map((line, position) => {
    const underway = asked
      .filter((one) => one.position === position)
      .reduce((all, { quantity }) => all + quantity, 0);
    return Math.max(0, line.quantity - line.refundedQuantity - underway);
  });
}

/** @returns whether a shopper may ask to give goods back: they have them, and not for too long */
export function mayReturn(
  { status, origin }: Pick<Order, 'status' | 'origin'>,
  deliveredAt: Instant | null,
  { days, now }: { days: number; now: Instant },
): boolean {
  const hasThem = origin !== 'old-shop' && (status === 'delivered' || status === 'completed');
  return hasThem && deliveredAt !== null && now.getTime() - deliveredAt.getTime() <= days * DAY_MS;
}

function lineRefusal(
  order: Order,
  lines: readonly ReturnLine[],
  left: readonly number[],
): OrderRefusal | null {
  if (lines.length === 0) return { code: 'orders.no-lines' };
  for (const { position, quantity } of lines) {
    const line = order.lines[position];
    if (line === undefined || lines.filter((one) => one.position === position).length > 1)
      return { code: 'orders.unknown-line', position };
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > (left[position] ?? 0))
      return { code: 'orders.wrong-quantity', name: line.name, left: left[position] ?? 0 };
  }
  return null;
}

async function ask(
  needs: OrderNeeds,
  tx: Tx,
  { order, asked }: { order: Order; asked: AskedReturn },
): Promise<Outcome<OrderReturn, OrderRefusal>> {
  const now = needs.clock();
  const { 'orders.returnDays': days } = await needs.settings(tx);
  const isInTime = mayReturn(order, await readDeliveredAt(tx, order.id), { days, now });
  if (!isInTime) return refuse({ code: 'orders.may-not-return', status: order.status });
  const left = returnable(order, await readReturns(tx, { orderId: order.id }));
  const refusal = lineRefusal(order, asked.lines, left);
  if (refusal !== null) return refuse(refusal);
  const words = cutText(asked.words.trim(), LONGEST_WORDS);
  const id = await insertReturn(tx, { ...asked, words, orderId: order.id, askedAt: now });
  await insertReturnEvent(tx, id, { from: null, to: 'asked', actor: 'shopper', reason: words, at: now });
  const { status } = order;
  const event = {
    kind: 'return',
    from: status,
    to: status,
    actor: 'shopper',
    reason: asked.reason,
    at: now,
  } as const;
  await insertEvent(tx, order.id, { ...event, facts: { return: id, state: 'asked' } });
  await needs.orderNews(tx, { kind: 'return-asked', orderId: order.id, returnId: id });
  const [made] = await readReturns(tx, { id });
  return made === undefined ? refuse({ code: 'orders.unknown-return' }) : done(made);
}

/** A shopper asks to give goods back; the same pieces are asked for once. */
export function askReturn(needs: OrderNeeds) {
  return (owner: Owner, id: OrderId, asked: AskedReturn): Promise<Outcome<OrderReturn, OrderRefusal>> =>
    allOrNothing(needs.db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order === null || !isOwnedBy(order, owner)) return refuse({ code: 'orders.unknown-order' });
      return ask(needs, tx, { order, asked });
    });
}
