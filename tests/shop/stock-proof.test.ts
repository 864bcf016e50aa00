import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OrderId, ProductId } from '#kernel/ids.ts';
import { choiceField } from '#shop/catalogue';
import { findImbalances } from '#shop/inventory';
import { aBundle, aDevice } from '../a-kit.ts';
import { CARDS, deliverWebhook, type Message, messagesOf, openPage, order, pay } from '../a-payment.ts';
import { aProduct, aShop, levelOf, NO_CART } from '../a-shop.ts';
import { deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const PIECES = 8;
const PARTS = 9;
const SHOPPERS = 48;
const KIT_SHOPPERS = 9;

const test = aShop(await aDatabase());
const { shop, db } = test;
await deliverToDubai(test);
await shop.settings.set('payments.provider', 'test');
await aProduct(test, { sku: 'PIECE', stock: PIECES });
await aProduct(test, { sku: 'PART', stock: PARTS });
for (const [sku, parts] of [
  ['PAIR', 'PART x2'],
  ['TRIO', 'PART x3'],
] as const)
  await aProduct(test, { sku, more: { 'Meta: _jamra_bundle_items': parts } });
const DEVICE = 'PROOF-DEVICE';
const { device, colours } = await aDevice(test, { sku: DEVICE, stock: [2, 2, 0] });
const kit = await aBundle(test, { sku: 'PROOF-KIT', parts: `${DEVICE} x1` });
const [piece, part, pair, trio] = await shop.catalogue.idsOf(['piece', 'part', 'pair', 'trio']);

type Options = Readonly<Record<string, string>>;

/** A shopper buys; every other one by card. @returns the order's number, or null for a refusal */
async function shopper(
  number: number,
  productId: ProductId | undefined,
  options: Options = {},
): Promise<number | null> {
  const line = { productId: productId as ProductId, variationId: null, options, quantity: 1 };
  const added = await shop.cart.add(NO_CART, [line]);
  if (!added.ok) return null;
  const email = `crowd${number}@example.com`;
  const payment = number % 2 === 0 ? 'jamra_card' : 'cod';
  const placed = await order(test, added.value.token, { email, payment }).catch((error: Error) => {
    expect(error.message).toContain('checkout.');
    return null;
  });
  if (placed === null) return null;
  if (payment === 'cod') return placed.id;
  await pay(test, await openPage(test, placed, `198.51.100.${number}`), CARDS.good);
  return placed.id;
}

function inNoOrder<T>(entries: readonly T[]): T[] {
  const orders = fc.shuffledSubarray([...entries], { minLength: entries.length });
  return fc.sample(orders, 1).flat();
}

it('ST-03 ST-06 PM-05 OR-06 a crowd buys exactly the stock, pays once, and invoice numbers have no gaps', async () => {
  const wants = [piece, piece, part, pair, trio];
  const crowd = Array.from({ length: SHOPPERS }, (_, number) =>
    shopper(number, wants[number % wants.length]),
  );
  const sold = (await Promise.all(crowd)).filter((id) => id !== null);
  const messages: Message[] = [];
  for (let some = await messagesOf(test); some.length > 0; some = await messagesOf(test))
    messages.push(...some);
  const taken = await Promise.all(
    inNoOrder([...messages, ...messages, ...messages]).map((one) => deliverWebhook(test, one)),
  );
  expect(taken.every(({ ok }) => ok)).toBe(true);

  const lines = await db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
    .select(['sku', 'shop_order.id', 'status', 'payment_method', 'paid_minor'])
    .select('shop_order.total_minor as owed')
    .execute();
  const soldOf = (sku: string) => lines.filter((line) => line.sku === sku).length;
  expect(lines.map(({ id }) => id).toSorted()).toEqual(sold.toSorted());
  expect(soldOf('PIECE')).toBe(PIECES);
  expect(await levelOf(test, 'PIECE')).toBe(0);
  const used = soldOf('PART') + 2 * soldOf('PAIR') + 3 * soldOf('TRIO');
  expect(used + (await levelOf(test, 'PART'))).toBe(PARTS);
  expect(await findImbalances(db)).toEqual([]);

  for (const line of lines) {
    expect(line.status).toBe('confirmed');
    expect(line.paid_minor).toBe(line.payment_method === 'cod' ? 0 : line.owed);
  }
  expect(await shop.payments.reconcile()).toEqual([]);
  const invoices = await db.selectFrom('tax_document').select('number').orderBy('number').execute();
  expect(invoices.map(({ number }) => number)).toEqual(lines.map((_, place) => place + 1));
});

it('ST-03 ST-06 kits and devices share the stock of a colour without overselling', async () => {
  const field = choiceField(device);
  const [sage, dune] = colours;
  const crowd = Array.from({ length: KIT_SHOPPERS }, (_, number) => {
    const colour = number % 2 === 0 ? sage : dune;
    if (number % 3 === 0) return shopper(100 + number * 2 + 1, colour);
    return shopper(100 + number * 2 + 1, kit, { [field]: String(colour) });
  });
  const sold = (await Promise.all(crowd)).filter((id) => id !== null);
  expect(sold).toHaveLength(4);
  expect([await levelOf(test, `${DEVICE}-SAGE`), await levelOf(test, `${DEVICE}-DUNE`)]).toEqual([0, 0]);
  const orders = await Promise.all(sold.map((id) => shop.orders.find(id as OrderId)));
  const held = orders
    .flatMap((one) => one?.lines ?? [])
    .map((one) => one.variationId ?? one.parts[0]?.productId);
  expect(held.toSorted()).toEqual([sage, sage, dune, dune].toSorted());
  expect(await findImbalances(db)).toEqual([]);
});
