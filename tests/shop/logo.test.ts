import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { MediaId } from '#kernel/ids.ts';
import { trackDependencies } from '#platform/cache/cache-dependencies.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, time } = test;
const SARA = { staffId: 7, name: 'Sara' };

async function aPicture(fileName: string, red: number, format: 'png' | 'webp' = 'png') {
  const background = { r: red, g: 9, b: 7 };
  const bytes = await sharp({ create: { width: 800, height: 200, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
  const saved = await shop.media.upload({ bytes, fileName, alt: '' });
  if (!saved.ok) throw new Error(saved.refusal.code);
  const [media] = await shop.media.find([saved.value]);
  if (media === undefined) throw new Error('no picture');
  return { id: saved.value, logo: { file: media.file, widthPx: media.widthPx, heightPx: media.heightPx } };
}

const settings = async () => {
  time.now = new Date(time.now.getTime() + 2000);
  return shop.settings.all();
};
const used = (id: MediaId) => shop.media.library.usesOf(id);
async function tablesRead(): Promise<readonly string[]> {
  time.now = new Date(time.now.getTime() + 2000);
  return (await trackDependencies(() => shop.settings.all())).read.tables;
}

const mark = await aPicture('mark.png', 10);
const white = await aPicture('white.png', 20);

it('BO-01 a logo is a picture of the library, by its dimensions', async () => {
  expect((await settings())['shop.logo']).toBeNull();
  const wrong = [
    { ...mark.logo, file: 'aa/none.png' },
    { ...mark.logo, widthPx: 1 },
  ];
  for (const value of wrong)
    expect(await shop.settings.set('shop.logo', value)).toEqual({
      ok: false,
      refusal: { code: 'settings.unknown-picture', key: 'shop.logo' },
    });
  expect(await shop.settings.set('shop.logo', { file: '' })).toMatchObject({ ok: false });
  expect(await tablesRead()).toEqual(['setting']);
  expect(await shop.settings.set('shop.logo', mark.logo)).toMatchObject({ ok: true });
  expect((await settings())['shop.logo']).toMatchObject(mark.logo);
  expect([...(await tablesRead())].toSorted()).toEqual(['media', 'setting']);
});

it('BO-01 a logo is shown by its copies once they are made, and stored without them', async () => {
  expect((await settings())['shop.logo']?.sizes).toEqual([]);
  while (await shop.media.makeNextSizes());
  const sizes = (await settings())['shop.logo']?.sizes ?? [];
  expect(sizes).toContainEqual(expect.objectContaining({ format: 'webp', widthPx: 480, heightPx: 120 }));
  expect((await shop.settings.opened()).values['shop.logo']).toEqual(mark.logo);
});

it('BO-05 an email has the logo where mail programs can show it, else the store name', async () => {
  await settings();
  const mail = async () => {
    const printed = await shop.mails.preview({ template: 'account-deleted', language: 'en' });
    return printed.ok ? printed.value : null;
  };
  const shown = await mail();
  expect(shown?.subject).toBe('Your Jamra account has been deleted');
  expect(shown?.html).toMatch(new RegExp(`<img[^>]*alt="Jamra"[^>]*src="[^"]*/media/${mark.logo.file}"`));
  const { id, logo } = await aPicture('mark.webp', 30, 'webp');
  await shop.settings.set('shop.logo', logo);
  await settings();
  expect((await settings())['shop.logo']?.file).toBe(logo.file);
  expect((await mail())?.html).not.toContain('jm-logo"');
  await shop.settings.set('shop.logo', mark.logo);
  expect(await shop.media.library.remove(id)).toMatchObject({ ok: true });
}, 60_000);

it('BO-01 a picture that is a logo counts as used and cannot be deleted', async () => {
  await shop.settings.set('shop.logoOnDark', white.logo);
  expect(await used(white.id)).toEqual([{ kind: 'setting', id: 0, name: 'shop.logoOnDark' }]);
  for (const removal of [shop.media.library.trash(white.id, SARA), shop.media.library.remove(white.id)])
    expect(await removal).toMatchObject({ ok: false, refusal: { code: 'media.in-use', count: 1 } });
  expect((await shop.media.library.list({ text: '', isUnused: true }, 1)).total).toBe(0);
  const { rows } = await shop.media.library.list({ text: 'white' }, 1);
  expect(rows.map(({ uses }) => uses)).toEqual([1]);
  await shop.settings.set('shop.logoOnDark', null);
  expect(await shop.media.library.trash(white.id, SARA)).toMatchObject({ ok: true });
});

it('BO-01 a logo in the trash cannot be chosen, and one that is gone counts as not set', async () => {
  expect(await shop.settings.set('shop.logoOnDark', white.logo)).toMatchObject({ ok: false });
  await db.deleteFrom('media').where('id', '=', mark.id).execute();
  expect((await settings())['shop.logo']).toBeNull();
  expect(await tablesRead()).toEqual(['setting']);
});
