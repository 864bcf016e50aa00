import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';

import type { GiftCardId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import { EXPORT_PARTS } from '#shop/data-transfer';
import { shippedFont } from '../a-font.ts';
import { sellForADay } from '../a-lived-in-shop.ts';
import { aProduct, aShop, type TestShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { readArchive } from '../read-archive.ts';

const first = aShop(await aDatabase());
const second = aShop(await aDatabase());
const file = join(first.config.dataDir, 'shop.zip');
const quiet = { onProgress: () => undefined };

async function archiveOf({ shop }: TestShop): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of shop.dataTransfer.export(EXPORT_PARTS)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

let cardId: GiftCardId;
const details = {
  ...{ recipientName: 'Sara', recipientEmail: 'sara@example.com', senderName: 'Omar', message: '' },
  deliverOn: '',
};

/** Rows with secrets that are not exported: a stock request and a gift card. */
async function withSecrets(test: TestShop): Promise<void> {
  const { giftCards, backInStock } = test.shop;
  const soldOut = await aProduct(test, { sku: 'SOLD-OUT', stock: 0 });
  const request = { productId: String(soldOut), email: 'sara@example.com', consent: '1' };
  expect(await backInStock.ask(request, 'en')).toMatchObject({ ok: true });
  const card = { details, value: aed(5000), language: 'en', actor: 'Mona' } as const;
  const issued = await giftCards.staff.issue(card);
  if (!issued.ok) throw new Error(issued.refusal.code);
  cardId = issued.value.id;
}

let before: Map<string, Buffer>;
beforeAll(async () => {
  await sellForADay(first);
  await withSecrets(first);
  const font = { bytes: shippedFont('lora-latin'), name: 'Brand', isLicensed: true, confirmedBy: 'Layla' };
  const added = await first.shop.design.fonts.add(font);
  if (!added.ok) throw new Error(added.refusal.code);
  await first.shop.settings.set('design.tokens', { 'font-latin': `font-${added.value.id}` });
  const background = { r: 1, g: 2, b: 3 };
  const picture = sharp({ create: { width: 60, height: 20, channels: 3, background } });
  const saved = await first.shop.media.upload({
    ...{ bytes: await picture.png().toBuffer(), fileName: 'own-logo.png', alt: '' },
  });
  const [media] = await first.shop.media.find(saved.ok ? [saved.value] : []);
  const value = { file: media?.file, widthPx: 60, heightPx: 20 };
  expect(await first.shop.settings.set('shop.logo', value)).toMatchObject({ ok: true });
  const archive = await archiveOf(first);
  before = await readArchive(archive);
  await writeFile(file, archive);
}, 300_000);

it('BO-04 export, wipe, import: the dry run writes nothing', async () => {
  const plan = await second.shop.dataTransfer.archive.bringIn(file, { dryRun: true, ...quiet });
  expect(plan).toMatchObject({ ok: true, value: { refused: [], warnings: [], changed: 0, applied: false } });
  expect(await second.db.selectFrom('product').select('id').execute()).toEqual([]);
});

it('BO-04 export, wipe, import: both archives have equal files', async () => {
  const brought = await second.shop.dataTransfer.archive.bringIn(file, { dryRun: false, ...quiet });
  expect(brought).toMatchObject({ ok: true, value: { refused: [], warnings: [], applied: true } });
  const after = await readArchive(await archiveOf(second));
  expect(String(after.get('tables/template.ndjson')).trim().split('\n')).toHaveLength(8);
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [name, bytes] of before) {
    if (bytes.equals(after.get(name) ?? Buffer.of())) continue;
    expect(String(after.get(name)).split('\n'), name).toEqual(String(bytes).split('\n'));
  }
}, 120_000);

it('BO-04 an uploaded font comes with its file, and the design has it still', async () => {
  const [font] = await second.shop.design.fonts.list();
  expect(font).toMatchObject({ name: 'Brand', faces: [{ script: 'latin' }] });
  const { changes } = await second.shop.design.open();
  expect(changes).toEqual({ 'font-latin': `font-${font?.id}` });
  const { file = '' } = font?.faces[0] ?? {};
  expect(before.get(file)).toBeDefined();
  expect(await readFile(join(second.config.filesDir, file))).toEqual(before.get(file));
});

it('BO-04 the logo comes with its picture', async () => {
  const logo = (await second.shop.settings.opened()).values['shop.logo'];
  expect(logo).toMatchObject({ file: expect.stringContaining('own-logo'), widthPx: 60, heightPx: 20 });
  const { file: stored = '' } = logo ?? {};
  const [, bytes] = [...before].find(([name]) => name.endsWith(stored)) ?? [];
  expect(bytes?.length).toBeGreaterThan(0);
  expect(await readFile(join(second.config.filesDir, stored))).toEqual(bytes);
});

it('BO-04 a second run changes nothing', async () => {
  const again = await second.shop.dataTransfer.archive.bringIn(file, { dryRun: false, ...quiet });
  expect(again).toMatchObject({ ok: true, value: { created: 0, changed: 0, refused: [] } });
}, 120_000);

it('BO-04 a gift card keeps balance and last four, and pays by a new code', async () => {
  const codeIn = async ({ shop }: TestShop) => (await shop.giftCards.openToSend(cardId))?.code ?? '';
  const [old, code] = [await codeIn(first), await codeIn(second)];
  expect(code).not.toBe(old);
  expect(code.slice(-4)).toBe(old.slice(-4));
  expect(await second.shop.giftCards.find(code)).toMatchObject({
    ok: true,
    value: { id: cardId, balance: aed(5000) },
  });
});

it('BO-04 a stock request can be withdrawn by a new link', async () => {
  const { token } = await second.db.selectFrom('stock_request').select('token').executeTakeFirstOrThrow();
  expect(await second.shop.backInStock.knows(token)).toBe(true);
});
