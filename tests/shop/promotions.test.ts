import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { OrderId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import type { BasketLine, Discount, NewPromotion } from '#shop/promotions';
import { aBasket, aLine, aProductSet, aPromotion } from '../a-promotion.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, time } = test;
const { promotions } = shop;

function save(more: Partial<NewPromotion>) {
  const { id: _id, ...promotion } = aPromotion(more);
  return promotions.save(promotion);
}

async function quote(code: string, { lines = [aLine('a')], email = null as string | null } = {}) {
  return promotions.quote(db, aBasket(lines, { codes: [code], email, now: time.now }));
}

async function discountsOf(code: string, lines?: readonly BasketLine[]): Promise<readonly Discount[]> {
  const { discounts, refused } = await quote(code, lines === undefined ? {} : { lines: [...lines] });
  expect(refused).toEqual([]);
  return discounts;
}

let orders = 0;

async function anOrder(): Promise<OrderId> {
  orders += 1;
  const { rows } = await sql<{ id: OrderId }>`
    insert into shop_order (key, idempotency_key, status, language, email, phone, address, delivery, payment_method,
      subtotal_minor, discount_minor, delivery_minor, fee_minor, total_minor, vat_minor, placed_at)
    values (${`k${orders}`}, ${`i${orders}`}, 'processing', 'en', '', '', '{}', '{}', 'cod', 1, 0, 0, 0, 1, 0, now())
    returning id
  `.execute(db);
  return rows[0]?.id as OrderId;
}

type Who = { email?: string; phone?: string; orderId?: OrderId };

async function spend(discounts: readonly Discount[], { email, phone, orderId }: Who = {}) {
  const id = orderId ?? (await anOrder());
  return db.transaction().execute((tx) =>
    promotions.spend(tx, {
      orderId: id,
      discounts,
      email: email ?? `guest${id}@example.com`,
      phone: phone ?? `+97150${1_000_000 + id}`,
      now: time.now,
    }),
  );
}

/** 20 existing orders redeem at once. */
async function spendAtOnce(discounts: readonly Discount[], who: Who = {}) {
  const ids = await Promise.all(Array.from({ length: 20 }, anOrder));
  return Promise.all(ids.map((orderId) => spend(discounts, { ...who, orderId })));
}

describe('storing promotions', () => {
  it('CO-05 reads what was saved, and replaces by code', async () => {
    const rules = aPromotion({
      code: 'kept',
      benefit: {
        kind: 'buy-get',
        buy: 2,
        get: 1,
        percent: 12.5,
        mostTimes: 3,
        bought: aProductSet({ products: [1] }),
        given: aProductSet({ categories: [2] }),
      },
      freesDelivery: true,
      includes: aProductSet({ products: [1, 2] }),
      minimumSpend: aed(12_345),
      startsAt: new Date('2026-01-01T00:00:00Z'),
      usageLimit: 5,
      usageLimitPerCustomer: 1,
      emails: ['*@example.com'],
      lostEmails: false,
      mostPieces: 4,
    });
    const id = await save(rules);
    expect(await promotions.find(' KEPT ')).toEqual({ ...rules, id, uses: 0 });
    expect(await save({ code: 'kept', benefit: { kind: 'basket-amount', amount: aed(99) } })).toBe(id);
    expect(await promotions.find('kept')).toMatchObject({ benefit: { amount: aed(99) }, usageLimit: null });
    await promotions.remove('KEPT');
  });

  it('CO-05 a removed code does not exist and can be reused', async () => {
    const id = await save({ code: 'gone' });
    expect(await promotions.remove('Gone ')).toBe(true);
    expect(await promotions.remove('gone')).toBe(false);
    expect(await promotions.find('gone')).toBeNull();
    expect((await quote('gone')).refused[0]?.refusal.code).toBe('promotions.unknown-code');
    expect(await save({ code: 'gone' })).not.toBe(id);
    expect((await promotions.list()).filter(({ code }) => code === 'gone')).toHaveLength(1);
  });
});

describe('quoting a basket', () => {
  it('CO-05 accepts every spelling of a code, and no input fails', async () => {
    await save({ code: 'written10' });
    for (const code of ['Written10', ' written١٠\0', '\u200fWRITTEN10'])
      expect(await discountsOf(code)).toMatchObject([{ code: 'written10', amount: aed(1000) }]);
    for (const code of ['', '\0', '\ud800', "';--", 'x'.repeat(100_000), '{}', '%', 'null'])
      expect((await quote(code)).refused).toHaveLength(1);
  });

  it('CO-05 an empty basket has no discount and reports the reason', async () => {
    const nothing = { discounts: [], refused: [] };
    expect(await promotions.quote(db, aBasket([], { codes: [] }))).toEqual(nothing);
    await save({ code: 'early' });
    expect((await quote('early', { lines: [] })).refused[0]?.refusal.code).toBe(
      'promotions.no-matching-products',
    );
  });

  it('CO-05 includes subcategories and applies automatically', async () => {
    const productId = await aProduct(test, { sku: 'DEEP', category: 'Top > Middle > Deep' });
    const rows = await db.selectFrom('category').select(['id', 'slug']).execute();
    const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id ?? 0;
    await save({ code: 'top', includes: aProductSet({ categories: [idOf('top')] }), isAutomatic: true });
    const lines = [
      aLine('deep', { product: productId, categories: [idOf('deep')] }),
      aLine('other', { product: productId + 1 }),
    ];
    const { discounts } = await promotions.quote(db, aBasket(lines, { codes: [], now: time.now }));
    expect(discounts).toMatchObject([{ code: null, perLine: { deep: aed(1000) } }]);
    await promotions.remove('top');
  });

  it('CO-05 discounts tobacco only if the setting allows it', async () => {
    await save({ code: 'sticks' });
    const lines = [aLine('sticks', { class: 'tobacco' })];
    expect((await quote('sticks', { lines })).refused[0]?.refusal.code).toBe('promotions.not-for-tobacco');
    await shop.settings.set('restrictions.promoteTobacco', true);
    expect(await discountsOf('sticks', lines)).toHaveLength(1);
    await shop.settings.set('restrictions.promoteTobacco', false);
  });
});

describe('using promotions', () => {
  it('CO-06 of 20 concurrent orders exactly the limit succeeds', async () => {
    await save({ code: 'seven', usageLimit: 7 });
    const discounts = await discountsOf('seven');
    const answers = await spendAtOnce(discounts);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(7);
    for (const answer of answers.filter(({ ok }) => !ok))
      expect(answer).toMatchObject({ refusal: { code: 'promotions.used-up', coupon: 'SEVEN' } });
    expect((await promotions.find('seven'))?.uses).toBe(7);
    expect((await quote('seven')).refused[0]?.refusal.code).toBe('promotions.used-up');
  });

  it('CO-06 of 20 concurrent orders of one customer exactly their limit succeeds', async () => {
    await save({ code: 'once', usageLimitPerCustomer: 1 });
    const discounts = await discountsOf('once');
    const answers = await spendAtOnce(discounts, { email: 'sara@example.com' });
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('CO-06 recognises a customer by email and phone in any format', async () => {
    await save({ code: 'each', usageLimitPerCustomer: 1 });
    const discounts = await discountsOf('each');
    const first = { email: 'Omar@Example.com', phone: '+971 50 765 4321' };
    expect(await spend(discounts, first)).toMatchObject({ ok: true });
    const refusal = { code: 'promotions.used-up-for-you', coupon: 'EACH', limit: 1 };
    expect(await spend(discounts, { email: 'omar@example.com ' })).toEqual({ ok: false, refusal });
    expect(await spend(discounts, { phone: '00971507654321' })).toEqual({ ok: false, refusal });
    expect(await spend(discounts)).toMatchObject({ ok: true });
    expect((await quote('each', { email: 'OMAR@example.com' })).refused[0]?.refusal).toEqual(refusal);
    expect((await quote('each', { email: 'other@example.com' })).discounts).toHaveLength(1);
  });

  it('CO-06 counts an order once, and unknown customers never', async () => {
    await save({ code: 'twice', usageLimit: 2, usageLimitPerCustomer: 1 });
    const discounts = await discountsOf('twice');
    const orderId = await anOrder();
    for (const _ of [1, 2]) expect(await spend(discounts, { orderId })).toMatchObject({ ok: true });
    expect((await promotions.find('twice'))?.uses).toBe(1);
    await save({ code: 'unknown', usageLimitPerCustomer: 1 });
    const others = await discountsOf('unknown');
    for (const _ of [1, 2]) expect(await spend(others, { email: '', phone: '' })).toMatchObject({ ok: true });
  });

  it('CO-06 counts several promotions together or none', async () => {
    await save({ code: 'open' });
    await save({ code: 'full', usageLimit: 1 });
    const discounts = [...(await discountsOf('open')), ...(await discountsOf('full'))];
    expect(await spend(discounts)).toMatchObject({ ok: true });
    expect(await spend(discounts)).toMatchObject({ refusal: { code: 'promotions.used-up', coupon: 'FULL' } });
    expect((await promotions.find('open'))?.uses).toBe(1);
  });

  it('CO-06 refuses promotions that have been removed since', async () => {
    await save({ code: 'leaving' });
    const discounts = await discountsOf('leaving');
    await promotions.remove('leaving');
    expect(await spend(discounts)).toMatchObject({
      refusal: { code: 'promotions.unknown-code', coupon: 'LEAVING' },
    });
  });
});
