import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ArchiveEntry, zipped } from '#platform/files/zip.ts';
import { EXPORT_PARTS } from '#shop/data-transfer';
import { shippedFont } from '../a-font.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { readArchive } from '../read-archive.ts';

const first = aShop(await aDatabase());
const second = aShop(await aDatabase());
const file = join(second.config.dataDir, 'shop.zip');

const TEXT = { id: 't', widget: 'text', version: 1, settings: { html: { en: '<p>Hi</p>' } } };

type Files = Map<string, Buffer>;
let whole: Files;

async function collected(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

async function* entries(files: Iterable<readonly [string, Buffer]>): AsyncGenerator<ArchiveEntry> {
  async function* once(bytes: Buffer) {
    yield bytes;
  }
  for (const [name, bytes] of files) yield { name, isPacked: false, content: once(bytes) };
}

const zip = (files: Iterable<readonly [string, Buffer]>) => collected(zipped(entries(files)));

/** The archive with one more file of a hostile name. */
async function zipNaming(name: string): Promise<Buffer> {
  const harmless = 'x'.repeat(name.length);
  const bytes = await zip([...whole, [harmless, Buffer.from('x')]]);
  for (let at = bytes.indexOf(harmless); at >= 0; at = bytes.indexOf(harmless)) bytes.write(name, at);
  return bytes;
}

async function bring(bytes: Buffer, dryRun = false) {
  await writeFile(file, bytes);
  return second.shop.dataTransfer.archive.bringIn(file, { dryRun, onProgress: () => undefined });
}

/** The archive with one file changed. */
function withFile(name: string, change: (text: string) => string): Files {
  return new Map(whole).set(name, Buffer.from(change(String(whole.get(name) ?? ''))));
}

/** The same, with one field of every row changed. */
const withField = (table: string, column: string, value: unknown) =>
  withFile(`tables/${table}.ndjson`, (text) =>
    text
      .trim()
      .split('\n')
      .map((line) => `${JSON.stringify({ ...JSON.parse(line), [column]: value })}\n`)
      .join(''),
  );

async function refusedCells(files: Files) {
  const answer = await bring(await zip(files));
  if (!answer.ok) return answer.refusal;
  expect(answer.value.applied).toBe(false);
  return answer.value.refused.map(({ column, reason }) => [column, reason]);
}

async function refusal(bytes: Buffer) {
  const answer = await bring(bytes);
  return answer.ok ? 'brought in' : answer.refusal;
}

beforeAll(async () => {
  const id = await aProduct(first, { sku: 'BAD-1', price: '10.00', stock: 3 });
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c4521d' } })
    .png()
    .toBuffer();
  const saved = await first.shop.media.upload({ bytes, fileName: 'tray.png', alt: '' });
  if (!saved.ok) throw new Error(saved.refusal.code);
  await sql`insert into product_image (product_id, media_id, position) values (${id}, ${saved.value}, 0)`.execute(
    first.db,
  );
  const font = { bytes: shippedFont('lora-latin'), name: 'Brand', isLicensed: true, confirmedBy: 'Layla' };
  const added = await first.shop.design.fonts.add(font);
  if (!added.ok) throw new Error(added.refusal.code);
  await first.shop.settings.set('shop.tagline', { en: 'Warm', ar: 'دافئ' });
  await sql`insert into customer (email, first_name, created_at) values ('sara@example.com', 'Sara', now())`.execute(
    first.db,
  );
  const conditions = { include: [], exclude: [] };
  const draft = { name: 'Hours', place: 'section', conditions, tree: [TEXT], status: 'published' };
  await first.shop.templates.edit.save(null, draft, { version: 0, by: { staffId: null, name: 'Noura' } });
  whole = await readArchive(await collected(first.shop.dataTransfer.export(EXPORT_PARTS)));
});

/** Pictures and fonts; empty folders are allowed. */
function filesHere() {
  const { filesDir } = second.config;
  if (!existsSync(filesDir)) return [];
  return readdirSync(filesDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
}

async function rowsHere(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from product) + (select count(*) from customer) + (select count(*) from media))::int as count
  `.execute(second.db);
  return rows[0]?.count ?? -1;
}

describe('invalid archives', () => {
  it('BO-04 other files, foreign archives, truncated ones and wrong checksums are refused', async () => {
    expect(await refusal(Buffer.from('Type,SKU\nsimple,A\n'))).toEqual({ code: 'data-transfer.no-archive' });
    expect(await refusal(Buffer.alloc(0))).toEqual({ code: 'data-transfer.no-archive' });
    expect(await refusal(await zip([['hello.txt', Buffer.from('hello')]]))).toEqual({
      code: 'data-transfer.no-archive',
    });
    const bytes = await zip(whole);
    for (const part of [0.3, 0.7, 0.999])
      expect(await refusal(bytes.subarray(0, Math.floor(bytes.length * part)))).toMatchObject({
        code: 'data-transfer.damaged-archive',
      });
    const broken = Buffer.from(bytes);
    broken[bytes.indexOf('tables/product.ndjson') + 60] = 0;
    expect(await refusal(broken)).toMatchObject({ code: 'data-transfer.damaged-archive' });
  });

  it('BO-04 an archive that lacks a listed table, row or picture is refused', async () => {
    const lacking = (name: string) => zip([...whole].filter(([one]) => one !== name));
    expect(await refusal(await lacking('tables/customer.ndjson'))).toEqual({
      code: 'data-transfer.damaged-archive',
      file: 'tables/customer.ndjson',
    });
    const picture = [...whole.keys()].find((name) => name.startsWith('pictures/')) ?? '';
    expect(await refusal(await lacking(picture))).toEqual({
      code: 'data-transfer.damaged-archive',
      file: picture,
    });
    const short = withFile('tables/customer.ndjson', () => '');
    expect(await refusal(await zip(short))).toMatchObject({ code: 'data-transfer.damaged-archive' });
    const other = new Map(whole).set(picture, await sharp(whole.get(picture)).negate().png().toBuffer());
    expect(await refusal(await zip(other))).toEqual({ code: 'data-transfer.damaged-archive', file: picture });
  });

  it('BO-04 paths outside, unexpected files and fake pictures are refused', async () => {
    for (const name of [
      '../../evil.txt',
      'pictures/../../evil.jpg',
      '/etc/evil',
      'pictures\\evil.jpg',
      'evil.php',
    ])
      expect(await refusal(await zipNaming(name)), name).toMatchObject({
        code: 'data-transfer.strange-file',
      });
    expect(await refusal(await zip([...whole, ['products.csv', Buffer.from('x')]]))).toMatchObject({
      code: 'data-transfer.strange-file',
    });
    const picture = [...whole.keys()].find((name) => name.startsWith('pictures/')) ?? '';
    const script = new Map(whole).set(picture, Buffer.from('<script>alert(1)</script>'));
    expect(await refusal(await zip(script))).toMatchObject({ code: 'data-transfer.strange-file' });
    const font = [...whole.keys()].find((name) => name.startsWith('fonts/')) ?? '';
    const fake = new Map(whole).set(font, Buffer.from('wOF2 no font'));
    expect(await refusal(await zip(fake))).toEqual({ code: 'data-transfer.strange-file', file: font });
    const other = new Map(whole).set(font, shippedFont('figtree-latin'));
    expect(await refusal(await zip(other))).toEqual({ code: 'data-transfer.damaged-archive', file: font });
    expect(readdirSync(second.config.dataDir, { recursive: true }).map(String)).not.toContain('evil.txt');
  });

  it('BO-04 an archive that would fill the disk is refused before unpacking', async () => {
    const bytes = await zip(whole);
    const huge = Buffer.from(bytes);
    let at = huge.readUInt32LE(huge.length - 6);
    for (let left = 5; left > 0; left -= 1) {
      huge.writeUInt32LE(0xfffffff0, at + 24);
      at += 46 + huge.readUInt16LE(at + 28);
    }
    expect(await refusal(huge)).toEqual({ code: 'data-transfer.bloated-archive' });
    const endless = withFile('tables/customer.ndjson', () => 'x'.repeat(17 * 1024 * 1024));
    expect(await refusal(await zip(endless))).toEqual({ code: 'data-transfer.bloated-archive' });
  });

  it('BO-04 a newer archive and one without products are refused', async () => {
    const newer = withFile('archive.json', (text) => text.replace('"format": 1', '"format": 2'));
    expect(await refusal(await zip(newer))).toMatchObject({ code: 'data-transfer.newer-archive' });
    const later = withFile('archive.json', (text) =>
      text.replace(/("migration": )"[^"]*"/, '$1"9999-later"'),
    );
    expect(await refusal(await zip(later))).toMatchObject({ code: 'data-transfer.newer-archive' });
    const people = await collected(first.shop.dataTransfer.export(['people']));
    expect(await refusal(people)).toEqual({ code: 'data-transfer.part-archive' });
  });

  it('BO-04 unknown columns and passwords are not imported', async () => {
    expect(await refusedCells(withField('customer', 'shoe_size', 44))).toEqual({
      code: 'data-transfer.unknown-column',
      file: 'tables/customer.ndjson',
      column: 'shoe_size',
    });
    expect(await refusedCells(withField('customer', 'password_hash', 'x'))).toMatchObject({
      code: 'data-transfer.unknown-column',
      column: 'password_hash',
    });
  });
});

describe('invalid rows', () => {
  it('BO-04 nothing of a font gets into the style of pages but numbers and the name of its file', async () => {
    const metrics = {
      ascent: 1,
      descent: 1,
      lineGap: 0,
      width: '1}body{display:none',
      boldWidth: 1,
      space: 0,
    };
    expect(await refusedCells(withField('font_face', 'metrics', metrics))).toEqual([
      ['font_face.metrics', 'unknown-value'],
    ]);
    expect(await refusedCells(withField('font_face', 'file', 'fonts/a.woff2)}body{x:url('))).toEqual([
      ['font_face.file', 'unknown-value'],
    ]);
  });

  it('BO-04 each is reported with column and reason, and nothing is imported', async () => {
    expect(await refusedCells(withField('customer', 'created_at', 'yesterday, or so'))).toEqual([
      ['customer.created_at', 'unknown-value'],
    ]);
    expect(await refusedCells(withField('customer', 'created_at', null))).toEqual([
      ['customer.created_at', 'missing'],
    ]);
    expect(await refusedCells(withField('product_image', 'media_id', 4711))).toEqual([
      ['product_image.media_id', 'unknown-relation'],
    ]);
    expect(await refusedCells(withField('product', 'status', 'lost'))).toEqual([
      ['product.status', 'unknown-value'],
    ]);
    expect(await refusedCells(withField('product', 'external_url', 'javascript:alert(1)'))).toEqual([
      ['product.external_url', 'not-a-web-address'],
    ]);
    expect(await refusedCells(withField('media', 'file', '../../secret'))).toEqual([
      ['media.file', 'unknown-value'],
    ]);
    const odd = withFile('tables/customer.ndjson', () => '{"half": \n');
    expect(await refusedCells(odd)).toEqual([['customer', 'no-row']]);
    const tagline = withFile('tables/setting.ndjson', (text) =>
      text
        .replace('"value":{"ar":"دافئ","en":"Warm"}', '"value":7')
        .replace('"value":{"en":"Warm","ar":"دافئ"}', '"value":7'),
    );
    expect(await refusedCells(tagline)).toEqual([['setting.value', 'unknown-value']]);
    expect(await rowsHere()).toBe(0);
    expect(filesHere()).toEqual([]);
  });
});

describe('a shop with data', () => {
  it('BO-04 HTML is sanitised, and a shop with other products is unchanged', async () => {
    const html = { en: '<p onclick="x()">Hi<script>x</script></p>' };
    const acting = withField('product', 'description', html);
    const widget = withField('template', 'tree', [{ ...TEXT, settings: { html } }]).get(
      'tables/template.ndjson',
    );
    acting.set('tables/template.ndjson', widget ?? Buffer.of());
    expect(await bring(await zip(acting))).toMatchObject({ ok: true, value: { applied: true } });
    const product = await second.db.selectFrom('product').select('description').executeTakeFirstOrThrow();
    expect(product.description).toEqual({ en: '<p>Hi</p>' });
    const section = await second.db.selectFrom('template').select('tree').executeTakeFirstOrThrow();
    expect(section.tree).toMatchObject([TEXT]);
    const before = await rowsHere();
    expect(await refusal(await zip(withField('product', 'sku', 'OTHER')))).toEqual({
      code: 'data-transfer.shop-in-use',
      table: 'product',
      count: 1,
    });
    expect(await rowsHere()).toBe(before);
  });
});
