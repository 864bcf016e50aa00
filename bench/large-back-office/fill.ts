import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/client.ts';
import { insertManyProducts } from '../../tests/many-products.ts';

const FIRST_YEAR = "timestamptz 'now' - interval '365 days'";

/** Customers with an account, each with as many orders as fall to it. */
async function insertCustomers(db: Db, count: number): Promise<void> {
  await sql`
    insert into customer (email, first_name, last_name, display_name, phone, language, created_at)
    select 'buyer' || n || '@example.com', 'Name' || n % 977, 'Family' || n % 1009, '', '+9715' || lpad(n::text, 8, '0'),
      case when n % 4 = 0 then 'ar' else 'en' end, ${sql.raw(FIRST_YEAR)} + n * interval '20 minutes'
    from generate_series(1, ${count}::int) n
  `.execute(db);
}

/** Orders of the last year, each of one to three products; every second one of a customer with an account. */
async function insertOrders(db: Db, { orders, customers }: { orders: number; customers: number }) {
  await sql`
    insert into shop_order (key, idempotency_key, status, language, email, phone, address, delivery, payment_method,
      subtotal_minor, discount_minor, delivery_minor, fee_minor, total_minor, vat_minor, paid_minor, placed_at, sought, customer_id)
    select 'bench-' || n, 'bench-' || n,
      (array['completed', 'completed', 'completed', 'delivered', 'shipped', 'packed', 'confirmed', 'cancelled', 'on-hold'])[1 + n % 9],
      'en', 'buyer' || n % ${customers}::int || '@example.com', '+9715' || lpad((n * 7919 % 100000000)::text, 8, '0'),
      jsonb_build_object('firstName', 'Name' || n % 977, 'lastName', 'Family' || n % 1009, 'building', 'Villa 3', 'street', 'Street 12',
        'emirate', (array['DU', 'AZ', 'SH', 'AJ', 'FU', 'RK', 'UQ'])[1 + n % 7], 'landmark', '', 'makani', ''),
      '{"id": "standard:1", "code": "standard", "title": {"en": "Standard"}, "arrivesOn": null}',
      case when n % 3 = 0 then 'cod' else 'bacs' end,
      10000, 0, 1500, 0, 11500, 547, case when n % 9 < 5 then 11500 else 0 end,
      ${sql.raw(FIRST_YEAR)} + n * (interval '365 days' / ${orders}::int),
      (1000 + n) || ' buyer' || n % ${customers}::int || '@example.com +9715' || lpad((n * 7919 % 100000000)::text, 8, '0')
        || ' name' || n % 977 || ' family' || n % 1009 || ' gen-' || 1 + n % 1000,
      case when n % 2 = 0 then (select min(id) from customer where email like 'buyer%') + n % ${customers}::int end
    from generate_series(1, ${orders}::int) n
  `.execute(db);
  await sql`
    insert into order_line (order_id, position, product_id, sku, name, class, quantity, unit_minor, total_minor, vat_minor)
    select o.id, line.place, p.id, p.sku, p.name, p.class, 1, 5000, 5000, 238
    from shop_order o
    cross join lateral generate_series(0, o.id % 3) as line (place)
    join product p on p.sku = 'GEN-' || 1 + (o.id * 31 + line.place * 7) % 1000
    where o.key like 'bench-%'
  `.execute(db);
}

/** A shop of this size, as its back office meets it: rows as long as real ones, of one year. */
export async function fillBackOffice(
  db: Db,
  { products, orders, customers }: { products: number; orders: number; customers: number },
): Promise<void> {
  await insertManyProducts(db, products);
  await insertCustomers(db, customers);
  await insertOrders(db, { orders, customers });
  await sql`vacuum analyze`.execute(db);
}
