import { expect, it } from 'vitest';
import { DAY_MS } from '#kernel/instant.ts';
import { ROLES as POPUP_ROLES } from '#shop/popups/popup.ts';
import { ROLES as STAFF_ROLES } from '#shop/staff/rules/rights.ts';
import { aMember } from '../a-member.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { accountsOf } from '../accounts.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';
import { aWire, cookieAfter, post } from './a-wire.ts';

const test = aShop(await aDatabase());
const app = await aWire(test);

async function rolesOf(cookie: string): Promise<unknown> {
  const answer = await app.inject({ url: '/?wc-ajax=jamra_get_visitor', headers: { cookie } });
  expect(answer.headers['cache-control']).toContain('no-store');
  return answer.json().roles;
}

it('PT-13 reveals nothing about a visitor who is not signed in', async () => {
  for (const cookie of ['', 'jamra_account=none; jamra_staff=none']) expect(await rolesOf(cookie)).toBeNull();
});

it('PT-15 sends the roles of a customer and of staff, until their sessions end', async () => {
  const { session, customer, account } = await accountsOf(test).aCustomer();
  const { member } = await aMember(test, 'page-editor');
  const staff = await test.shop.staff.openSession(member.id, 'test');
  const asCustomer = `jamra_account=${session.token}`;
  const asStaff = `jamra_staff=${staff}`;
  expect(await rolesOf(asCustomer)).toEqual(['customer']);
  expect(await rolesOf(asStaff)).toEqual(['page-editor']);
  expect(await rolesOf(`${asCustomer}; ${asStaff}`)).toEqual(['customer', 'page-editor']);

  await test.shop.customers.sessions.end(customer.id, account.session.id);
  await test.shop.staff.sessions.endAll(member.id);
  expect(await rolesOf(`${asCustomer}; ${asStaff}`)).toBeNull();
});

it('PT-15 a popup can name every role of the staff', () => {
  expect(POPUP_ROLES).toEqual(['customer', ...STAFF_ROLES]);
});

it('sends the cart’s facts for popups to its own visitor only', async () => {
  const id = await aProduct(test, { sku: 'IN-CART', price: '124.50', stock: 5 });
  const added = await post(app, '/?wc-ajax=add_to_cart', {
    fields: { product_id: String(id), quantity: '2' },
  });
  const cartOf = async (cookie: string) => {
    const answer = await app.inject({ url: '/?wc-ajax=jamra_get_visitor', headers: { cookie } });
    return answer.json().cart;
  };
  expect(await cartOf(cookieAfter(added))).toEqual({ products: [id], valueMinor: 24_900, coupons: [] });
  expect(await cartOf('')).toEqual({ products: [], valueMinor: 0, coupons: [] });
});

it('sends how long ago a customer ordered to that customer only', async () => {
  const { session, customer } = await accountsOf(test).aCustomer();
  const cookie = `jamra_account=${session.token}`;
  const orderedDays = async (sent: string) => {
    const answer = await app.inject({ url: '/?wc-ajax=jamra_get_visitor', headers: { cookie: sent } });
    return answer.json().orderedDays;
  };
  expect(await orderedDays(cookie)).toBeNull();
  await deliverToDubai(test);
  const { id } = await anOrder(test, [{ id: await aProduct(test, { sku: 'ORDERED', stock: 5 }) }]);
  const set = (changes: object) =>
    test.db.updateTable('shop_order').set(changes).where('id', '=', id).execute();
  await set({ customer_id: customer.id, placed_at: new Date(Date.now() - 3.5 * DAY_MS) });
  expect([await orderedDays(cookie), await orderedDays('')]).toEqual([3, null]);
  await set({ status: 'cancelled' });
  expect(await orderedDays(cookie)).toBeNull();
});
