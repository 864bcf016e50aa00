import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { Role } from '#shop/staff';
import { aMember } from '#tests/a-member.ts';
import { aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';
import { insertManyOrders } from '#tests/many-orders.ts';
import { insertManyProducts } from '#tests/many-products.ts';

const db = await aDatabase();
const made = aShop(db);
const adminActions = createAdminActions(made.shop);
const owner = await aMember(made, 'owner');
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

const MANY = 2000;
const PRODUCTS = 400;

async function find(q: string, signedIn = owner): Promise<ValueOf<'search.records'>> {
  const answer = await adminActions.perform({ signedIn, name: 'search.records', sent: { q }, ...where });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value as ValueOf<'search.records'>;
}

beforeAll(async () => {
  await insertManyOrders(db, MANY);
  await sql`
    insert into customer (email, first_name, last_name, display_name, phone, language, created_at)
    select 'buyer' || n || '@example.com', 'Name' || n % 977, 'Family' || n % 1009, '', '+9715' || lpad(n::text, 8, '0'), 'en', now()
    from generate_series(1, ${MANY}::int) n
  `.execute(db);
  await sql`
    insert into document (kind, slug, title, status, published_at, updated_at)
    select 'article', 'kept-warm', '{"en": "Kept warm", "ar": "دافئ"}', 'published', ${made.time.now}, now()
  `.execute(db);
  await sql`
    insert into template (place, name, status, conditions, settings, tree, updated_at)
    values ('popup', 'Warm welcome', 'draft', '{"include": [], "exclude": []}', '{}', '[]', now())
  `.execute(db);
  await insertManyProducts(db, PRODUCTS);
  for (const table of ['shop_order', 'customer', 'product_glance'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}, 300_000);

describe('the palette of a shop with many orders and customers', () => {
  it('BO-01 finds an order by its number, phone and email', async () => {
    for (const q of ['1834', '0500079190', 'buyer777@example.com']) {
      const { orders } = await find(q);
      expect(orders?.rows.length).toBeGreaterThan(0);
    }
    expect((await find('1834')).orders?.rows[0]).toMatchObject({ id: 1834, status: 'completed' });
  });

  it('BO-01 finds an archived product, after the others', async () => {
    const { id } = (await find('gen-310')).products?.rows[0] ?? {};
    await made.shop.catalogue.edit.archive(id as never, { staffId: null, name: 'a test' } as never);
    expect((await find('gen-310')).products?.rows).toMatchObject([{ id, status: 'archived' }]);
  });

  it('BO-01 finds products by name and SKU, and whether there are more', async () => {
    expect((await find('gen-311')).products).toMatchObject({ rows: [{ sku: 'GEN-311' }] });
    const { products } = await find('solvane');
    expect(products?.rows).toHaveLength(5);
    expect(products?.hasMore).toBe(true);
  });

  it('BO-01 finds customers by email, and documents and popups by title in either language', async () => {
    expect((await find('buyer778@')).customers?.rows).toMatchObject([{ email: 'buyer778@example.com' }]);
    expect((await find('warm')).documents).toMatchObject([
      { kind: 'article', name: 'Kept warm', state: 'published' },
      { kind: 'popup', name: 'Warm welcome', state: 'draft' },
    ]);
    expect((await find('دافئ')).documents).toHaveLength(1);
  });

  it.each([
    ['order-desk', ['orders', 'products', 'ranges', 'customers']],
    ['catalogue-editor', ['products', 'ranges', 'documents']],
    ['page-editor', ['products', 'ranges', 'documents']],
  ] as const)('RO-03 shows the role %s only what it may see', async (role: Role, seen) => {
    const results = await find('name', await aMember(made, role));
    const shown = Object.entries(results).flatMap(([kind, rows]) => (rows === null ? [] : [kind]));
    expect(shown.toSorted()).toEqual([...seen].toSorted());
  });

  it.each(['or', '971', 'xyzzy thing', '%_\\', "'", '\\'])('BO-01 answers “%s”', async (q) => {
    expect(Object.keys(await find(q))).toContain('orders');
  });
});
