import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import { aMember } from '#tests/a-member.ts';
import { aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';

const made = aShop(await aDatabase());
const { shop } = made;
const adminActions = createAdminActions(shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

async function ask(name: ActionName, sent: unknown) {
  const signedIn = await aMember(made, 'page-editor');
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
}

const entry = (id: number, parentId: number | null, more = {}) => ({
  id,
  parentId,
  label: { en: `Entry ${id}`, ar: '' },
  url: '/faq/',
  ...more,
});

it('BO-01 a menu is created, shown, changed and restored', async () => {
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
  const { entries: stored } = (await ask('menus.history', { place: 'footer' })).value;
  expect(stored.map(({ version, act }: { version: number; act: string }) => [version, act])).toEqual([
    [3, 'undone'],
    [2, 'saved'],
    [1, 'saved'],
  ]);
});

it('BO-01 a concurrent save is refused with the stored menu', async () => {
  await ask('menus.save', { place: 'primary', version: 0, entries: [entry(1, null)] });
  const late = await ask('menus.save', {
    place: 'primary',
    version: 0,
    entries: [entry(1, null), entry(2, null)],
  });
  expect(late.refusal).toMatchObject({
    code: 'admin.changed-meanwhile',
    name: 'A page-editor',
    stored: { version: 1, entries: [{ id: 1 }] },
  });
});

it('BO-01 an entry without name or URL, or too deep, is named by its number', async () => {
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

it('BO-01 an entry has a picture of the library; a missing one is named, and a used one cannot be deleted', async () => {
  const background = { r: 9, g: 8, b: 7 };
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  const stored = await shop.media.upload({ bytes, fileName: 'holder.png', alt: '' });
  if (!stored.ok) throw new Error(stored.refusal.code);
  const image = stored.value;
  const { version } = (await ask('menus.open', { place: 'footer' })).value;
  const gone = await ask('menus.save', {
    ...{ place: 'footer', version },
    entries: [entry(1, null), entry(2, null, { image: 99_999 })],
  });
  expect(gone.refusal).toEqual({ code: 'content.wrong-fields', problems: { '2.image': 'unknown' } });
  const saved = await ask('menus.save', { place: 'footer', version, entries: [entry(1, null, { image })] });
  expect(saved.value.entries).toMatchObject([{ id: 1, image }]);
  expect((await shop.content.menus()).get('footer')).toMatchObject([{ image }]);
  expect(await shop.media.library.usesOf(image)).toEqual([{ kind: 'menu', id: 0, name: 'footer' }]);
});
