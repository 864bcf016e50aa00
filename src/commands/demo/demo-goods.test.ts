import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { SourceRow } from '#kernel/table-import.ts';
import { readCsv } from '#platform/csv/read-csv.ts';

const DEMO = join(process.cwd(), 'demo');
const TEXTS = ['categories', 'home', 'pages', 'portfolio', 'posts', 'promotions', 'store'] as const;

type Words = Readonly<Record<string, { alt?: { en: string; ar: string } }>>;

const goods: SourceRow['cells'][] = [];
let texts = '';
let words: Words = {};

const picturesOf = (row: SourceRow['cells']) => (row.images ?? '').split(/,\s*/).filter(Boolean);
const skuOf = (row: SourceRow['cells']) => row.sku ?? '';

beforeAll(async () => {
  for await (const { cells } of readCsv(join(DEMO, 'products.csv'))) goods.push(cells);
  const read = await Promise.all(TEXTS.map((name) => readFile(join(DEMO, `${name}.json`), 'utf8')));
  texts = read.join('\n');
  ({ pictures: words } = JSON.parse(await readFile(join(DEMO, 'picture-words.json'), 'utf8')));
});

it('every kit, set, five-pack and spare part of the demo shows itself first', () => {
  const own = goods.filter((row) =>
    /^(KIT|SET)-|-5$|^BND-TRIO$|^ORV-(HOLDER|CHARGER)$|^SRV-RECYCLE$/.test(skuOf(row)),
  );
  expect(own).toHaveLength(8 + 4 + 3 + 1 + 2 + 1);
  for (const row of own) {
    const picture = `images/${skuOf(row).toLowerCase()}-1.jpg`;
    expect(picturesOf(row)[0]).toBe(picture);
    expect(words[picture]?.alt?.en, picture).toMatch(/\w/);
    expect(words[picture]?.alt?.ar, picture).toMatch(/[\u0600-\u06ff]/);
  }
});

it('the demo folder holds the pictures it names, and no others', async () => {
  const index: { file: string }[] = JSON.parse(await readFile(join(DEMO, 'images.json'), 'utf8'));
  const folders = ['images', 'images/site'];
  const found = await Promise.all(
    folders.map(async (folder) => (await readdir(join(DEMO, folder))).map((name) => `${folder}/${name}`)),
  );
  const there = found.flat().filter((file) => file.endsWith('.jpg'));
  expect(there.toSorted()).toEqual(index.map(({ file }) => file).toSorted());
  for (const file of goods.flatMap(picturesOf)) expect(there).toContain(file);
  for (const [file] of texts.matchAll(/images\/[\w./-]+\.jpg/g)) expect(there).toContain(file);
});

it('the demo sells no gift card and names none', () => {
  const told = texts + JSON.stringify(goods);
  expect(told).not.toMatch(/gift.?cards?\b/i);
  expect(told).not.toMatch(/بطاق(ة|ات) (ال)?هدايا/);
});
