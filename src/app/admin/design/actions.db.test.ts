import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import type { Language } from '#kernel/language.ts';
import { aMember } from '#tests/a-member.ts';
import { aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';

const made = aShop(await aDatabase());
const { shop } = made;
const adminActions = createAdminActions(shop);
const where = { address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

async function ask(name: ActionName, sent: unknown, language: Language = 'en') {
  const signedIn = await aMember(made, 'manager');
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn, name, sent, language, ...where })) as any;
}

const opened = async () => (await ask('design.open', {})).value;
const save = async (tokens: object, version?: number) =>
  ask('design.save', { version: version ?? (await opened()).version, tokens });

it('BO-01 a design is stored as its differences, with history, and can be reset', async () => {
  expect(await opened()).toMatchObject({ changes: {}, version: 0 });
  expect((await save({ ground: '#FFFFFF', 'text-size': 16 })).value).toEqual({ ground: '#ffffff' });
  await save({ ground: '#ffffff', 'button-shape': 'square' });
  await save({});
  expect((await opened()).changes).toEqual({});
  const { entries } = (await ask('design.history', {})).value;
  expect(entries.map(({ value }: { value: unknown }) => value)).toEqual([
    {},
    { ground: '#ffffff', 'button-shape': 'square' },
    { ground: '#ffffff' },
    {},
  ]);
  expect(entries[0].by.name).not.toBe('');
  const { entries: logged } = (await ask('audit.list', { action: 'design.save' })).value;
  expect(logged).toHaveLength(3);
  expect(logged[0]).toMatchObject({ subject: 'setting:design.tokens' });
});

it('BO-01 rejects a second save and returns the stored design', async () => {
  const { version } = await opened();
  await save({ ground: '#ffffff' }, version);
  expect((await save({ ground: '#fefefe' }, version)).refusal).toMatchObject({
    code: 'admin.changed-meanwhile',
    stored: { ground: '#ffffff' },
    version: version + 1,
  });
  expect((await opened()).changes).toEqual({ ground: '#ffffff' });
});

it.each([
  [{ shadow: 'none' }, 'design.unknown-token'],
  [{ ink: 'red' }, 'design.wrong-value'],
  [{ 'text-size': 40 }, 'design.wrong-value'],
  [{ ink: '#cccccc' }, 'design.low-contrast'],
])('BO-01 %j is refused and nothing is saved', async (tokens, code) => {
  const { changes } = await opened();
  expect((await save(tokens)).refusal.code).toBe(code);
  expect((await opened()).changes).toEqual(changes);
});

it('BO-01 the settings actions refuse a design with unreadable text too', async () => {
  const refused = await shop.settings.set('design.tokens', { ink: '#cccccc' });
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'settings.wrong-value' } });
  expect((await shop.settings.set('design.tokens', { ink: '#000000' })).ok).toBe(true);
});
