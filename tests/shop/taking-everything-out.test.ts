import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCsv } from '#platform/csv/read-csv.ts';
import type { Db } from '#platform/database/client.ts';
import { ownTables } from '#platform/database/dump/dump.ts';
import { pictureFinder } from '#platform/files/pictures/find-picture.ts';
import { EXPORTED, PRIVATE_TABLES } from '#shop/data-transfer';
import { aShop, PLAIN_IMPORT, rowsOf } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { readArchive } from '../read-archive.ts';

const first = aShop(await aDatabase());
const second = aShop(await aDatabase());
const folder = mkdtempSync(join(tmpdir(), 'jamra-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ROWS: Record<string, string>[] = [
  {
    Type: 'simple',
    SKU: 'OUT-1',
    Name: 'Case, “the first”',
    'Short description': '<p>Short</p>',
    Description: '<p>One\nTwo</p>',
    'Regular price': '30.00',
    'Sale price': '20.00',
    'Date sale price ends': '2026-12-05',
    Stock: '7',
    Categories: 'Accessories > Cases\\, bags',
    Tags: 'one, two',
    Images: 'red.png',
    'Cross-sells': 'OUT-2',
    'Meta: _jamra_name_ar': 'علبة',
    'Meta: _jamra_short_description_ar': '<p>قصير</p>',
    'Meta: _jamra_description_ar': '<p>واحد\nاثنان</p>',
  },
  {
    Type: 'simple',
    SKU: 'OUT-2',
    Name: '=Formula',
    'Regular price': '10.00',
    Stock: '',
    Images: 'red.png, blue.png',
    Published: '-1',
  },
];

async function archiveOf({ shop }: typeof first, parts: Parameters<typeof shop.dataTransfer.export>[0]) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of shop.dataTransfer.export(parts)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function productsOf(db: Db) {
  const { rows } = await sql`
    select p.sku, p.type, p.class, p.name, p.description, p.short_description, p.status, p.regular_price_minor,
      p.sale_price_minor, p.sale_ends_at, s.quantity,
      array(select c.name ->> 'en' from product_category pc join category c on c.id = pc.category_id
        where pc.product_id = p.id order by pc.position) as categories,
      array(select t.slug from product_tag pt join tag t on t.id = pt.tag_id where pt.product_id = p.id order by pt.position) as tags,
      array(select m.sha256 from product_image pi join media m on m.id = pi.media_id where pi.product_id = p.id order by pi.position) as pictures,
      array(select l.kind || t.sku from product_link l join product t on t.id = l.target_id where l.product_id = p.id) as links
    from product p left join stock_level s on s.product_id = p.id order by p.sku
  `.execute(db);
  return rows;
}

beforeAll(async () => {
  for (const [name, red] of [
    ['red.png', 200],
    ['blue.png', 10],
  ] as const)
    await sharp({ create: { width: 40, height: 40, channels: 3, background: { r: red, g: 20, b: 90 } } })
      .png()
      .toFile(join(folder, name));
  const report = await first.shop.catalogue.importProducts(rowsOf(ROWS), {
    ...PLAIN_IMPORT,
    readPicture: pictureFinder(join(folder, 'any.csv'), folder),
  });
  expect(report).toMatchObject({ created: 2, refused: [], warnings: [] });
  await sql`
    insert into customer (email, first_name, password_hash, two_factor_secret, created_at)
    values ('buyer@example.com', 'Buyer', 'a hash', 'a secret', now())
  `.execute(first.db);
});

it('BO-04 export, wipe, import restores products with pictures in both languages', async () => {
  const files = await readArchive(await archiveOf(first, ['goods']));
  const file = join(folder, 'products.csv');
  writeFileSync(file, files.get('products.csv') ?? '');
  const pictures = async (reference: string) => {
    const bytes = files.get(`pictures/${reference}`);
    return bytes === undefined ? null : { bytes, fileName: reference };
  };
  const options = { ...PLAIN_IMPORT, readPicture: pictures };
  const report = await second.shop.catalogue.importProducts(readCsv(file), options);
  expect(report).toMatchObject({ created: 2, refused: [], warnings: [] });
  const before = await productsOf(first.db);
  expect(before[0]).toMatchObject({
    description: { en: '<p>One\nTwo</p>', ar: '<p>واحد\nاثنان</p>' },
    quantity: 7,
  });
  expect(await productsOf(second.db)).toEqual(before);
  expect(await second.shop.catalogue.importProducts(readCsv(file), options)).toMatchObject({
    created: 0,
    changed: 0,
    leftAlone: 2,
  });
});

it('BO-04 every table is exported or listed with a reason', async () => {
  const named = [...Object.values(EXPORTED), ...Object.values(PRIVATE_TABLES)].flat().sort();
  expect(named).toEqual((await ownTables(first.db)).sort());
});

it('BO-04 tables are complete JSON lines without secrets', async () => {
  const files = await readArchive(await archiveOf(first, ['content', 'people']));
  expect([...files.keys()].sort()).toEqual(
    [
      'archive.json',
      'what-is-what.txt',
      ...[...EXPORTED.content, ...EXPORTED.people].map((name) => `tables/${name}.ndjson`),
    ].sort(),
  );
  const [customer] = String(files.get('tables/customer.ndjson')).trim().split('\n');
  expect(JSON.parse(customer ?? '')).toMatchObject({ email: 'buyer@example.com', first_name: 'Buyer' });
  const everything = [...files.values()].map(String).join('\n');
  expect(everything).not.toMatch(/a hash|a secret/);
});
