import { sql } from 'kysely';
import type { TableImport } from '#kernel/data-transfer/table-import.ts';
import type { CustomerId } from '#kernel/ids.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import { findReferencedProducts } from '#shop/catalogue';

const LINKED_AT_ONCE = 1000;

async function linkOwners(db: Db, formerOwners: FindFormerOwners): Promise<void> {
  const { rows } = await sql<{ email: string }>`
    select distinct email from shop_order
    where origin = 'old-shop' and customer_id is null and person_erased_at is null and email <> ''
  `.execute(db);
  for (let from = 0; from < rows.length; from += LINKED_AT_ONCE) {
    const emails = rows.slice(from, from + LINKED_AT_ONCE).map(({ email }) => email);
    const { byEmail } = await formerOwners(db, { numbers: [], emails });
    const owners = [...byEmail].map(([email, id]) => ({ email, id }));
    if (owners.length === 0) continue;
    await sql`
      update shop_order o set customer_id = r.id
      from jsonb_to_recordset(${JSON.stringify(owners)}::jsonb) as r(email text, id int)
      where o.origin = 'old-shop' and o.customer_id is null and o.person_erased_at is null and o.email = r.email
    `.execute(db);
  }
}

async function linkProducts(db: Db): Promise<void> {
  const { rows } = await sql<{ sku: string }>`
    select distinct l.sku from order_line l join shop_order o on o.id = l.order_id
    where o.origin = 'old-shop' and l.product_id = 0 and l.sku <> ''
  `.execute(db);
  for (let from = 0; from < rows.length; from += LINKED_AT_ONCE) {
    const skus = rows.slice(from, from + LINKED_AT_ONCE).map(({ sku }) => sku);
    const products = await findReferencedProducts(db, { skus, ids: [] });
    if (products.length === 0) continue;
    // The line keeps the name it was sold under; the other language gets the current name.
    await sql`
      update order_line l set product_id = r."productId", variation_id = r."variationId", class = r.class,
        image_file = r."imageFile", name = r.name || l.name
      from shop_order o, jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
        as r("productId" int, "variationId" int, sku text, name jsonb, class text, "imageFile" text)
      where o.id = l.order_id and o.origin = 'old-shop' and l.product_id = 0 and l.sku = r.sku
    `.execute(db);
  }
}

/**
 * Links imported orders to customers by email (verified or imported) and to products by SKU, once those are imported.
 * Orders of erased persons stay without an owner.
 *
 * Source: BO-03
 */
export function linkImportedOrders({ db, formerOwners }: { db: Db; formerOwners: FindFormerOwners }) {
  const behind =
    (link: () => Promise<void>) =>
    (run: TableImport): TableImport =>
    async (source, options) => {
      const report = await run(source, options);
      if (report.applied) await link();
      return report;
    };
  return {
    /** Wraps the import of customers. */
    owners: behind(() => linkOwners(db, formerOwners)),
    /** Wraps the import of products. */
    products: behind(() => linkProducts(db)),
  };
}

/** Customers by their old id, and by email addresses that are verified or were imported. */
export type FormerOwners = Readonly<{
  byNumber: ReadonlyMap<string, CustomerId>;
  byEmail: ReadonlyMap<string, CustomerId>;
}>;

export type FindFormerOwners = (
  db: DbOrTx,
  sought: Readonly<{ numbers: readonly string[]; emails: readonly string[] }>,
) => Promise<FormerOwners>;
