import { afterEach, describe, expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import type { PayingItem, PaymentButton } from '#shop/checkout';
import { typed } from '../a-draft.ts';
import { CARDS, deliverWebhook, messagesOf, openPage, pay } from '../a-payment.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db } = test;
await shop.settings.set('payments.provider', 'test');

const NAME = { en: 'Check-up', ar: 'فحص' };
const ITEM: PaymentButton = {
  method: 'jamra_card',
  sold: { kind: 'item', name: NAME, price: aed(7500) },
};
const ONLINE = { enabled: true, minimumMinor: 0, maximumMinor: 0, forbiddenClasses: [], devices: [] };

const of = (productId: ProductId | null, quantity = 1): PaymentButton => ({
  method: 'jamra_card',
  sold: { kind: 'product', productId, quantity },
});
const wallet = (button: PaymentButton): PaymentButton => ({ ...button, method: 'jamra_wallet' });

async function reasonsOf(button: PaymentButton, device: 'desktop' | 'mobile' | null = null) {
  return (await shop.checkout.button(button, { device })).reasons.map(({ rule }) => rule);
}

const paying = (more: Partial<PayingItem> = {}): PayingItem => ({
  ...{ button: ITEM, draft: typed, language: 'en', customerId: null, device: null },
  ...{ idempotencyKey: crypto.randomUUID(), seenTotalMinor: 7500 },
  ...more,
});

async function codeOf(more: Partial<PayingItem>) {
  const placed = await shop.checkout.payItem(paying(more));
  return placed.ok ? 'done' : placed.refusal.code;
}

const orders = async () =>
  Number((await db.selectFrom('shop_order').select(db.fn.countAll().as('n')).execute())[0]?.n);

afterEach(async () => {
  await shop.settings.set('payments.provider', 'test');
  await shop.settings.set('payments.card', ONLINE);
  await shop.settings.set('payments.wallet', { ...ONLINE, forbiddenClasses: ['tobacco'] });
  await shop.settings.set('restrictions.rules', []);
});

describe('what a payment button offers', () => {
  it('WG-24 is an item of its own at the price of its document, or a product at the price of the shop', async () => {
    expect(await shop.checkout.button(ITEM, { device: null })).toEqual({
      ...{ name: NAME, class: 'other', quantity: 1, total: aed(7500), product: null, reasons: [] },
    });
    const productId = await aProduct(test, { sku: 'BUTTON', price: '249.00', stock: 3 });
    expect(await shop.checkout.button(of(productId, 2), { device: null })).toMatchObject({
      ...{ name: { en: 'BUTTON' }, quantity: 2, total: aed(49800), reasons: [] },
      product: { productId, variationId: null },
    });
  });

  it('WG-24 is nothing of an item without a name or a price', async () => {
    const item = (name: string, minor: number): PaymentButton => ({
      ...ITEM,
      sold: { kind: 'item', name: { en: name }, price: aed(minor) },
    });
    for (const one of [item(' ', 100), item('Check-up', 0), item('Check-up', 2_147_483_648)])
      expect(await reasonsOf(one)).toEqual(['no-item']);
  });

  it('WG-24 is nothing of a product that is gone, unpublished, sold out, to be chosen or shown only', async () => {
    expect(await reasonsOf(of(null))).toEqual(['unknown-product']);
    expect(await reasonsOf(of(99_999 as ProductId))).toEqual(['unknown-product']);
    const few = await aProduct(test, { sku: 'FEW', stock: 2 });
    expect(await reasonsOf(of(few, 2))).toEqual([]);
    expect(await reasonsOf(of(few, 3))).toEqual(['not-enough']);
    const draft = await aProduct(test, { sku: 'DRAFT', stock: 2, more: { Published: '-1' } });
    expect(await reasonsOf(of(draft))).toEqual(['not-for-sale']);
    const variable = await aProduct(test, { sku: 'VARIABLE', more: { Type: 'variable' } });
    expect(await reasonsOf(of(variable))).toEqual(['choose-options']);
    const words = { en: 'Shown only' };
    const rule = { ...{ minimumAge: null, emirates: null, forbidsPayment: [], words } };
    await shop.settings.set('restrictions.rules', [
      { ...rule, id: 'shown', class: 'any', mode: 'catalogue' },
    ]);
    expect(await reasonsOf(of(few))).toEqual(['display-only']);
    expect(await reasonsOf(ITEM)).toEqual(['restricted']);
  });

  it('WG-24 PM-04 is not offered where a rule of the method, the product or the device forbids it', async () => {
    await shop.settings.set('payments.card', { ...ONLINE, maximumMinor: 5000, devices: ['mobile'] });
    expect(await reasonsOf(ITEM)).toEqual(['over-maximum']);
    expect(await reasonsOf(ITEM, 'desktop')).toEqual(['over-maximum', 'device']);
    await shop.settings.set('payments.provider', 'none');
    await shop.settings.set('payments.card', ONLINE);
    expect(await reasonsOf(ITEM)).toEqual(['no-provider']);
  });

  it('WG-25 PM-04 a wallet that forbids tobacco has no button for tobacco', async () => {
    const sticks = await aProduct(test, { sku: 'STICKS', stock: 9 });
    await db.updateTable('product').set({ class: 'tobacco' }).where('id', '=', sticks).execute();
    expect(await reasonsOf(of(sticks))).toEqual([]);
    expect(await reasonsOf(wallet(of(sticks)))).toEqual(['forbidden-class']);
    expect(await reasonsOf(wallet(ITEM))).toEqual([]);
  });
});

it('WG-25 a provider whose wallets open on its own page has no wallet button', async () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_none', STRIPE_WEBHOOK_SECRET: 'whsec_none' };
  const other = aShop(db, keys);
  await other.shop.settings.set('payments.provider', 'stripe');
  const reasons = async (button: PaymentButton) =>
    (await other.shop.checkout.button(button, { device: null })).reasons.map(({ rule }) => rule);
  expect(await reasons(wallet(ITEM))).toEqual(['no-sheet']);
  expect(await reasons(ITEM)).toEqual([]);
});

