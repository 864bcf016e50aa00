import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import { refusalText } from '#admin-actions/refusal-text.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import { fontAs, fontThatDoesNotJoin, fontThatPermits, shippedFont } from '#tests/a-font.ts';
import { aMember } from '#tests/a-member.ts';
import { aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';

const made = aShop(await aDatabase());
const { shop, config } = made;
const adminActions = createAdminActions(shop);
const where = { address: '127.0.0.1', publicUrl: 'http://shop.test', language: 'en' } as const;

async function ask(name: ActionName, sent: unknown) {
  const signedIn = await aMember(made, 'manager');
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
}

const add = (bytes: Uint8Array, typed: object = {}) =>
  ask('design.add-font', { bytes, name: 'Brand', licence: 'yes', ...typed });
const opened = async () => (await ask('design.open', {})).value;
const save = async (tokens: object) => ask('design.save', { version: (await opened()).version, tokens });
const lora = shippedFont('lora-latin');
/** @returns the id in the trash */
const remove = async (id: number): Promise<number> => {
  const answer = await ask('design.remove-font', { id });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
};
const isStored = (file: string) => existsSync(join(config.filesDir, file));

it('BO-01 an uploaded font is subset, stored, offered, used and deleted', async () => {
  const { value: font } = await add(shippedFont('lora-latin'), { name: ' House Serif ' });
  expect(font).toMatchObject({ name: 'House Serif', faces: [{ script: 'latin', weights: [400, 700] }] });
  const [{ file }] = font.faces;
  expect(file).toMatch(/^fonts\/[0-9a-f]{16}-house-serif-latin\.woff2$/);
  expect(isStored(file)).toBe(true);
  const { fonts } = await opened();
  expect(fonts).toEqual([font]);
  expect(fonts[0].confirmedBy).not.toBe('');

  const key = `font-${font.id}`;
  expect((await save({ 'font-latin': key })).value).toEqual({ 'font-latin': key });
  expect(await shop.design.fontsIn({ 'font-latin': key })).toEqual([font]);
  const refused = (await ask('design.remove-font', { id: font.id })).refusal;
  expect(refused).toMatchObject({ code: 'design.font-in-use', tokens: ['font-latin'] });
  expect(refusalText(refused, 'en')).toBe(
    '“House Serif” is in use: English font. Choose another font there and save, then delete this one.',
  );
  expect(isStored(file)).toBe(true);

  await save({});
  const trashed = await remove(font.id);
  expect((await opened()).fonts).toEqual([]);
  // Earlier versions still name it: no action can save it again.
  expect((await save({ 'font-latin': key })).refusal).toEqual({
    code: 'design.wrong-value',
    token: 'font-latin',
  });
  expect(await shop.settings.set('design.tokens', { 'font-latin': key })).toMatchObject({
    ok: false,
    refusal: { code: 'settings.wrong-value' },
  });
  // Cached pages may still name the file.
  expect(isStored(file)).toBe(true);
  expect((await ask('trash.remove', { id: trashed })).ok).toBe(true);
  expect(isStored(file)).toBe(false);
});

it('BO-01 a font restored from the trash has its files, and earlier designs use it again', async () => {
  const { value: font } = await add(lora);
  const trashed = await remove(font.id);
  expect((await ask('trash.list', {})).value.rows[0]).toMatchObject({
    id: trashed,
    kind: 'font',
    name: { en: 'Brand' },
  });
  expect((await ask('trash.restore', { id: trashed })).ok).toBe(true);
  expect((await opened()).fonts).toEqual([font]);
  expect((await save({ 'font-latin': `font-${font.id}` })).ok).toBe(true);
  await save({});
  await ask('trash.remove', { id: await remove(font.id) });
});

it('BO-01 a font is not restored while another one has its name or file, and keeps its file', async () => {
  const { value: font } = await add(lora);
  const trashed = await remove(font.id);
  const { value: again } = await add(lora);
  expect((await ask('trash.restore', { id: trashed })).refusal).toEqual({
    code: 'design.font-known',
    name: 'Brand',
  });
  const second = await remove(again.id);
  const { value: other } = await add(shippedFont('figtree-latin'));
  expect((await ask('trash.restore', { id: trashed })).refusal).toEqual({
    code: 'design.font-name-taken',
    name: 'Brand',
  });
  await ask('trash.remove', { id: await remove(other.id) });
  const [{ file }] = font.faces;
  await ask('trash.remove', { id: trashed });
  expect(isStored(file)).toBe(true);
  expect((await ask('trash.restore', { id: second })).ok).toBe(true);
  await ask('trash.remove', { id: await remove(again.id) });
  expect(isStored(file)).toBe(false);
});

it('BO-01 a font is offered only for the scripts it covers', async () => {
  const { value: font } = await add(shippedFont('cairo-arabic'), { name: 'Arabic' });
  expect(font.faces.map(({ script }: { script: string }) => script)).toEqual(['arabic']);
  expect((await save({ 'font-latin': `font-${font.id}` })).refusal).toMatchObject({ token: 'font-latin' });
  expect((await save({ 'font-arabic': `font-${font.id}` })).ok).toBe(true);
  await save({});
  await ask('design.remove-font', { id: font.id });
});

const large = new Uint8Array(2 * 1024 * 1024 + 1);
const cutOff = (await fontAs('lora-latin', 'truetype')).subarray(0, 60_000);

it.each([
  ['no name', lora, { name: ' ' }, 'design.font-name', ''],
  ['a long name', lora, { name: 'x'.repeat(61) }, 'design.font-name', '60'],
  ['no licence', lora, { licence: '' }, 'design.font-unlicensed', ''],
  ['too large', large, {}, 'design.font-too-large', '2 MB'],
  ['no font', Buffer.from('<svg/>'), {}, 'design.no-font', ''],
  ['several fonts', Buffer.from('ttcf0000'), {}, 'design.font-collection', ''],
  ['cut off', cutOff, {}, 'design.font-broken', ''],
  ['restricted', await fontThatPermits('lora-latin', 2), {}, 'design.font-not-embeddable', ''],
  ['not to be cut', await fontThatPermits('lora-latin', 0x104), {}, 'design.font-not-embeddable', ''],
  ['without letters', shippedFont('lora-latin-ext'), {}, 'design.font-lacks-letters', 'B C D E F G H I'],
  ['letters apart', await fontThatDoesNotJoin(), {}, 'design.font-not-joining', ''],
])('BO-01 a font is refused: %s', async (...row) => {
  const [, bytes, typed, code, words] = row;
  const { ok, refusal } = await add(bytes, typed);
  expect([ok, refusal?.code]).toEqual([false, code]);
  expect(refusalText(refusal, 'en')).toContain(words);
  expect((await opened()).fonts).toEqual([]);
});

it('BO-01 a duplicate file or name and a 21st font are refused', async () => {
  const { value: font } = await add(lora);
  expect((await add(lora, { name: 'Other' })).refusal).toEqual({ code: 'design.font-known', name: 'Brand' });
  expect((await add(shippedFont('figtree-latin'), { name: 'BRAND' })).refusal.code).toBe(
    'design.font-name-taken',
  );
  for (let count = 1; count < 20; count += 1)
    await made.db
      .insertInto('font')
      .values({ name: `Font ${count}`, sha256: String(count), confirmed_by: 'Layla' })
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(({ id }) =>
        made.db
          .insertInto('font_face')
          .values({
            ...{ font_id: id, script: 'latin', file: `fonts/${count}.woff2`, sha256: '', bytes: 1 },
            ...{ least_weight: 400, most_weight: 400, metrics: '{}' },
          })
          .execute(),
      );
  expect((await add(shippedFont('figtree-latin'), { name: 'One more' })).refusal).toEqual({
    code: 'design.too-many-fonts',
    most: 20,
  });
  expect((await ask('design.remove-font', { id: 2_000_000_000 })).refusal.code).toBe('design.unknown-font');
  await ask('design.remove-font', { id: font.id });
});

it('BO-01 a font is not deleted while a design with it is being saved', async () => {
  for (let round = 0; round < 5; round += 1) {
    await save({});
    await made.db.deleteFrom('font').execute();
    const { value: font } = await add(lora);
    const tokens = { 'font-latin': `font-${font.id}` };
    const [saved, removed] = await Promise.all([save(tokens), ask('design.remove-font', { id: font.id })]);
    expect(saved.ok).not.toBe(removed.ok);
  }
});
