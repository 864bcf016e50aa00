import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import { aMember } from '../a-member.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { aMethod } from '../delivery.ts';

const made = aShop(await aDatabase());
const { shop } = made;
const adminActions = createAdminActions(shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const owner = await aMember(made, 'owner');

async function ask(name: ActionName, sent: unknown) {
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn: owner, name, sent, ...where })) as any;
}

async function value(name: ActionName, sent: unknown) {
  const answer = await ask(name, sent);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value;
}

const by = { staffId: owner.member.id, name: owner.member.name };

const NO_PRODUCTS = { products: [] as number[], categories: [] as number[] };
const promotion = {
  code: 'first',
  title: { en: 'Ten percent', ar: 'عشرة بالمئة' },
  ...{ isAutomatic: false, isActive: true, isIndividual: false, freesDelivery: false, actsOnSaleGoods: true },
  benefit: { kind: 'percentage', percent: 10 },
  ...{ includes: NO_PRODUCTS, excludes: NO_PRODUCTS, minimumSpend: 5000, maximumSpend: null },
  ...{ startsAt: '2026-11-01T09:00', endsAt: null, usageLimit: 7, usageLimitPerCustomer: null },
  ...{ emails: ['sara@example.com'], mostPieces: null },
};

async function savePromotion(id: number | null, change: object) {
  const version = id === null ? 0 : (await value('promotions.show', { id })).version;
  return value('promotions.save', { id, version, promotion: { ...promotion, ...change } });
}

const promotionHistory = async (id: number) => (await value('promotions.history', { id })).entries;

it('BO-01 a promotion goes back to each of its versions, with code, dates and rules', async () => {
  const id = await savePromotion(null, {});
  const { found: first } = await value('promotions.show', { id });
  await savePromotion(id, {
    code: 'second',
    startsAt: null,
    benefit: { kind: 'basket-amount', amount: 500 },
  });
  await value('promotions.end', { id });
  const entries = await promotionHistory(id);
  expect(entries).toMatchObject([
    { act: 'saved', by },
    { act: 'saved', by },
    { version: 1, act: 'created', by, at: expect.any(Date) },
  ]);
  await value('promotions.undo', { id, version: 1 });
  const { found: open, version } = await value('promotions.show', { id });
  expect(open).toEqual(first);
  expect((await promotionHistory(id))[0]).toMatchObject({ version, act: 'undone', by });
});

it('BO-01 a version written by a command is kept before staff change it', async () => {
  const { id: _id, uses: _uses, ...list } = (await shop.promotions.list())[0] ?? expect.fail('no promotion');
  const id = await shop.promotions.save({ ...list, code: 'listed', usageLimit: 3 });
  expect(await promotionHistory(id)).toEqual([]);
  await savePromotion(id, { code: 'listed' });
  expect(await promotionHistory(id)).toMatchObject([
    { version: 2, act: 'saved', by },
    { version: 1, act: 'found', by: { staffId: null, name: '' } },
  ]);
  await value('promotions.undo', { id, version: 1 });
  expect((await value('promotions.show', { id })).found).toMatchObject({ usageLimit: 3 });
});

it('BO-01 a promotion whose code has been taken since is not restored', async () => {
  const id = await savePromotion(null, { code: 'spring' });
  await savePromotion(id, { code: 'summer' });
  await savePromotion(null, { code: 'spring' });
  const before = await value('promotions.show', { id });
  const refused = await ask('promotions.undo', { id, version: 1 });
  expect(refused.refusal).toEqual({ code: 'promotions.code-taken', coupon: 'SPRING' });
  expect(await value('promotions.show', { id })).toEqual(before);
});

it('BO-01 a promotion whose category or product is gone is not restored', async () => {
  const category = await value('categories.create', { form: { name: { en: 'Going', ar: '' } } });
  const goes = await aProduct(made, { sku: 'GOES' });
  const stays = await aProduct(made, { sku: 'STAYS' });
  const id = await savePromotion(null, {
    code: 'goods',
    includes: { ...NO_PRODUCTS, categories: [category] },
  });
  await savePromotion(id, { code: 'goods', excludes: { ...NO_PRODUCTS, products: [goes] } });
  await savePromotion(id, { code: 'goods', excludes: { ...NO_PRODUCTS, products: [stays] } });
  await savePromotion(id, { code: 'goods' });
  await value('categories.remove', { id: category });
  await value('products.remove', { id: goes });
  const before = await value('promotions.show', { id });
  for (const version of [1, 2]) {
    const refused = await ask('promotions.undo', { id, version });
    expect(refused.refusal).toEqual({ code: 'promotions.unknown-goods' });
  }
  expect(await value('promotions.show', { id })).toEqual(before);
  await value('promotions.undo', { id, version: 3 });
  expect((await value('promotions.show', { id })).found.excludes.products).toEqual([stays]);
});

const zone = (change: object) => ({
  name: { en: 'Dubai', ar: 'دبي' },
  emirates: ['DU'],
  closedDays: [],
  methods: [aMethod()],
  ...change,
});
const zoneOf = async (id: number) => (await value('delivery.show', { id })).found;