describe('the order of a fixed item', () => {
  it('WG-24 is paid by card and confirmed with its invoice; nothing is delivered, no stock is reduced', async () => {
    const placed = await shop.checkout.payItem(paying());
    if (!placed.ok) throw new Error(placed.refusal.code);
    expect(placed.value).toMatchObject({
      ...{ status: 'pending', paymentMethod: 'jamra_card', email: 'sara@example.com', phone: '' },
      delivery: { code: 'none' },
      lines: [{ name: NAME, quantity: 1, total: aed(7500), vat: aed(357) }],
      totals: { subtotal: aed(7500), delivery: aed(0), total: aed(7500), vat: aed(357) },
    });
    expect(placed.value.reservedUntil).not.toBeNull();
    expect(placed.value.termsVersion).not.toBe('');
    await pay(test, await openPage(test, placed.value));
    for (const message of await messagesOf(test)) await deliverWebhook(test, message);
    expect(await shop.orders.find(placed.value.id)).toMatchObject({
      ...{ status: 'confirmed', money: { paid: aed(7500) } },
    });
    expect((await shop.invoices.of(placed.value.id)).map(({ kind }) => kind)).toEqual(['invoice']);
  });

  it('WG-24 is refunded in full, with a credit note', async () => {
    const placed = await shop.checkout.payItem(paying());
    if (!placed.ok) throw new Error(placed.refusal.code);
    const { id } = placed.value;
    await pay(test, await openPage(test, placed.value));
    for (const message of await messagesOf(test)) await deliverWebhook(test, message);
    const lines = [{ position: 0, quantity: 1, isRestocked: true }];
    const refunded = await shop.orders.refund(id, {
      ...{ lines, delivery: aed(0), fee: aed(0) },
      ...{ actor: 'staff', reason: 'asked', idempotencyKey: crypto.randomUUID() },
    } as unknown as Parameters<typeof shop.orders.refund>[1]);
    expect(refunded).toMatchObject({ ok: true });
    expect((await shop.orders.find(id))?.money.refunded).toEqual(aed(7500));
    expect((await shop.invoices.of(id)).map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
  });

  it('WG-24 a declined card leaves it unpaid; it can be paid again, also after its time is over', async () => {
    const placed = await shop.checkout.payItem(paying());
    if (!placed.ok) throw new Error(placed.refusal.code);
    const { id, key } = placed.value;
    await pay(test, await openPage(test, placed.value), CARDS.declined);
    for (const message of await messagesOf(test)) await deliverWebhook(test, message);
    await shop.orders.move(id, 'failed', { actor: 'system', reason: 'not-paid' });
    const again = await shop.checkout.findToPay({ id, key, device: null });
    expect(again?.methods.map(({ code }) => code)).toEqual(['jamra_card', 'jamra_wallet']);
    const chosen = await shop.checkout.payForOrder({ id, key, code: 'jamra_card', device: null });
    expect(chosen).toMatchObject({ ok: true, value: { status: 'pending' } });
  });

  it('WG-24 CO-07 is one however often its form is sent, also at once', async () => {
    const before = await orders();
    const same = paying();
    const placed = await Promise.all([same, same, same].map((one) => shop.checkout.payItem(one)));
    expect(new Set(placed.map((one) => one.ok && one.value.id)).size).toBe(1);
    expect(await orders()).toBe(before + 1);
    const { idempotencyKey } = same;
    expect(await codeOf({ idempotencyKey, draft: { ...typed, email: 'else@example.com' } })).toBe(
      'checkout.form-used',
    );
    const sold = { kind: 'item', name: { en: 'Another' }, price: aed(7500) } as const;
    expect(await codeOf({ idempotencyKey, button: { ...ITEM, sold } })).toBe('checkout.form-used');
    expect(await orders()).toBe(before + 1);
  });

  it('WG-24 CO-06 needs the price of its document: another that was seen is refused', async () => {
    const before = await orders();
    for (const seenTotalMinor of [1, 7499, 7501, null])
      expect(await codeOf({ seenTotalMinor })).toBe('checkout.totals-changed');
    expect(await orders()).toBe(before);
  });

  it.each([
    ['email', ''],
    ['email', 'nobody'],
    ['email', `${'a'.repeat(250)}@example.com`],
    ['firstName', ' '],
    ['firstName', 'a'.repeat(61)],
    ['lastName', ''],
    ['terms', ''],
    ['terms', 'yes'],
  ] as const)('WG-24 CO-09 is refused with %s as %j', async (field, value) => {
    const before = await orders();
    const placed = await shop.checkout.payItem(paying({ draft: { ...typed, [field]: value } }));
    expect(placed).toMatchObject({
      refusal: { code: 'checkout.wrong-fields', problems: { [field]: expect.any(String) } },
    });
    expect(await orders()).toBe(before);
  });

  it('WG-24 is refused for a product if a rule has forbidden the method since', async () => {
    const productId = await aProduct(test, { sku: 'NO-ITEM', stock: 3 });
    expect(await codeOf({ button: of(productId), seenTotalMinor: 2500 })).toBe('payments.not-offered');
    await shop.settings.set('payments.card', { ...ONLINE, enabled: false });
    expect(await codeOf({})).toBe('payments.not-offered');
  });
});
