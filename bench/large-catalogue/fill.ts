import { sql } from 'kysely';
import type { Shop } from '#composition/shop.ts';
import type { Db, Tx } from '#platform/database/client.ts';
import { templateNumber, templateRows } from './template-rows.ts';

/** So many products are brought in by the shop's own import; all others are copies of these under other numbers. */
const TEMPLATES = 1000;

const NUMBER = sql`substring(sku from '^BIG-([0-9]{7})')`;

/** @returns how many generated products there are */
async function countMade(db: Db): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    select count(*)::int as made from product where sku ~ '^BIG-[0-9]{7}$'
  `.execute(db);
  return rows[0]?.made ?? 0;
}

/** Which template becomes which product, variations by their parents: their numbers and the words they are written in. */
async function mapCopies(tx: Tx, { templates, round }: { templates: number; round: number }): Promise<void> {
  await sql`
    create temporary table copied on commit drop as
    select id as template_id, parent_id as template_parent_id, ${NUMBER} as old_word,
      lpad((${NUMBER}::int + ${templates * round})::text, 7, '0') as new_word,
      ${NUMBER}::int + ${templates * round} as number, 0 as id, null::int as parent_id
    from product where sku > 'BIG-' and sku < ${`BIG-${templateNumber(templates + 1)}`}
  `.execute(tx);
  await sql`
    update copied set id = fresh.id from (
      select template_id, nextval(pg_get_serial_sequence('product', 'id'))::int as id
      from (select template_id from copied order by number, template_id) ordered
    ) fresh where fresh.template_id = copied.template_id
  `.execute(tx);
  await sql`
    update copied set parent_id = parent.id from copied parent where parent.template_id = copied.template_parent_id
  `.execute(tx);
  await sql`analyze copied`.execute(tx);
}

/** What differs from the template besides the number: place, sales, and the day it came. */
const OWN_FACTS = sql`jsonb_build_object('position', case when parent_id is null then number else (row ->> 'position')::int end,
  'total_sales', case when parent_id is null then (number::bigint * 7919) % 5000 else 0 end,
  'created_at', timestamptz '2020-01-01 00:00:00Z' + number * interval '1 minute')`;

async function copyProducts(tx: Tx): Promise<void> {
  await sql`
    insert into product select made.* from (
      select copied.*, replace(to_jsonb(product)::text, old_word, new_word)::jsonb as row
      from copied join product on product.id = template_id
    ) template cross join lateral jsonb_populate_record(null::product,
      row || jsonb_build_object('id', id, 'parent_id', parent_id) || ${OWN_FACTS}) made
    order by made.parent_id nulls first, made.id
  `.execute(tx);
  await sql`
    insert into product_category (product_id, category_id, position)
    select copied.id, category_id, position from copied join product_category on product_id = template_id
  `.execute(tx);
  await sql`
    insert into product_tag (product_id, tag_id, position)
    select copied.id, tag_id, position from copied join product_tag on product_id = template_id
  `.execute(tx);
}

/** Stock comes as it always does, by movements. */
async function copyStock(tx: Tx): Promise<void> {
  await sql`
    insert into stock_level (product_id, quantity, may_go_below_zero)
    select copied.id, 0, may_go_below_zero from copied join stock_level on product_id = template_id
  `.execute(tx);
  await sql`
    insert into stock_movement (product_id, change, reason)
    select copied.id, quantity, 'import' from copied join stock_level on product_id = template_id where quantity <> 0
  `.execute(tx);
}

async function copyRows(tx: Tx): Promise<void> {
  await sql`
    insert into listing_row select made.* from (
      select copied.*, replace(to_jsonb(listing_row)::text, old_word, new_word)::jsonb as row
      from copied join listing_row on product_id = template_id
    ) template cross join lateral jsonb_populate_record(null::listing_row,
      row || jsonb_build_object('product_id', id, 'card', row -> 'card' || jsonb_build_object('id', id)) || ${OWN_FACTS}) made
  `.execute(tx);
}

/** The templates' own place, sales and day, by the same rule as those of their copies. */
async function settleTemplates(tx: Tx): Promise<void> {
  for (const [table, id] of [
    ['product', 'id'],
    ['listing_row', 'product_id'],
  ] as const)
    await sql`
      update ${sql.table(table)} set total_sales = (number::bigint * 7919) % 5000,
        created_at = timestamptz '2020-01-01 00:00:00Z' + number * interval '1 minute'
      from (select id as template_id, ${NUMBER}::int as number from product where sku ~ '^BIG-[0-9]{7}$') template
      where ${sql.ref(`${table}.${id}`)} = template_id
    `.execute(tx);
}

async function importTemplates(shop: Shop, db: Db, templates: number): Promise<void> {
  await shop.catalogue.importProducts(templateRows(templates), {
    dryRun: false,
    strict: true,
    readPicture: async () => null,
    onProgress: () => undefined,
  });
  await db.transaction().execute(settleTemplates);
}

export type Filling = {
  db: Db;
  shop: Shop;
  /** How many products there shall be; a multiple of `templates`. */
  count: number;
  templates?: number;
  say?: (made: number) => void;
};

/**
 * Makes a catalogue of so many products, the same one every time. Every round is one transaction: killed, the next call
 * goes on where this one stopped.
 */
export async function fillCatalogue({ db, shop, count, templates = TEMPLATES, say }: Filling): Promise<void> {
  let made = await countMade(db);
  if (made < templates) {
    await importTemplates(shop, db, templates);
    made = templates;
  }
  for (let round = Math.floor(made / templates); round * templates < count; round += 1) {
    await db.transaction().execute(async (tx) => {
      await mapCopies(tx, { templates, round });
      await copyProducts(tx);
      await copyStock(tx);
      await copyRows(tx);
    });
    say?.((round + 1) * templates);
  }
}

/** Builds the bitmaps of a large catalogue and merges all changes, as the shop does every minute. */
export async function foldAll({ db, shop }: { db: Db; shop: Shop }): Promise<void> {
  const isWaiting = async () => {
    const { rows } = await sql<{ waits: boolean }>`
      select exists (select from listing_change) or exists (select from search_change) as waits
    `.execute(db);
    return rows[0]?.waits === true;
  };
  do await shop.listing.maintainBitmaps();
  while (await isWaiting());
  await shop.listing.countTerms();
}
