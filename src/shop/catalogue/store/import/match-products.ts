import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';

async function refuseRepeats(db: DbOrTx): Promise<void> {
  await sql`
    update import_row set verdict = 'refuse', reason = 'repeated'
    where exists (select from import_row earlier where earlier.sku = import_row.sku and earlier.line < import_row.line)
  `.execute(db);
}

/** By SKU; a row without one by id, then by slug. */
async function matchByKey(db: DbOrTx): Promise<void> {
  await sql`
    update import_row set product_id = product.id from product
    where import_row.sku is not null and product.sku = import_row.sku and verdict is null
  `.execute(db);
  await sql`
    update import_row set product_id = product.id from product
    where import_row.sku is null and product.sku is null and product_id is null
      and verdict is null and product.id = import_row.wanted_id and (product.type = 'variation') = (import_row.type = 'variation')
  `.execute(db);
  await sql`
    update import_row set product_id = product.id from product
    where import_row.sku is null and product.sku is null and product_id is null
      and verdict is null and product.slug = import_row.slug and import_row.type <> 'variation'
  `.execute(db);
}

/**
 * Rows without a SKU whose name makes no slug, as an Arabic one, are matched by name; variations by their parent
 * and options.
 */
async function matchByContent(db: DbOrTx): Promise<void> {
  await sql`
    update import_row set product_id = product.id from product
    where import_row.sku is null and product.sku is null and import_row.product_id is null and verdict is null
      and import_row.slug = '' and import_row.type <> 'variation' and product.parent_id is null
      and product.name ->> 'en' = import_row.goods #>> '{name,en}'
  `.execute(db);
  await sql`
    update import_row set product_id = product.id from product join product parent on parent.id = product.parent_id
    where import_row.sku is null and product.sku is null and import_row.product_id is null and verdict is null
      and import_row.type = 'variation' and import_row.parent in (parent.sku, 'id:' || parent.id)
      and product.attributes = import_row.goods -> 'attributes'
  `.execute(db);
}

/** Rows without a SKU may refer to the same product: the first counts. */
async function refuseSame(db: DbOrTx): Promise<void> {
  await sql`
    update import_row set verdict = 'refuse', reason = 'repeated', product_id = null
    where exists (select from import_row earlier where earlier.product_id = import_row.product_id
      and earlier.verdict is null and earlier.line < import_row.line)
  `.execute(db);
}

/** A file without type and parent columns keeps them. */
async function keepKind(db: DbOrTx): Promise<void> {
  await sql`
    update import_row set type = product.type, parent_id = product.parent_id from product
    where product.id = import_row.product_id and not import_row.goods ? 'type'
  `.execute(db);
}

/** A product has an address and a variation has none, so neither becomes the other. */
async function refuseOtherTypes(db: DbOrTx): Promise<void> {
  await sql`
    update import_row set verdict = 'refuse', reason = 'other-type', product_id = null from product
    where product.id = import_row.product_id and verdict is null
      and (product.type = 'variation') <> (import_row.type = 'variation')
  `.execute(db);
}

/** Stock below zero needs backorders. */
export async function refuseBelowZero(db: DbOrTx): Promise<void> {
  await sql`
    update import_row set verdict = 'refuse', reason = 'below-zero' from import_row self
      left join product on product.id = self.product_id
    where self.line = import_row.line and import_row.verdict is null and (import_row.links ->> 'stock')::int < 0
      and coalesce(import_row.goods ->> 'backorders', product.backorders, 'no') = 'no'
  `.execute(db);
}

/** Finds the products of the staged rows; refuses rows that name one twice, or one of another type. */
export async function matchProducts(db: DbOrTx): Promise<void> {
  await refuseRepeats(db);
  await matchByKey(db);
  await matchByContent(db);
  await refuseSame(db);
  await keepKind(db);
  await refuseOtherTypes(db);
}
