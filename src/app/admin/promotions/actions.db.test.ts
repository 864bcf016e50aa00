import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import type { Tx } from '#platform/database/client.ts';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';

const made = aShop(await aDatabase());
const adminActions = createAdminActions(made.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const productId = await aProduct(made, { sku: 'TRIED', price: '100.00', stock: 9 });

async function ask(name: ActionName, sent: unknown) {
  const signedIn = await aMember(made, 'manager');
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
}

const NO_PRODUCTS = { products: [], categories: [] };
const PLAIN = {
  code: 'Ten',
  title: { en: 'Ten percent', ar: 'عشرة بالمئة' },
  isAutomatic: false,
  isActive: true,
  isIndividual: false,
  benefit: { kind: 'percentage', percent: 10 },
  freesDelivery: false,
  includes: NO_PRODUCTS,
  excludes: NO_PRODUCTS,
  actsOnSaleGoods: true,
  minimumSpend: null,
  maximumSpend: null,
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  usageLimitPerCustomer: null,
  emails: [],
  mostPieces: null,
};

async function aPromotion(fields: object): Promise<number> {
  const saved = await ask('promotions.save', { id: null, version: 0, promotion: { ...PLAIN, ...fields } });
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  return saved.value;
}

it('CO-05 a promotion is created, read and changed, with dates in the shop’s time zone', async () => {
  const id = await aPromotion({ code: 'Clock', startsAt: '2026-12-01T18:00', endsAt: '2026-12-02T18:00' });
  const { value } = await ask('promotions.show', { id: String(id) });
  expect(value.found).toMatchObject({ code: 'clock', state: expect.any(String), uses: 0 });
  expect(value.found.startsAt.toISOString()).toBe('2026-12-01T14:00:00.000Z');
  const changed = { ...PLAIN, code: 'clock2', benefit: { kind: 'basket-amount', amount: 500 } };
  expect((await ask('promotions.save', { id, version: value.version, promotion: changed })).ok).toBe(true);
  expect((await ask('promotions.show', { id })).value.found).toMatchObject({
    code: 'clock2',
    benefit: { kind: 'basket-amount', amount: { minor: 500 } },
  });
  const late = await ask('promotions.save', { id, version: value.version, promotion: changed });
  expect(late.refusal).toMatchObject({
    code: 'admin.changed-meanwhile',
    name: expect.stringMatching(/./),
    stored: { found: { code: 'clock2' }, version: expect.any(Number) },
  });
});

it('CO-05 codes are unique; a removed promotion is restored unless its code is taken', async () => {
  const first = await aPromotion({ code: 'once' });
  const again = await ask('promotions.save', { id: null, version: 0, promotion: { ...PLAIN, code: 'ONCE' } });
  expect(again.refusal).toEqual({ code: 'promotions.code-taken', coupon: 'ONCE' });
  expect((await ask('promotions.remove', { id: first })).ok).toBe(true);
  expect((await ask('promotions.restore', { id: first })).ok).toBe(true);
  expect((await ask('promotions.remove', { id: first })).ok).toBe(true);
  await aPromotion({ code: 'once' });
  expect((await ask('promotions.restore', { id: first })).refusal).toEqual({
    code: 'promotions.code-taken',
    coupon: 'ONCE',
  });
});

async function waitingForLocks(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks
    where relation = 'promotion'::regclass and not granted
      and database = (select oid from pg_database where datname = current_database())
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

it('CO-05 one of two concurrent promotions with the same code is refused', async () => {
  const ids = [await aPromotion({ code: 'left' }), await aPromotion({ code: 'right' })];
  const versions = await Promise.all(
    ids.map(async (id) => (await ask('promotions.show', { id })).value.version),
  );
  const promotion = { ...PLAIN, code: 'middle' };
  // Both find the code free before either saves it.
  const answers = await made.db.transaction().execute(async (tx) => {
    await sql`lock table promotion in share mode`.execute(tx);
    const requests = ids.map((id, index) =>
      ask('promotions.save', { id, version: versions[index], promotion }),
    );
    await expect.poll(() => waitingForLocks(tx)).toBe(ids.length);
    return { asked: requests };
  });
  const [one, other] = (await Promise.all(answers.asked)).sort((a, b) => Number(b.ok) - Number(a.ok));
  expect(one.ok).toBe(true);
  expect(other.refusal).toEqual({ code: 'promotions.code-taken', coupon: 'MIDDLE' });
});

it('CO-05 ending takes effect immediately', async () => {
  const id = await aPromotion({ code: 'short' });
  expect((await ask('promotions.end', { id })).ok).toBe(true);
  expect((await ask('promotions.show', { id })).value.found.endsAt).not.toBeNull();
});

it('CO-05 a tested basket explains each promotion’s effect', async () => {
  await aPromotion({ code: 'ten' });
  await aPromotion({ code: 'big', minimumSpend: 50_000 });
  await aPromotion({ code: 'friends', emails: ['*@friends.example'] });
  await aPromotion({
    code: 'auto-free',
    isAutomatic: true,
    benefit: { kind: 'none' },
    freesDelivery: true,
    minimumSpend: 15_000,
  });
  const { value } = await ask('promotions.try', {
    lines: [{ id: productId, quantity: 2 }],
    codes: ['TEN', 'nothing-like-it'],
    email: 'a@friends.example',
    emirate: 'DU',
  });
  expect(value).toMatchObject({ subtotalMinor: 20_000, discountMinor: 2000, totalMinor: 18_000 });
  const by = Object.fromEntries(value.each.map((one: { code: string }) => [one.code, one]));
  expect(by.ten).toMatchObject({ isAsked: true, amountMinor: 2000, refusal: null });
  expect(by['auto-free']).toMatchObject({ isAsked: true, freesDelivery: true, refusal: null });
  expect(by.big).toMatchObject({ isAsked: false, refusal: { code: 'promotions.minimum-spend' } });
  expect(by.friends).toMatchObject({ isAsked: false, refusal: null, amountMinor: 1800 });
  expect(value.refused).toMatchObject([{ refusal: { code: 'promotions.unknown-code' } }]);
});

it('CO-05 every error names its field', async () => {
  const { refusal } = await ask('promotions.save', {
    id: null,
    version: 0,
    promotion: {
      ...PLAIN,
      code: 'a b',
      title: { en: ' ' },
      benefit: { kind: 'percentage', percent: 120 },
      usageLimit: 0,
      emails: ['nobody'],
    },
  });
  expect(refusal).toEqual({
    code: 'admin.unreadable',
    problems: {
      'promotion.code': 'code',
      'promotion.title.en': 'title',
      'promotion.benefit.percent': 'percent',
      'promotion.usageLimit': 'count',
      'promotion.emails.0': 'emails',
    },
  });
  const order = await ask('promotions.save', {
    id: null,
    version: 0,
    promotion: { ...PLAIN, code: 'order', startsAt: '2026-12-02T18:00', endsAt: '2026-12-01T18:00' },
  });
  expect(order.refusal.problems).toEqual({ 'promotion.endsAt': 'ends-first' });
});

it('CO-05 products are found with variations, and the list filters by word and state', async () => {
  expect((await ask('promotions.find-goods', { q: 'tried' })).value).toEqual([
    { id: productId, name: 'TRIED · TRIED' },
  ]);
  await aPromotion({ code: 'sleeping', isActive: false });
  const { value } = await ask('promotions.list', { q: 'sleep', state: 'off' });
  expect(value.promotions).toMatchObject([{ code: 'sleeping', state: 'off', uses: 0 }]);
});
