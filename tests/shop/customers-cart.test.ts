import { describe, expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { aProduct, aShop, by, NO_CART } from '../a-shop.ts';
import { accountsOf, nextNumber, signedIn } from '../accounts.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, time } = test;
const { customers } = shop;
const { aCustomer, signIn } = accountsOf(test);

describe('the cart of an account', () => {
  it('AC-01 a guest cart becomes the account’s, on every device, and stays after signing out', async () => {
    const id = (await aProduct(test, { sku: `JOIN-${nextNumber()}`, stock: 9 })) as ProductId;
    const line = { productId: id, variationId: null, options: {}, quantity: 2 };
    const guest = await shop.cart.add(NO_CART, [line]);
    if (!guest.ok) throw new Error('not added');
    const { email, session, customer, account } = await aCustomer({ guest: guest.value.token });
    expect((await shop.cart.open(session.cartToken)).itemCount).toBe(2);
    expect((await shop.cart.open(guest.value.token)).itemCount).toBe(0);
    const phone = signedIn(await signIn(email));
    await shop.cart.add(by(phone.cartToken), [line]);
    expect((await shop.cart.open(session.cartToken)).itemCount).toBe(4);
    await customers.sessions.end(customer.id, account.session.id);
    expect((await shop.cart.open(session.cartToken)).itemCount).toBe(0);
    time.now = new Date(time.now.getTime() + 10 * 86_400_000);
    await shop.cart.forgetExpired();
    expect((await shop.cart.open(signedIn(await signIn(email)).cartToken)).itemCount).toBe(4);
  });

  it('AC-01 two carts merge: the larger quantity within stock, codes and saved lines', async () => {
    const ids = await Promise.all(
      ['A', 'B', 'C'].map((name) => aProduct(test, { sku: `TWO-${name}`, stock: 5 })),
    );
    const [a, b, c] = ids.map((id) => id as ProductId);
    const lineOf = (productId: ProductId | undefined, quantity: number) => ({
      productId: productId as ProductId,
      variationId: null,
      options: {},
      quantity,
    });
    const { email, session } = await aCustomer();
    await shop.cart.add(by(session.cartToken), [lineOf(a, 5), lineOf(b, 1)]);
    const guest = await shop.cart.add(NO_CART, [lineOf(b, 3), lineOf(c, 2)]);
    if (!guest.ok) throw new Error('not added');
    const line = guest.value.cart.lines[1];
    if (line === undefined) throw new Error('no line');
    await shop.cart.saveForLater(by(guest.value.token), line.key);
    const { cartToken } = signedIn(await signIn(email, { guest: guest.value.token }));
    const cart = await shop.cart.open(cartToken);
    expect(cart.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [a, 5],
      [b, 3],
    ]);
    expect(cart.saved.map(({ productId, quantity }) => [productId, quantity])).toEqual([[c, 2]]);
  });

  it('AC-01 two browsers that sign in at once share one cart', async () => {
    const { email } = await aCustomer();
    const sessions = (await Promise.all([signIn(email), signIn(email), signIn(email)])).map(signedIn);
    const carts = await Promise.all(sessions.map(({ cartToken }) => shop.cart.open(cartToken)));
    expect(new Set(carts.map(({ id }) => id)).size).toBe(1);
  });
});
