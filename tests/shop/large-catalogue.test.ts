import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { fillCatalogue } from '../../bench/large-catalogue/fill.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const { shop, db } = aShop(await aDatabase());
const TEMPLATES = 60;

/** All columns that lists read, in one order. */
async function readModel(): Promise<unknown[]> {
  const rows = await sql`select * from listing_row order by product_id, language`.execute(db);
  const glances = await sql`select * from product_glance order by product_id`.execute(db);
  return [...rows.rows, ...glances.rows];
}

async function refreshAll(): Promise<void> {
  const products = await db.selectFrom('product').select('id').where('parent_id', 'is', null).execute();
  await db.transaction().execute((tx) =>
    shop.listing.refreshProducts(
      tx,
      products.map(({ id }) => id as ProductId),
    ),
  );
}

function countOf(table: 'product' | 'search_word' | 'fit_word'): Promise<number> {
  return db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
    .then(({ count }) => count);
}

describe('the benchmark catalogue', () => {
  it('equals what the shop would have written', async () => {
    await fillCatalogue({ db, shop, count: 180, templates: TEMPLATES });
    await refreshAll();
    const [before, words] = [await readModel(), await countOf('search_word')];
    await fillCatalogue({ db, shop, count: 300, templates: TEMPLATES });
    const copied = await readModel();
    expect(copied.length).toBe((before.length * 300) / 180);
    await refreshAll();
    expect(await readModel()).toEqual(copied);
    expect([await countOf('search_word'), await countOf('fit_word')]).toEqual([words, 0]);
  });

  it('continues after an interruption and is idempotent', async () => {
    const before = await countOf('product');
    await fillCatalogue({ db, shop, count: 300, templates: TEMPLATES });
    expect(await countOf('product')).toBe(before);
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::int as wrong from stock_level join product on product.id = product_id
      where quantity <> (select coalesce(sum(change), 0) from stock_movement where product_id = product.id)
        or quantity <> (select coalesce(sum(quantity), 0) from stock_shelf where product_id = product.id)
    `.execute(db);
    expect(rows[0]?.wrong).toBe(0);
  });
});
