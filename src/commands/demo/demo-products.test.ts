import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { SourceRow } from '#kernel/data-transfer/table-import.ts';
import { readCsv } from '#platform/csv/read-csv.ts';

const DEMO = join(process.cwd(), 'demo');
const TEXTS = ['categories', 'home', 'pages', 'portfolio', 'posts', 'promotions', 'store'] as const;

type Words = Readonly<Record<string, { alt?: { en: string; ar: string } }>>;

const products: SourceRow['cells'][] = [];
let texts = '';
let words: Words = {};

const picturesOf = (row: SourceRow['cells']) => (row.images ?? '').split(/,\s*/).filter(Boolean);
const skuOf = (row: SourceRow['cells']) => row.sku ?? '';

beforeAll(async () => {
  for await (const { cells } of readCsv(join(DEMO, 'products.csv'))) products.push(cells);
  const read = await Promise.all(TEXTS.map((name) => readFile(join(DEMO, `${name}.json`), 'utf8')));
  texts = read.join('\n');
  ({ pictures: words } = JSON.parse(await readFile(join(DEMO, 'picture-words.json'), 'utf8')));
});

it('the first picture of every kit, set, five-pack and spare part is its own', () => {
  const variations = products.filter((row) =>
    /^(KIT|SET)-|-5$|^BND-TRIO$|^ORV-(HOLDER|CHARGER)$|^SRV-RECYCLE$/.test(skuOf(row)),
  );
  expect(variations).toHaveLength(8 + 4 + 3 + 1 + 2 + 1);
  for (const row of variations) {
    const picture = `images/${skuOf(row).toLowerCase()}-1.jpg`;
    expect(picturesOf(row)[0]).toBe(picture);
    expect(words[picture]?.alt?.en, picture).toMatch(/\w/);
    expect(words[picture]?.alt?.ar, picture).toMatch(/[\u0600-\u06ff]/);
  }
});

it('the demo folder has exactly the pictures that its products name', async () => {
  const index: { file: string }[] = JSON.parse(await readFile(join(DEMO, 'images.json'), 'utf8'));
  const folders = ['images', 'images/site'];
  const bundled = await Promise.all(
    folders.map(async (folder) => (await readdir(join(DEMO, folder))).map((name) => `${folder}/${name}`)),
  );
  const there = bundled.flat().filter((file) => file.endsWith('.jpg'));
  expect(there.toSorted()).toEqual(index.map(({ file }) => file).toSorted());
  for (const file of products.flatMap(picturesOf)) expect(there).toContain(file);
  for (const [file] of texts.matchAll(/images\/[\w./-]+\.jpg/g)) expect(there).toContain(file);
});

/** Promises that the shop does not fulfil, and notes to the shopkeeper. */
const BROKEN_PROMISES = [
  /register (it|your device|within)|after registration/i,
  /(return|padded|free) envelope|the envelope is free/i,
  /cards? (and|or) wallets? only|wallet, taken at dispatch/i,
  /print the label|report a fault|book a free check/i,
  /\(PDF\)|free to download/i,
  /shop owner|owner of the shop|how the shop is set|advice from a lawyer|for a demonstration shop|with a filter/i,
  /سجّله خلال|سجّل جهازك|بعد التسجيل/,
  /ظرف|المغلف مجاني/,
  /بالبطاقات والمحافظ فقط|اطبع الملصق|فاحجز فحصًا/,
  /لمالك المتجر|من محامٍ|لمتجر تجريبي|بحسب إعداد المتجر|مع تصفية/,
];

it.each(BROKEN_PROMISES.map((promise) => [promise]))('no text of the demo mentions %s', async (promise) => {
  const arabic = await readFile(join(DEMO, 'products.ar.csv'), 'utf8');
  expect(promise.exec(texts + JSON.stringify(products) + arabic)?.[0]).toBeUndefined();
});

it('only one product is a gift card, in three amounts', () => {
  const cards = products.filter((row) => row['meta: _gift_card'] === 'yes').map(skuOf);
  expect(cards).toEqual(['GIFT-CARD']);
  const amounts = products.filter((row) => row.parent === 'GIFT-CARD').map((row) => row['regular price']);
  expect(amounts).toEqual(['100.00', '250.00', '500.00']);
});
