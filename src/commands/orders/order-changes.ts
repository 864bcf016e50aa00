import { parseProductId, parseRefundId } from '#kernel/ids.ts';
import { parsePrice, toDecimal } from '#kernel/money.ts';
import { differenceOf, type Order } from '#shop/orders';
import { type CommandContext, type ExitCode, WRONG_CALL } from '../command.ts';
import { ACTOR, type Called, parsePairs, printRefusal, type Values } from './order-call.ts';
import { lineOfOrder } from './order-words.ts';

function printOrder({ out }: CommandContext, order: Order): number {
  out.write(`${lineOfOrder(order)}, balance AED ${toDecimal(differenceOf(order))}\n`);
  return 0;
}

/** @returns null when lines or products cannot be parsed */
function wantedLines({ lines, goods: products }: Values) {
  const [stored, joined] = [parsePairs(lines), parsePairs(products)];
  if (stored === null || joined === null || stored.length + joined.length === 0) return null;
  const added = joined.flatMap(([id, quantity]) => {
    const productId = parseProductId(id);
    return productId === null ? [] : [{ productId, variationId: null, quantity }];
  });
  return [...stored.map(([position, quantity]) => ({ position, quantity })), ...added];
}

/** Edits an order; the difference is due or refundable. */
export async function edit({ runtime, id, values }: Called): Promise<ExitCode> {
  const lines = wantedLines(values);
  if (lines === null || values.why === undefined) return WRONG_CALL;
  const edited = await runtime.shop.orders.edit(id, { actor: ACTOR, reason: values.why, lines });
  return edited.ok ? printOrder(runtime, edited.value) : printRefusal(runtime, edited.refusal);
}

/** Splits items into a new order. */
export async function split({ runtime, id, values }: Called): Promise<ExitCode> {
  const pieces = parsePairs(values.lines);
  if (pieces === null || pieces.length === 0 || values.why === undefined) return WRONG_CALL;
  const lines = pieces.map(([position, quantity]) => ({ position, quantity }));
  const made = await runtime.shop.orders.split(id, { actor: ACTOR, reason: values.why, lines });
  return made.ok ? printOrder(runtime, made.value) : printRefusal(runtime, made.refusal);
}

/** Refunds an overpaid amount. */
export async function payOut({ runtime, id, values }: Called): Promise<ExitCode> {
  const amount = values.amount === undefined ? null : parsePrice(values.amount);
  if (values.why === undefined || (values.amount !== undefined && amount === null)) return WRONG_CALL;
  const by = { actor: ACTOR, reason: values.why, amount };
  const paid = await runtime.shop.orders.refunds.payOutDifference(id, by);
  return paid.ok ? printOrder(runtime, paid.value) : printRefusal(runtime, paid.refusal);
}

/** Lists refunds that staff must send manually. */
export async function listOwed({ shop, out }: CommandContext): Promise<number> {
  const owed = await shop.orders.refunds.byHand();
  for (const { id, orderId, total, reason, reference } of owed)
    out.write(`${[id, `order ${orderId}`, `AED ${toDecimal(total)}`, reason, reference].join(' · ')}\n`);
  if (owed.length === 0) out.write('No manual refunds.\n');
  return 0;
}

/** Marks a refund as sent manually. */
export async function markSent(
  runtime: CommandContext,
  word: string | undefined,
  { why }: Values,
): Promise<ExitCode> {
  const id = parseRefundId(word);
  if (id === null || why === undefined) return WRONG_CALL;
  const marked = await runtime.shop.orders.refunds.markPaidOut(id, why);
  return marked.ok ? 0 : printRefusal(runtime, marked.refusal);
}
