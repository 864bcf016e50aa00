import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName, InputOf } from '#admin-actions/registry.ts';
import { aed } from '#kernel/money.ts';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop } from '#tests/a-shop.ts';
import { anOrder, deliverToDubai } from '#tests/an-order.ts';
import { aDatabase } from '#tests/database.ts';

const db = await aDatabase();
const test = aShop(db);
await deliverToDubai(test);
const { perform } = createAdminActions(test.shop);
const signedIn = await aMember(test, 'order-desk');
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const ask = <Name extends ActionName>(name: Name, sent: InputOf<Name>) =>
  perform({ signedIn, name, sent, ...where });

it('OR-04 says whether an amount is all that is refundable, regardless of overpayments paid back', async () => {
  const { id } = await anOrder(test, [{ id: await aProduct(test, { sku: 'ALL', price: '100.00' }) }]);
  // AED 20.00 were overpaid and paid back.
  const money = { paid_minor: 13_500, refunded_minor: 2000 };
  await db.updateTable('shop_order').set(money).where('id', '=', id).execute();
  const preview = (amount: number) => ask('refunds.preview-amount', { id, amount });
  expect(await preview(10_000)).toMatchObject({ value: { isAll: false } });
  expect(await preview(11_500)).toMatchObject({ value: { isAll: true } });
});

it('OR-04 refunds an amount as previewed, once per form, and refuses an outdated version', async () => {
  const { id } = await anOrder(test, [{ id: await aProduct(test, { sku: 'WILL', price: '100.00' }) }]);
  const by = { actor: 'mona', reason: '' };
  for (const to of ['packed', 'shipped', 'delivered'] as const) await test.shop.orders.move(id, to, by);
  const version = await test.shop.orders.version(id);
  expect(await ask('orders.show', { id })).toMatchObject({ value: { version, refundable: aed(11_500) } });
  const wanted = { id, amount: 1000 };
  expect(await ask('refunds.preview-amount', wanted)).toMatchObject({
    value: { payOut: aed(1000), vat: aed(48) },
  });
  const form = { ...wanted, reason: 'late parcel', version, key: crypto.randomUUID() };
  expect(await ask('refunds.make-amount', form)).toMatchObject({ value: { total: aed(1000) } });
  expect(await ask('refunds.make-amount', form)).toMatchObject({ value: { total: aed(1000) } });
  expect(await ask('refunds.make-amount', { ...form, key: crypto.randomUUID() })).toMatchObject({
    refusal: { code: 'admin.changed-meanwhile' },
  });
  expect(await ask('refunds.make-amount', { ...form, reason: ' ' })).toMatchObject({ ok: false });
  expect(await ask('refunds.preview-amount', { id, amount: 10_501 })).toMatchObject({
    refusal: { code: 'orders.more-than-paid', left: aed(10_500) },
  });
});
