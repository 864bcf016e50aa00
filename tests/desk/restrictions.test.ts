import { expect, it } from 'vitest';
import { createDesk } from '#desk/desk.ts';
import type { VerbName } from '#desk/verbs.ts';
import { aMember } from '../a-member.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const made = aShop(await aDatabase());
const desk = createDesk(made.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const sticks = await aProduct(made, { sku: 'STICKS', category: 'Tobacco sticks' });
await made.db.updateTable('product').set({ class: 'tobacco' }).where('id', '=', sticks).execute();
const cloth = await aProduct(made, { sku: 'CLOTH', category: 'Gifts' });

async function ask(name: VerbName, sent: unknown) {
  const signedIn = await aMember(made, 'manager');
  // biome-ignore lint/suspicious/noExplicitAny: what a verb gives is looked at by its fields
  return (await desk.perform({ signedIn, name, sent, ...where })) as any;
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
const table = async () => (await ask('restrictions.list', {})).value.rules;
const keep =
  (own: object, place: number | null = null, seen?: unknown) =>
  async () =>
    ask('restrictions.keep-rule', { seen: seen ?? (await table()), place, rule: { ...rule, ...own } });
const tried = { emirate: 'FU', confirmedAge: null, isSignedIn: false, isCollected: false, payment: null };

it('BO-07 a rule is written, changed in its place, moved and taken away, and each is remembered', async () => {
  expect((await keep({})()).value).toEqual([{ ...rule, words: { en: 'Not to Fujairah.' } }]);
  await keep({ id: 'wallet', emirates: null, mode: 'sell', forbidsPayment: ['jamra_wallet'] })();
  await keep({ mode: 'collect' }, 0)();
  const rules = await table();
  expect(rules.map(({ id, mode }: typeof rule) => [id, mode])).toEqual([
    ['far', 'collect'],
    ['wallet', 'sell'],
  ]);
  await ask('restrictions.save', { seen: rules, rules: rules.toReversed() });
  expect((await table()).map(({ id }: typeof rule) => id)).toEqual(['wallet', 'far']);
  const { value: past } = await ask('settings.history', { key: 'restrictions.rules' });
  expect(past[0]).toMatchObject({ before: { value: rules } });
  await ask('restrictions.save', { seen: await table(), rules: [] });
  expect(await table()).toEqual([]);
});

it('BO-07 who changes the table second is shown what stands there', async () => {
  const seen = await table();
  await keep({})();
  const late = await keep({ id: 'other' }, null, seen)();
  expect(late.refusal).toMatchObject({ code: 'settings.changed-meanwhile', stored: [{ id: 'far' }] });
  expect(await table()).toHaveLength(1);
});

it('BO-07 everything wrong with a rule is told at its field', async () => {
  const wrong = await keep({
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
  expect((await keep({})()).refusal).toEqual({
    code: 'desk.unreadable',
    problems: { 'rule.id': 'restrictions.taken' },
  });
});

it.each([null, 7, 'x', { words: 4 }, []])('BO-07 %j is no rule and no fault', async (nonsense) => {
  const answer = await ask('restrictions.keep-rule', { seen: await table(), place: null, rule: nonsense });
  expect(answer.refusal.code).toBe('desk.unreadable');
  const all = await ask('restrictions.save', { seen: await table(), rules: [nonsense] });
  expect(all.refusal.code).toBe('settings.wrong-value');
});

it('BO-07 a tried basket names the rule that decides, and what stands against the goods', async () => {
  const { value } = await ask('restrictions.try', { ...tried, goods: [sticks, cloth] });
  expect(value.lines).toMatchObject([
    { sku: 'STICKS', decides: 'far', refusal: { code: 'restrictions.not-sold', rule: 'far' } },
    { sku: 'CLOTH', decides: null, refusal: null },
  ]);
  expect(value.minimumAge).toBe(21);
  const near = await ask('restrictions.try', { ...tried, emirate: 'DU', goods: [sticks] });
  expect(near.value.lines).toMatchObject([{ decides: null, refusal: null }]);
});
