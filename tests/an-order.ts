import type { CartToken, OrderId, ProductId } from '#kernel/ids.ts';
import type { Attribution } from '#shop/conversions/rules/attribution.ts';
import { insertEvent, insertLines, insertOrder, type NewOrder, type Order } from '#shop/orders';
import { typed } from './a-draft.ts';
import { NO_CART, type TestShop } from './a-shop.ts';
import { aMethod, deliverBy, sameDay } from './delivery.ts';

/** Delivery to Dubai by a method that costs 15 and an express one that costs 30. */
export async function deliverToDubai(test: TestShop): Promise<void> {
  await deliverBy(test, [aMethod(), sameDay]);
}

export type Wanted = readonly Readonly<{
  id: number;
  quantity?: number;
  options?: Readonly<Record<string, string>>;
}>[];

async function cartWith({ shop }: TestShop, wanted: Wanted): Promise<CartToken> {
  let token: CartToken | null = null;
  for (const { id, quantity = 1, options = {} } of wanted) {
    const line = { productId: id as ProductId, variationId: null, options, quantity };
    const added = await shop.cart.add(token === null ? NO_CART : { token, actionId: null }, [line]);
    if (!added.ok) throw new Error(added.refusal.code);
    token = added.value.token;
  }
  if (token === null) throw new Error('nothing is wanted');
  return token;
}

/** An order of products by cash on delivery, through cart and checkout. */
export async function anOrder(
  test: TestShop,
  wanted: Wanted,
  { attribution, ...more }: { attribution?: Attribution } & Record<string, unknown> = {},
): Promise<Order> {
  const token = await cartWith(test, wanted);
  const draft = { ...typed, ...more };
  const review = await test.shop.checkout.review(token, draft);
  const placed = await test.shop.checkout.place({
    token,
    draft: { ...draft, delivery: review.rate?.id ?? '' },
    language: 'en',
    idempotencyKey: crypto.randomUUID(),
    seenTotalMinor: null,
    ...(attribution === undefined ? {} : { attribution }),
  });
  if (!placed.ok) throw new Error(`${placed.refusal.code} ${JSON.stringify(placed.refusal)}`);
  return placed.value;
}

/** The same, awaiting its payment as an order by card does. */
export async function aWaitingOrder(
  test: TestShop,
  wanted: Wanted,
  status: 'pending' | 'on-hold' = 'pending',
): Promise<Order> {
  const { shop, db } = test;
  const model = await anOrder(test, wanted);
  await shop.orders.move(model.id, 'cancelled', { actor: 'test', reason: 'a model' });
  const order: NewOrder = {
    ...model,
    lines: model.lines,
    key: `${model.key}w` as Order['key'],
    idempotencyKey: crypto.randomUUID(),
    status,
    paymentMethod: 'card',
  };
  const id = await db.transaction().execute(async (tx) => {
    const { takeStock } = await import('#shop/inventory');
    const made = (await insertOrder(tx, order)) as OrderId;
    await insertLines(tx, made, order.lines);
    await insertEvent(tx, made, {
      from: null,
      to: status,
      actor: 'shopper',
      reason: 'placed',
      at: order.placedAt,
    });
    const taken = await takeStock(
      tx,
      order.lines.map(({ productId, quantity, parts }) => ({ productId, quantity, parts })),
      made,
    );
    if (!taken.ok) throw new Error(taken.refusal.code);
    await shop.orders.placed(tx, made);
    return made;
  });
  const stored = await shop.orders.find(id);
  if (stored === null) throw new Error('the order is not there');
  return stored;
}
