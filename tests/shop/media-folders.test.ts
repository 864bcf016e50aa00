import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { MediaId } from '#kernel/ids.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { folders, library, upload } = test.shop.media;
const SARA = { staffId: 7, name: 'Sara' };

function unwrap<Value>(
  outcome: { ok: true; value: Value } | { ok: false; refusal: { code: string } },
): Value {
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

async function aPicture(fileName: string): Promise<MediaId> {
  const background = { r: fileName.length, g: fileName.charCodeAt(0), b: 9 };
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return unwrap(await upload({ bytes, fileName, alt: '' }));
}

async function idsIn(sought: Parameters<typeof library.list>[0]): Promise<number[]> {
  return (await library.list(sought, 1)).rows.map(({ id }) => id);
}

it('BO-01 pictures are sorted into folders, moved, and found across all of them', async () => {
  const devices = unwrap(await folders.create('Devices', null));
  const duo = unwrap(await folders.create('Duo', devices));
  const [one, two, three] = [await aPicture('a.png'), await aPicture('bb.png'), await aPicture('ccc.png')];
  expect(unwrap(await folders.put([one, two, 999_999 as MediaId], duo))).toBe(2);
  expect(await idsIn({ text: '', folder: duo })).toEqual([two, one]);
  expect(await idsIn({ text: '', folder: devices })).toEqual([]);
  expect(await idsIn({ text: '', folder: null })).toEqual([three]);
  expect(await idsIn({ text: '-bb.png', folder: devices })).toEqual([two]);
  unwrap(await folders.put([two], null));
  expect(await idsIn({ text: '', folder: null })).toEqual([three, two]);
  expect(await folders.list()).toEqual([
    { id: devices, parentId: null, name: 'Devices', pictures: 0 },
    { id: duo, parentId: devices, name: 'Duo', pictures: 1 },
  ]);
});

it('BO-01 the unused ones are those that nothing shows', async () => {
  const [shown, unused] = [await aPicture('dddd.png'), await aPicture('eeeee.png')];
  await test.shop.catalogue.edit.categories.create({ name: { en: 'Shown' }, imageId: shown });
  const ids = await idsIn({ text: '', isUnused: true });
  expect(ids).toContain(unused);
  expect(ids).not.toContain(shown);
});

it('BO-01 folders are moved and named, but not into themselves and not alike', async () => {
  const above = unwrap(await folders.create('Above', null));
  const below = unwrap(await folders.create('Below', above));
  expect(await folders.create('above', null)).toMatchObject({ refusal: { code: 'media.folder-taken' } });
  expect(await folders.create('x', 999_999)).toMatchObject({ refusal: { code: 'media.unknown-folder' } });
  expect(await folders.move(above, { parentId: below, position: null })).toMatchObject({
    refusal: { code: 'media.folder-circle' },
  });
  unwrap(await folders.move(below, { parentId: null, position: 0 }));
  expect((await folders.list())[0]).toMatchObject({ id: below, parentId: null });
  expect(await folders.rename(below, 'ABOVE')).toMatchObject({ refusal: { code: 'media.folder-taken' } });
  unwrap(await folders.rename(below, 'below'));
});

it('BO-01 a deleted folder leaves its pictures and folders to the one above it, each under a free name', async () => {
  const above = unwrap(await folders.create('Top', null));
  const gone = unwrap(await folders.create('Gone', above));
  const child = unwrap(await folders.create('Gone', gone));
  const picture = await aPicture('ffffff.png');
  unwrap(await folders.put([picture], gone));
  unwrap(await folders.remove(gone));
  expect(await idsIn({ text: '', folder: above })).toEqual([picture]);
  expect((await folders.list()).find(({ id }) => id === child)).toMatchObject({
    parentId: above,
    name: 'Gone 2',
  });
  expect(await folders.remove(gone)).toMatchObject({ refusal: { code: 'media.unknown-folder' } });
});

it('BO-01 a picture comes back from the trash into its folder', async () => {
  const folder = unwrap(await folders.create('Kept', null));
  const picture = await aPicture('ggggggg.png');
  unwrap(await folders.put([picture], folder));
  const trashed = unwrap(await library.trash(picture, SARA));
  expect(await idsIn({ text: '', folder })).toEqual([]);
  unwrap(await test.shop.trash.restore(trashed, ['media']));
  expect(await idsIn({ text: '', folder })).toEqual([picture]);
});
