import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import { refusalText } from '#admin-actions/refusal-text.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import { aMember } from '#tests/a-member.ts';
import { aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';
import { aMethod } from '#tests/delivery.ts';

const made = aShop(await aDatabase());
const adminActions = createAdminActions(made.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

async function ask(name: ActionName, sent: unknown) {
  const signedIn = await aMember(made, 'manager');
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
}

const window = {
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  fromMinute: 600,
  toMinute: 840,
  cutoffHours: 2,
  capacity: 4,
};
const cities = { name: { en: 'Cities' }, emirates: ['DU', 'SH'], methods: [aMethod({ slots: [window] })] };
const save = (zone: object, id: number | null = null, version = 0) =>
  ask('delivery.save', { id, version, zone });

await made.shop.shipping.save([]);
const first = (await save(cities)).value;
const second = (await save({ name: { en: 'Far' }, emirates: ['FU'], methods: [aMethod()] })).value;

it('BO-01 a zone keeps its ids when changed, and a concurrent save gets the stored zone', async () => {
  const [method] = first.methods;
  const { cost: _cost, minimum: _minimum, ...same } = method;
  const changed = { ...cities, methods: [{ ...same, costMinor: 1900, minimumMinor: null }] };
  const saved = await save(changed, first.id, first.version);
  expect(saved.value.methods[0]).toMatchObject({ id: method.id, cost: { minor: 1900 } });
  expect(saved.value.methods[0].slots[0].id).toBe(method.slots[0].id);
  const late = await save({ ...cities, name: { en: 'Late' } }, first.id, first.version);
  expect(late.refusal).toMatchObject({
    code: 'admin.changed-meanwhile',
    stored: { name: { en: 'Cities' }, methods: [{ cost: { minor: 1900 } }] },
    version: saved.value.version,
  });
  expect((await save({ ...changed, name: { en: 'Late' } }, first.id, late.refusal.version)).ok).toBe(true);
});

it('BO-01 an emirate belongs to one zone, and every error names its field', async () => {
  const taken = await save({ name: { en: 'Twice' }, emirates: ['AZ', 'FU'], methods: [] });
  expect(taken.refusal).toMatchObject({
    code: 'shipping.emirate-taken',
    emirate: 'FU',
    problems: { 'zone.emirates': 'delivery.taken' },
  });
  const wrong = await save({
    name: { en: ' ' },
    emirates: [],
    methods: [aMethod({ code: 'Two words', slots: [{ ...window, toMinute: 300 }] })],
  });
  expect(wrong.refusal).toEqual({
    code: 'admin.unreadable',
    problems: {
      'zone.name.en': 'delivery.name',
      'zone.emirates': 'delivery.emirates',
      'zone.methods.0.code': 'delivery.code',
      'zone.methods.0.slots.0.toMinute': 'delivery.toMinute',
    },
  });
});

it.each([
  null,
  'a zone',
  { name: 1 },
  { ...cities, emirates: ['RK'], methods: [aMethod({ id: 9_999_999_999 })] },
  { ...cities, emirates: ['RK'], methods: [aMethod({ minimumMinor: 2 ** 40 })] },
])('BO-01 %j is refused without a fault', async (zone) => {
  expect((await ask('delivery.save', { id: null, version: 0, zone })).refusal.code).toBe('admin.unreadable');
});

it('BO-01 zones are reordered and removed; an unknown one is refused', async () => {
  const ids = [second.id, first.id];
  expect((await ask('delivery.reorder', { ids })).ok).toBe(true);
  const { zones } = (await ask('delivery.list', {})).value;
  expect(zones.map(({ id }: { id: number }) => id)).toEqual(ids);
  const made = (await save({ name: { en: 'Short' }, emirates: ['UQ'], methods: [aMethod()] })).value;
  const stale = await ask('delivery.remove', { id: made.id, version: 0 });
  expect(stale.refusal.code).toBe('admin.changed-meanwhile');
  expect((await ask('delivery.remove', { id: made.id, version: made.version, stops: ['UQ'] })).ok).toBe(true);
  for (const name of ['delivery.show', 'delivery.remove'] as const)
    expect((await ask(name, { id: made.id, version: made.version })).refusal.code).toBe(
      'shipping.unknown-zone',
    );
});

it('CO-05 a tested basket lists its methods with slots, and reasons against the others', async () => {
  const { value } = await ask('delivery.try', { emirate: 'SH', worth: 10_000 });
  expect(value).toMatchObject([{ reason: null, costMinor: 1900 }]);
  expect(value[0].slots.length).toBeGreaterThan(0);
  expect((await ask('delivery.try', { emirate: 'AZ', worth: 0 })).value).toEqual([]);
  const { load } = (await ask('delivery.list', {})).value;
  expect(load).toMatchObject([{ zone: { en: 'Late' } }]);
  expect(load[0].slots[0]).toMatchObject({ taken: 0, capacity: 4 });
});

it('BO-01 a zone without a shipping method for each emirate is refused', async () => {
  const none = await save({ name: { en: 'None' }, emirates: ['RK'], methods: [] });
  expect(none.refusal).toEqual({
    code: 'shipping.emirate-without-method',
    emirates: ['RK'],
    problems: { 'zone.methods': 'delivery.withoutMethod' },
  });
  const methods = [aMethod({ emirates: ['RK'] })];
  const part = await save({ name: { en: 'Part' }, emirates: ['RK', 'AJ'], methods });
  expect(part.refusal).toMatchObject({ code: 'shipping.emirate-without-method', emirates: ['AJ'] });
  expect(refusalText(part.refusal, 'en')).toContain('Ajman');
  expect(refusalText(part.refusal, 'ar')).toContain('عجمان');
});

it('BO-01 removing delivery from an emirate needs confirmation', async () => {
  const zone = { name: { en: 'Two' }, emirates: ['RK', 'AJ'], methods: [aMethod()] };
  const two = (await save(zone)).value;
  const one = { ...zone, emirates: ['RK'] };
  const requested = { id: two.id, version: two.version, zone: one };
  const refused = await ask('delivery.save', requested);
  expect(refused.refusal).toEqual({ code: 'shipping.stops-delivery', emirates: ['AJ'] });
  expect((await ask('delivery.show', { id: two.id })).value.found.emirates).toEqual(['AJ', 'RK']);
  const agreed = await ask('delivery.save', { ...requested, stops: ['AJ'] });
  expect(agreed.ok).toBe(true);
  const removing = { id: two.id, version: agreed.value.version };
  expect((await ask('delivery.remove', removing)).refusal).toMatchObject({ emirates: ['RK'] });
  expect((await ask('delivery.remove', { ...removing, stops: ['RK'] })).ok).toBe(true);
});

it('BO-01 the zone list names emirates without delivery', async () => {
  const { unserved } = (await ask('delivery.list', {})).value;
  expect(unserved).toEqual(['AZ', 'AJ', 'RK', 'UQ']);
});

it('BO-01 a method without a code is saved with one of its name', async () => {
  const methods = ['', ''].map((code) => aMethod({ code, title: { en: 'Night express' } }));
  const saved = await save({ name: { en: 'Named' }, emirates: ['UQ'], methods });
  expect(saved.value.methods.map(({ code }: { code: string }) => code)).toEqual([
    'night-express',
    'night-express-2',
  ]);
});
