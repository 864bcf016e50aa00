import { beforeAll, describe, expect, it } from 'vitest';
import type { CartToken, ProductId } from '#kernel/ids.ts';
import type { SignedIn } from '#shop/staff';
import { typed } from '../a-draft.ts';
import { aMember } from '../a-member.ts';
import { aProduct, aShop, by, levelOf, NO_CART } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, time } = test;
const STOCK = 100;
const START = time.now;

/** Moments of a broken clock, a wrong time zone or a leap; the last one is the real time again. */
const MOMENTS: readonly string[] = [
  '1970-01-01T00:00:00Z',
  '2038-01-19T03:14:08Z',
  '2026-11-20T23:59:59.999+04:00',
  '2028-02-29T00:00:00+04:00',
  '2099-12-31T23:59:59Z',
  '9999-12-31T23:59:59Z',
  START.toISOString(),
];

let token: CartToken;
let productId: ProductId;
let owner: SignedIn;

beforeAll(async () => {
  await deliverToDubai(test);
  productId = await aProduct(test, { sku: 'CLOCK', stock: STOCK });
  owner = await aMember(test, 'owner');
  const added = await shop.cart.add(NO_CART, [line()]);
  if (!added.ok) throw new Error(added.refusal.code);
  token = added.value.token;
});

function line() {
  return { productId: productId as ProductId, variationId: null, options: {}, quantity: 1 };
}

describe.each(MOMENTS)('with the clock at %s', (moment) => {
  beforeAll(() => {
    time.now = new Date(moment);
  });

  it('a cart is filled and reaches the checkout', async () => {
    await shop.cart.open(token);
    const added = await shop.cart.add(by(token), [line()]);
    expect(added.ok || added.refusal.code).toBeTruthy();
    await shop.checkout.review(token, typed);
  });

  it('an order is placed or refused', async () => {
    const placed = await anOrder(test, [{ id: productId }]).catch((error: Error) => error.message);
    expect(typeof placed === 'string' ? placed : placed.status).toMatch(/^(?:confirmed|checkout\.|cart\.)/);
  });

  it('staff, reports and listings respond', async () => {
    await shop.staff.members.list();
    await shop.catalogue.edit.count({ stock: 'low' });
    await shop.refreshListing([productId as ProductId]);
    await shop.staff.auditLog.list({ staffId: owner.member.id, limit: 5 });
  });
});

it('invoices have no gaps, and stock equals its movements', async () => {
  time.now = START;
  const series = await db
    .selectFrom('tax_document')
    .select(({ fn }) => [fn.countAll<number>().as('documents'), fn.max('number').as('last')])
    .groupBy(['series', 'year'])
    .execute();
  expect(series.length).toBeGreaterThan(1);
  for (const { documents, last } of series) expect(documents).toBe(last);
  const { moved } = await db
    .selectFrom('stock_movement')
    .select(({ fn }) => fn.sum<number>('change').as('moved'))
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  expect(Number(moved)).toBe(await levelOf(test, 'CLOCK'));
  const orders = await db.selectFrom('shop_order').select('id').execute();
  expect(Number(moved)).toBe(STOCK - orders.length);
});
