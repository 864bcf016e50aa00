import { type RawBuilder, sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** Recalculates the compatibility of some products; the rule is in `functions/compatibility.sql`. */
export async function writeFit(tx: DbOrTx, ids: readonly number[]): Promise<void> {
  await sql`select write_fit(${ids}::int[])`.execute(tx);
}

/** The compatible devices of a stick, as an SQL expression; empty for other products. */
export function devicesTaking(stick: RawBuilder<unknown>): RawBuilder<ProductId[]> {
  return sql`array(select device_id from product_fit where stick_id = ${stick} order by device_id)`;
}

export type DeviceRow = {
  id: ProductId;
  slug: string;
  name: Localized;
  brand: string | null;
  sticks: number;
};

/** Published devices with at least one compatible stick; bestsellers first within their brand. */
export async function readDevices(db: DbOrTx, limit: number): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select product.id, product.slug, product.name, fitting.sticks,
      (select one.entry #>> '{values,0,slug}' from jsonb_array_elements(product.attributes) as one(entry)
        where one.entry ->> 'slug' = 'brand' limit 1) as brand
    from (select device_id, count(*) as sticks from product_fit group by device_id) fitting
    join product on product.id = fitting.device_id
    where product.status = 'published' and product.visibility in ('visible', 'catalog')
      and exists (select from product sold
        where (sold.id = product.id or sold.parent_id = product.id) and sold.regular_price_minor is not null)
    order by product.total_sales desc, product.id limit ${limit}
  `.execute(db);
  return rows;
}

/** Names of existing devices. */
export async function readDeviceNames(
  db: DbOrTx,
  ids: readonly number[],
): Promise<{ id: ProductId; slug: string; name: Localized }[]> {
  const { rows } = await sql<{ id: ProductId; slug: string; name: Localized }>`
    select id, slug, name from product where id = any(${ids}::int[]) and status = 'published'
      and visibility <> 'hidden' order by position, id
  `.execute(db);
  return rows;
}

export async function readFittingSide(
  db: DbOrTx,
  slug: string,
): Promise<{ id: ProductId; slug: string; name: Localized; class: string } | undefined> {
  const { rows } = await sql<{ id: ProductId; slug: string; name: Localized; class: string }>`
    select id, slug, name, class from product
    where slug = ${slug} and class in ('device', 'tobacco') and status = 'published' and visibility <> 'hidden'
  `.execute(db);
  return rows[0];
}

export async function readFittingIds(db: DbOrTx, id: number): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select stick_id as id from product_fit where device_id = ${id}
    union select device_id from product_fit where stick_id = ${id}
    order by id
  `.execute(db);
  return rows.map((row) => row.id);
}
