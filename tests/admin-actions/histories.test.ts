import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import { aMember } from '../a-member.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const made = aShop(await aDatabase());
const { shop } = made;
const adminActions = createAdminActions(shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const owner = await aMember(made, 'owner');

// biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
async function value(name: ActionName, sent: unknown): Promise<any> {
  const answer = await adminActions.perform({ signedIn: owner, name, sent, ...where });
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value;
}

const key = 'shop.licence';
const licence = async () =>
  (await value('settings.list', {})).find((one: { key: string }) => one.key === key) as {
    value: unknown;
    version: number;
  };
const historyOf = async () => (await value('settings.history', { key })).entries;

it('BO-01 a setting has a history from its first value on, and goes back to each', async () => {
  expect(await historyOf()).toEqual([]);
  const first = await licence();
  await value('settings.save', { key, value: 'CN-1', version: first.version });
  const { version } = await licence();
  await value('settings.save', { key, value: 'CN-2', version });
  const by = { name: 'A owner' };
  const entries = await historyOf();
  expect(entries).toMatchObject([
    { version: version + 1, act: 'saved', by, at: expect.any(Date), value: 'CN-2' },
    { version, act: 'saved', by, value: 'CN-1' },
    { act: 'found', at: null, value: first.value },
  ]);
  await value('settings.save', { key, value: entries[1].value, version: version + 1 });
  expect(await licence()).toMatchObject({ value: 'CN-1', version: version + 2 });
});

it('BO-01 what a command saved heads the history of a setting', async () => {
  await shop.settings.set(key, 'CN-3');
  const { version } = await licence();
  expect((await historyOf())[0]).toEqual({
    version,
    act: 'saved',
    by: { name: '' },
    at: null,
    value: 'CN-3',
  });
});

it('BO-01 a menu remembers who saved and restored it', async () => {
  const entry = (en: string) => [
    { id: 1, parentId: null, label: { en, ar: '' }, url: '/faq/', newTab: false },
  ];
  await value('menus.save', { place: 'footer', version: 0, entries: entry('Help') });
  await value('menus.save', { place: 'footer', version: 1, entries: entry('Answers') });
  const restored = await value('menus.undo', { place: 'footer', version: 1 });
  expect(restored).toMatchObject({ version: 3, entries: [{ label: { en: 'Help' } }] });
  const { entries, total } = await value('menus.history', { place: 'footer' });
  expect(total).toBe(3);
  expect(entries).toMatchObject([
    { version: 3, act: 'undone', by: { name: 'A owner' } },
    { version: 2, act: 'saved' },
    { version: 1, act: 'saved' },
  ]);
});

it('BO-01 earlier texts of a mail are restored as new ones', async () => {
  const mail = { template: 'order-packed', language: 'en' } as const;
  await value('mails.save-words', { ...mail, words: { subject: 'First' }, version: 0 });
  await value('mails.save-words', { ...mail, words: { subject: 'Second', heading: 'Packed' }, version: 1 });
  const { history, firstWords } = await value('mails.read', mail);
  const words = { ...firstWords, ...history[1].words };
  await value('mails.save-words', { ...mail, words, version: 2 });
  expect(await value('mails.read', mail)).toMatchObject({
    version: 3,
    changed: ['subject'],
    words: { subject: 'First', heading: firstWords.heading },
  });
});
