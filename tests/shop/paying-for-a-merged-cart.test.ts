import { expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { buy, deliverWebhook, messagesOf, openPage, order, pay } from '../a-payment.ts';
import { aProduct, aShop, by, type TestShop } from '../a-shop.ts';
import { accountsOf, signedIn } from '../accounts.ts';
import { deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const test: TestShop = aShop(await aDatabase());
const { shop } = test;
await deliverToDubai(test);
await shop.settings.set('payments.provider', 'test');
const { aCustomer, signIn } = accountsOf(test);
const other = (await aProduct(test, { sku: 'OTHER-THING', stock: 9 })) as ProductId;
const lineOf = (productId: ProductId, quantity: number) => ({
  productId,
  variationId: null,
  options: {},
  quantity,
});

async function payNow(placed: Parameters<typeof openPage>[1]): Promise<void> {
  await pay(test, await openPage(test, placed));
  for (const message of await messagesOf(test)) await deliverWebhook(test, message);
  expect((await shop.orders.find(placed.id))?.status).toBe('confirmed');
}

it('CO-08 a cart merged at sign-in loses only what its order bought', async () => {
  const { email, session } = await aCustomer();
  await shop.cart.add(by(session.cartToken), [lineOf(other, 2)]);
  const { order: placed, token } = await buy(test);
  const { cartToken } = signedIn(await signIn(email, { guest: token }));
  expect((await shop.cart.open(cartToken)).itemCount).toBe(3);
  await payNow(placed);
  const { lines } = await shop.cart.open(cartToken);
  expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([[other, 2]]);
});

it('CO-08 a guest cart taken over by an account is emptied by the payment', async () => {
  const { order: placed, token } = await buy(test);
  const { session } = await aCustomer({ guest: token });
  expect((await shop.cart.open(session.cartToken)).itemCount).toBe(1);
  await payNow(placed);
  expect((await shop.cart.open(session.cartToken)).itemCount).toBe(0);
});

it('CO-08 products added after the order stay in the cart', async () => {
  const { order: placed, token } = await buy(test);
  await shop.cart.add(by(token), [lineOf(other, 1)]);
  await payNow(placed);
  expect((await shop.cart.open(token)).lines.map(({ productId }) => productId)).toEqual([other]);
});

it('CO-08 the order of a merged cart is resumed, not duplicated', async () => {
  const { email } = await aCustomer();
  const { order: placed, token } = await buy(test, {}, 1);
  const { cartToken } = signedIn(await signIn(email, { guest: token }));
  const again = await order(test, cartToken);
  expect(again.id).toBe(placed.id);
});
