import { expect, it } from 'vitest';
import { createDesk } from '#desk/desk.ts';
import type { VerbName } from '#desk/verbs.ts';
import { aMember } from '../a-member.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const made = aShop(await aDatabase());
const { shop } = made;
const desk = createDesk(shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

async function ask(name: VerbName, sent: unknown) {
  const signedIn = await aMember(made, 'page-editor');
  // biome-ignore lint/suspicious/noExplicitAny: what a verb gives is looked at by its fields
  return (await desk.perform({ signedIn, name, sent, ...where })) as any;
}

const entry = (id: number, parentId: number | null, more = {}) => ({
  id,
  parentId,
  label: { en: `Entry ${id}`, ar: '' },
  url: '/faq/',
  ...more,
});

it('BO-01 a menu is made, read by the shop, changed, and goes back to what it was', async () => {
  expect((await ask('menus.open', { place: 'footer' })).value).toEqual({
    place: 'footer',
    version: 0,
    entries: [],
  });
  const entries = [entry(1, null, { url: '', label: { en: 'Help', ar: 'مساعدة' } }), entry(2, 1)];
  const saved = await ask('menus.save', { place: 'footer', version: 0, entries });
  expect(saved.value).toMatchObject({ version: 1, entries: [{ label: { ar: 'مساعدة' } }, { parentId: 1 }] });
  expect((await shop.content.menus()).get('footer')).toEqual([
    {
      label: { en: 'Help', ar: 'مساعدة' },
      url: '',
      children: [{ label: { en: 'Entry 2' }, url: '/faq/', children: [] }],
    },
  ]);
  await ask('menus.save', { place: 'footer', version: 1, entries: [entry(1, null)] });
  const back = await ask('menus.undo', { place: 'footer', version: 1 });
  expect(back.value).toMatchObject({ version: 3, entries: [{ label: { en: 'Help' } }, { parentId: 1 }] });
  const versions = (await ask('menus.history', { place: 'footer' })).value;
  expect(versions.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
});

it('BO-01 of two who save one menu, the second is shown what stands', async () => {
  await ask('menus.save', { place: 'primary', version: 0, entries: [entry(1, null)] });
  const late = await ask('menus.save', {
    place: 'primary',
    version: 0,
    entries: [entry(1, null), entry(2, null)],
  });
  expect(late.refusal).toMatchObject({
    code: 'content.menu.changed-meanwhile',
    name: 'A page-editor',
    stored: { version: 1, entries: [{ id: 1 }] },
  });
});

it('BO-01 an entry without a name, with no way, or deeper than its place shows is told by its number', async () => {
  const { version } = (await ask('menus.open', { place: 'footer' })).value;
  const entries = [
    entry(1, null, { label: { en: ' ', ar: '' } }),
    entry(2, null, { url: 'javascript:alert(1)' }),
    entry(3, null),
    entry(4, 3),
    entry(5, 4),
  ];
  const { refusal } = await ask('menus.save', { place: 'footer', version, entries });
  expect(refusal).toEqual({
    code: 'content.wrong-fields',
    problems: { '1.label.en': 'missing', '2.url': 'no-way', '5.url': 'too-deep' },
  });
  const nonsense = await ask('menus.save', { place: 'footer', version, entries: [null, 7] });
  expect(nonsense.refusal.code).toBe('content.wrong-fields');
});
