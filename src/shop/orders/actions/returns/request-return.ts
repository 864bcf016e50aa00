import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { OrderId } from '#kernel/ids.ts';
import { DAY_MS, type Instant } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import type { Tx } from '#platform/database/client.ts';
import type { OrderDeps } from '../../deps.ts';
import type { Order } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';
import type { OrderReturn, ReturnLine, ReturnReason } from '../../rules/return.ts';
import { insertEvent } from '../../store/events.ts';
import { lockOrder } from '../../store/orders.ts';
import { insertReturn, insertReturnEvent, readDeliveredAt, readReturns } from '../../store/returns.ts';
import { isOwnedBy, type Owner } from '../cancel.ts';

/** The fields of a return request. */
export type ReturnRequest = Readonly<{
  lines: readonly ReturnLine[];
  reason: ReturnReason;
  words: string;
  wish: 'refund' | 'exchange';
}>;

const LONGEST_WORDS = 1000;
/** States whose items cannot be returned again. */
const COUNTING: readonly OrderReturn['state'][] = ['asked', 'approved', 'received'];

/** The returnable quantity of each line. */
export function returnable(order: Order, returns: readonly OrderReturn[]): number[] {
  const requested = returns.filter(({ state }) => COUNTING.includes(state)).flatMap(({ lines }) => lines);
  return order.lines.map((line, position) => {
    const underway = requested
      .filter((one) => one.position === position)
      .reduce((all, { quantity }) => all + quantity, 0);
    return Math.max(0, line.quantity - line.refundedQuantity - underway);
  });
}

/** @returns whether a customer may request a return: delivered, within the return period */
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

async function insertRequest(
  deps: OrderDeps,
  tx: Tx,
  { order, requested }: { order: Order; requested: ReturnRequest },
): Promise<Outcome<OrderReturn, OrderRefusal>> {
  const now = deps.clock();
  const { 'orders.returnDays': days } = await deps.settings(tx);
  const isInTime = mayReturn(order, await readDeliveredAt(tx, order.id), { days, now });
  if (!isInTime) return refuse({ code: 'orders.may-not-return', status: order.status });
  const left = returnable(order, await readReturns(tx, { orderId: order.id }));
  const refusal = lineRefusal(order, requested.lines, left);
  if (refusal !== null) return refuse(refusal);
  const words = cutText(requested.words.trim(), LONGEST_WORDS);
  const id = await insertReturn(tx, { ...requested, words, orderId: order.id, askedAt: now });
  await insertReturnEvent(tx, id, { from: null, to: 'asked', actor: 'shopper', reason: words, at: now });
  const { status } = order;
  const event = {
    kind: 'return',
    from: status,
    to: status,
    actor: 'shopper',
    reason: requested.reason,
    at: now,
  } as const;
  await insertEvent(tx, order.id, { ...event, facts: { return: id, state: 'asked' } });
  await deps.raise(tx, 'OrderEmailDue', { kind: 'return-asked', orderId: order.id, returnId: id });
  const [made] = await readReturns(tx, { id });
  return made === undefined ? refuse({ code: 'orders.unknown-return' }) : done(made);
}

/** Requests a return; the same items only once. */
export function requestReturn(deps: OrderDeps) {
  return (owner: Owner, id: OrderId, request: ReturnRequest): Promise<Outcome<OrderReturn, OrderRefusal>> =>
    allOrNothing(deps.db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order === null || !isOwnedBy(order, owner)) return refuse({ code: 'orders.unknown-order' });
      return insertRequest(deps, tx, { order, requested: request });
    });
}
