import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';

const made = aShop(await aDatabase());
const adminActions = createAdminActions(made.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const sticks = await aProduct(made, { sku: 'STICKS', category: 'Tobacco sticks' });
await made.db.updateTable('product').set({ class: 'tobacco' }).where('id', '=', sticks).execute();
const cloth = await aProduct(made, { sku: 'CLOTH', category: 'Gifts' });

async function ask(name: ActionName, sent: unknown) {
  const signedIn = await aMember(made, 'manager');
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
}

const rule = {
  id: 'far',
  class: 'tobacco',
  emirates: ['FU'],
  mode: 'catalogue',
  minimumAge: null,
  forbidsPayment: [],
  words: { en: 'Not to Fujairah.', ar: '' },
};
const listed = async () => (await ask('restrictions.list', {})).value;
const table = async () => (await listed()).rules;
const saveRule =
  (fields: object, id: string | null = null, version?: number) =>
  async () =>
    ask('restrictions.keep-rule', {
      version: version ?? (await listed()).version,
      id,
      rule: { ...rule, ...fields },
    });
const tried = { emirate: 'FU', confirmedAge: null, isSignedIn: false, isCollected: false, payment: null };

it('BO-07 a rule is added, changed, moved and removed, each audited', async () => {
  expect((await saveRule({})()).value).toEqual([{ ...rule, words: { en: 'Not to Fujairah.' } }]);
  await saveRule({ id: 'wallet', emirates: null, mode: 'sell', forbidsPayment: ['jamra_wallet'] })();
  await saveRule({ mode: 'collect' }, 'far')();
  const { rules, version } = await listed();
  expect(rules.map(({ id, mode }: typeof rule) => [id, mode])).toEqual([
    ['far', 'collect'],
    ['wallet', 'sell'],
  ]);
  await ask('restrictions.save', { version, rules: rules.toReversed() });
  expect((await table()).map(({ id }: typeof rule) => id)).toEqual(['wallet', 'far']);
  const { entries } = (await ask('settings.history', { key: 'restrictions.rules' })).value;
  expect(entries[1]).toMatchObject({ version, value: rules });
  await ask('restrictions.save', { version: version + 1, rules: [] });
  expect(await table()).toEqual([]);
});

it('BO-07 rejects a second save and returns the stored rules', async () => {
  const { version } = await listed();
  await saveRule({})();
  const late = await saveRule({ id: 'other' }, null, version)();
  expect(late.refusal).toMatchObject({ code: 'admin.changed-meanwhile', stored: [{ id: 'far' }] });
  expect(await table()).toHaveLength(1);
});

it('BO-07 every error of a rule names its field', async () => {
  const wrong = await saveRule({
    ...{ id: 'Far Away', class: 'cheese', emirates: ['XX'], mode: 'give', minimumAge: 12 },
    words: { en: ' ', ar: '' },
  })();
  expect(Object.keys(wrong.refusal.problems).toSorted()).toEqual([
    'rule.class',
    'rule.emirates.0',
    'rule.id',
    'rule.minimumAge',
    'rule.mode',
    'rule.words.en',
  ]);
  expect((await saveRule({})()).refusal).toEqual({
    code: 'admin.unreadable',
    problems: { 'rule.id': 'restrictions.taken' },
  });
});

it.each([null, 7, 'x', { words: 4 }, []])('BO-07 %j is refused without a fault', async (nonsense) => {
  const { version } = await listed();
  const answer = await ask('restrictions.keep-rule', { version, id: null, rule: nonsense });
  expect(answer.refusal.code).toBe('admin.unreadable');
  const all = await ask('restrictions.save', { version, rules: [nonsense] });
  expect(all.refusal.code).toBe('settings.wrong-value');
});

it('BO-07 a tested basket names the rule that applies and what it refuses', async () => {
  const { value } = await ask('restrictions.try', { ...tried, goods: [sticks, cloth] });
  expect(value.lines).toMatchObject([
    { sku: 'STICKS', decides: 'far', refusal: { code: 'restrictions.not-sold', rule: 'far' } },
    { sku: 'CLOTH', decides: null, refusal: null },
  ]);
  expect(value.minimumAge).toBe(21);
  const near = await ask('restrictions.try', { ...tried, emirate: 'DU', goods: [sticks] });
  expect(near.value.lines).toMatchObject([{ decides: null, refusal: null }]);
});
