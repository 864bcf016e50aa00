import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { SourceRow } from '#kernel/data-transfer/table-import.ts';
import type { MediaId } from '#kernel/ids.ts';
import { readCsv } from '#platform/csv/read-csv.ts';
import type { Db } from '#platform/database/client.ts';
import { aDatabase } from '#tests/database.ts';
import { importProducts } from '../actions/import/import-products.ts';
import { exportRows } from './export.ts';

const ZONE = 'Asia/Dubai';
const DEMO = join(import.meta.dirname, '../../../../demo/products.csv');
const first = await aDatabase();
const second = await aDatabase();

/** Pictures are stored by name: equal names are equal pictures. */
function importInto(db: Db, source: AsyncIterable<SourceRow>) {
  const run = importProducts({
    db,
    zone: ZONE,
    sanitise: (html) => html,
    raise: async () => undefined,
    addPicture: async (tx, { fileName }) => {
      const { rows } = await sql<{ id: MediaId }>`
        insert into media (file, mime, width, height, bytes, sha256) values (${fileName}, 'image/jpeg', 1, 1, 1, '')
        on conflict (file) do update set mime = excluded.mime returning id
      `.execute(tx);
      return rows[0]?.id ?? null;
    },
  });
  return run(source, {
    dryRun: false,
    strict: true,
    readPicture: async (reference) => ({
      bytes: new Uint8Array(),
      fileName: reference.replace(/^images\//, ''),
    }),
    onProgress: () => undefined,
  });
}

async function* exported(db: Db): AsyncGenerator<SourceRow> {
  let line = 1;
  for await (const row of exportRows(db, ZONE)) {
    line += 1;
    const names = Object.keys(row);
    yield {
      line,
      cells: Object.fromEntries(names.map((name) => [name.toLowerCase(), row[name] ?? ''])),
      headers: Object.fromEntries(names.map((name) => [name.toLowerCase(), name])),
    };
  }
}

async function gather(db: Db) {
  const { rows } = await sql`
    select p.id, p.parent_id, p.type, p.class, p.sku, p.name, p.description, p.short_description, p.status,
      p.regular_price_minor, p.sale_price_minor, p.sale_starts_at, p.sale_ends_at, p.attributes, p.downloads,
      p.weight_kg, p.tax_class, p.position, p.total_sales, p.stock_status, s.quantity,
      array(select c.name ->> 'en' from product_category pc join category c on c.id = pc.category_id
        where pc.product_id = p.id order by pc.position) as categories,
      array(select t.slug from product_tag pt join tag t on t.id = pt.tag_id where pt.product_id = p.id order by pt.position) as tags,
      array(select m.file from product_image pi join media m on m.id = pi.media_id where pi.product_id = p.id order by pi.position) as images,
      array(select l.kind || l.target_id from product_link l where l.product_id = p.id order by l.kind, l.position) as links,
      array(select b.part_id || 'x' || b.quantity || coalesce('=' || b.default_variation_id, '') from bundle_part b where b.product_id = p.id order by b.position) as parts
    from product p left join stock_level s on s.product_id = p.id order by p.id
  `.execute(db);
  return rows;
}

it('BO-04 exported products import unchanged', async () => {
  await importInto(first, readCsv(DEMO));
  const before = await gather(first);
  expect(before.length).toBeGreaterThan(90);
  const report = await importInto(second, exported(first));
  expect(report.refused).toEqual([]);
  expect(report.warnings).toEqual([]);
  expect(report.created).toBe(before.length);
  expect(await gather(second)).toEqual(before);
});

it('BO-04 importing the export again changes nothing', async () => {
  const report = await importInto(second, exported(first));
  expect(report).toMatchObject({ created: 0, changed: 0, leftAlone: (await gather(first)).length });
});

it('BO-04 parents precede their variations', async () => {
  const seen = new Set<string>();
  for await (const { SKU = '', Parent = '' } of exportRows(first, ZONE)) {
    if (Parent !== '') expect(seen).toContain(Parent);
    seen.add(SKU);
  }
});
