import { expect, it } from 'vitest';
import { aProduct, aShop } from '../a-shop.ts';
import { accountsOf, BROWSER, nextNumber, PASSWORD, value } from '../accounts.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { customers } = test.shop;
const { time } = test;
await deliverToDubai(test);
const { keyOfLastLetter, lastLetter } = accountsOf(test);

it('CU-03 customers are added by hand, get the orders of their address, and set a password by invitation', async () => {
  const email = `added${nextNumber()}@example.com`;
  const id = await aProduct(test, { sku: `ADDED-${nextNumber()}`, price: '80.00' });
  const order = await anOrder(test, [{ id }], { email });
  const draft = {
    ...{ first_name: 'Sara', last_name: 'N.', email, phone: '0501234567', language: 'ar' },
    ...{ note: 'Asks for ribbon.', consent_source: 'By phone', hasConsent: true, tags: ['VIP', 'vip '] },
    address: {
      ...{ billing_state: 'DU', billing_city: 'Al Safa' },
      ...{ billing_address_1: 'Street 12', billing_address_2: 'Villa 14' },
    },
  };
  const creating = { draft, author: 'Mona', isInvited: true, guest: null };
  const added = value(await customers.staff.create(creating));
  expect(await customers.staff.show(added.id)).toMatchObject({
    customer: {
      ...{ email, firstName: 'Sara', phone: '+971501234567', language: 'ar', tags: ['vip'] },
      ...{ consent: { at: time.now, source: 'By phone' }, hasPassword: false, verifiedAt: null },
    },
    addresses: [{ area: 'Al Safa', firstName: 'Sara', isDefault: true }],
    notes: [{ author: 'Mona', text: 'Asks for ribbon.' }],
    orders: { orders: [{ id: order.id }] },
    events: [
      { kind: 'added', actor: 'staff' },
      { kind: 'invited', actor: 'staff' },
    ],
  });
  const again = { ...creating, draft: { ...draft, email: email.toUpperCase() } };
  expect(await customers.staff.create(again)).toEqual({
    ok: false,
    refusal: { code: 'customers.account-exists', id: added.id },
  });
  expect(await lastLetter()).toMatchObject({ kind: 'invite', recipient: email, language: 'ar' });
  const key = await keyOfLastLetter();
  time.now = new Date(time.now.getTime() + 6 * 24 * 3_600_000);
  value(await customers.choosePassword({ ...BROWSER, key, first: PASSWORD, second: PASSWORD }));
  expect(await customers.find(added.id)).toMatchObject({ hasPassword: true, verifiedAt: time.now });
  expect(await customers.staff.invite(added.id)).toMatchObject({
    refusal: { code: 'customers.has-password' },
  });
});
