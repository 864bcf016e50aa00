import type { CustomerId, ProductId, SubscriptionId } from '#kernel/ids.ts';
import { DAY_MS } from '#kernel/instant.ts';
import type { NewSession } from '#shop/customers';
import type { Order } from '#shop/orders';
import type { Subscription } from '#shop/subscriptions';
import { typed } from './a-draft.ts';
import { aProduct, NO_CART, type TestShop } from './a-shop.ts';
import { accountsOf } from './accounts.ts';

let count = 0;

/** A product of the class that can be subscribed to. */
export async function someSticks(
  test: TestShop,
  { stock = 50, price = '25.00' }: { stock?: number; price?: string } = {},
): Promise<ProductId> {
  count += 1;
  const id = await aProduct(test, { sku: `STICKS-${count}`, price, stock });
  await test.db.updateTable('product').set({ class: 'tobacco' }).where('id', '=', id).execute();
  return id as ProductId;
}

export type Buying = Readonly<{
  customerId: CustomerId | null;
  productId: ProductId;
  quantity?: number;
  weeks?: string;
  payment?: string;
  email?: string;
}>;

/** Orders a product as a subscription through cart and checkout. */
export async function placePlan(test: TestShop, buying: Buying) {
  const { customerId, productId, quantity = 2, weeks = '4', payment = 'cod' } = buying;
  const options = { subscription_weeks: weeks };
  const added = await test.shop.cart.add(NO_CART, [{ productId, variationId: null, options, quantity }]);
  if (!added.ok) throw new Error(added.refusal.code);
  const { token } = added.value;
  const draft = { ...typed, payment, email: buying.email ?? typed.email };
  const review = await test.shop.checkout.review(token, draft);
  const placed = await test.shop.checkout.place({
    ...{ token, language: 'en', customerId, seenTotalMinor: null, idempotencyKey: crypto.randomUUID() },
    draft: { ...draft, delivery: review.rate?.id ?? '' },
  });
  return { token, placed };
}

export type Subscribed = {
  subscription: Subscription;
  order: Order;
  customerId: CustomerId;
  email: string;
  session: NewSession;
};

/** A customer with a subscription of sticks. */
export async function aSubscription(
  test: TestShop,
  { productId, ...more }: Partial<Buying> = {},
): Promise<Subscribed> {
  const { customer, email, session } = await accountsOf(test).aCustomer();
  const bought = productId ?? (await someSticks(test));
  const { placed } = await placePlan(test, { customerId: customer.id, email, productId: bought, ...more });
  if (!placed.ok) throw new Error(JSON.stringify(placed.refusal));
  const [subscription] = await test.shop.subscriptions.listFor(customer.id);
  if (subscription === undefined) throw new Error('no subscription was opened');
  return { subscription, order: placed.value, customerId: customer.id, email, session };
}

/** The morning in Dubai of the day so many days after a moment. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

/** The subscription as stored now. */
export async function standing({ shop }: TestShop, id: SubscriptionId): Promise<Subscription> {
  const subscription = await shop.subscriptions.find(id);
  if (subscription === null) throw new Error('the subscription is gone');
  return subscription;
}

/** The numbers of its orders, oldest first. */
export async function madeOrders({ shop }: TestShop, id: SubscriptionId) {
  const opened = await shop.subscriptions.open(id, null);
  return (opened?.renewals ?? []).toReversed();
}