it('BO-01 a zone goes back to each of its versions, with its methods and times', async () => {
  const slots = [{ weekdays: [1], fromMinute: 600, toMinute: 720, cutoffHours: 2, capacity: 4 }];
  const first = zone({ methods: [aMethod({ slots }), aMethod({ code: 'express', costMinor: 4000 })] });
  const { id } = await value('delivery.save', { id: null, version: 0, zone: first });
  const opened = await zoneOf(id);
  const [stored] = opened.methods;
  const { cost: _cost, minimum: _minimum, ...rest } = stored;
  const method = { ...rest, costMinor: 900, minimumMinor: null, slots: [] };
  const changed = { ...zone({ closedDays: ['2026-12-02'] }), methods: [method] };
  await value('delivery.save', { id, version: opened.version, zone: changed });
  expect((await zoneOf(id)).methods).toMatchObject([{ cost: { minor: 900 }, slots: [] }]);
  const { entries } = await value('delivery.history', { id });
  expect(entries).toMatchObject([
    { act: 'saved', by },
    { act: 'created', by, version: opened.version },
  ]);
  const restored = await value('delivery.undo', { id, version: opened.version });
  const withoutIds = (one: typeof opened) =>
    JSON.parse(JSON.stringify(one, (key, of) => (key === 'id' || key === 'version' ? undefined : of)));
  expect(withoutIds(restored)).toEqual(withoutIds(opened));
  // The unchanged method keeps its id.
  expect(restored.methods[0].id).toBe(stored.id);
  expect((await value('delivery.history', { id })).entries[0]).toMatchObject({
    act: 'undone',
    version: restored.version,
  });
});

it('BO-01 a zone is not restored onto emirates of another one, nor so that one loses its delivery', async () => {
  const both = { emirates: ['AJ', 'SH'] };
  const { id, version } = await value('delivery.save', { id: null, version: 0, zone: zone(both) });
  const stops = ['SH'];
  await value('delivery.save', { id, version, stops, zone: zone({ emirates: ['AJ'] }) });
  await value('delivery.save', { id: null, version: 0, zone: zone({ emirates: ['SH'] }) });
  const before = await zoneOf(id);
  expect((await ask('delivery.undo', { id, version })).refusal).toMatchObject({
    code: 'shipping.emirate-taken',
    emirate: 'SH',
  });
  expect(await zoneOf(id)).toEqual(before);
  const wide = await value('delivery.save', {
    id,
    version: before.version,
    zone: zone({ emirates: ['AJ', 'FU'] }),
  });
  expect((await ask('delivery.undo', { id, version: before.version })).refusal).toEqual({
    code: 'shipping.stops-delivery',
    emirates: ['FU'],
  });
  expect(await zoneOf(id)).toEqual(wide);
});

const saveRedirect = (source: string, target: string, opened: object | null = null) =>
  value('redirects.keep', { source, target, opened });
const versionOf = async (source: string) =>
  (await value('redirects.list', { q: source })).rows.find((row: { source: string }) => row.source === source)
    .version;

it('RT-08 a redirect goes back to each of its versions, also to an earlier address', async () => {
  await saveRedirect('/boots/', '/shop/');
  await saveRedirect('/old-boots/', '/blog/', { source: '/boots/', version: await versionOf('/boots/') });
  const { entries } = await value('redirects.history', { source: '/old-boots/' });
  expect(entries).toMatchObject([
    { act: 'saved', by, source: '/old-boots/', target: '/blog/' },
    { act: 'created', by, source: '/boots/', target: '/shop/', version: 1 },
  ]);
  expect(await value('redirects.undo', { source: '/old-boots/', version: 1 })).toEqual({
    source: '/boots/',
    target: '/shop/',
  });
  const [newest] = (await value('redirects.history', { source: '/boots/' })).entries;
  expect(newest).toMatchObject({ act: 'undone', version: await versionOf('/boots/') });
});

it('RT-08 a redirect whose address has been taken since, or that would make a loop, is not restored', async () => {
  await saveRedirect('/hats/', '/shop/');
  await saveRedirect('/old-hats/', '/shop/', { source: '/hats/', version: 1 });
  await saveRedirect('/hats/', '/blog/');
  const taken = await ask('redirects.undo', { source: '/old-hats/', version: 1 });
  expect(taken.refusal).toEqual({ code: 'redirects.wrong-fields', problems: { source: 'taken' } });
  await saveRedirect('/caps/', '/berets/');
  await saveRedirect('/caps/', '/shop/', { source: '/caps/', version: 1 });
  await saveRedirect('/berets/', '/caps/');
  const loop = await ask('redirects.undo', { source: '/caps/', version: 1 });
  expect(loop.refusal).toEqual({ code: 'redirects.wrong-fields', problems: { target: 'loop' } });
  expect(await shop.redirects.find('/caps/')).toMatchObject({ location: '/shop/' });
});

it('BO-01 restoring an unknown version or a deleted record is refused', async () => {
  const id = await savePromotion(null, { code: 'known' });
  const [known] = (await value('delivery.list', {})).zones;
  await saveRedirect('/known/', '/shop/');
  const codeOf = async (name: ActionName, sent: unknown) => (await ask(name, sent)).refusal.code;
  expect(await codeOf('promotions.undo', { id, version: 99 })).toBe('admin.unknown-version');
  expect(await codeOf('delivery.undo', { id: known.id, version: 99 })).toBe('admin.unknown-version');
  expect(await codeOf('redirects.undo', { source: '/known/', version: 99 })).toBe('admin.unknown-version');
  const gone = 2_000_000_000;
  expect(await codeOf('promotions.undo', { id: gone, version: 1 })).toBe('promotions.unknown-promotion');
  expect(await codeOf('delivery.undo', { id: gone, version: 1 })).toBe('shipping.unknown-zone');
  expect(await codeOf('redirects.undo', { source: '/gone/', version: 1 })).toBe('redirects.unknown');
});
