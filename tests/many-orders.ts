import { sql } from 'kysely';
import type { Db } from '#platform/database/client.ts';

/**
 * Guest orders, five minutes apart from the first of 2026: every ninth is cancelled, every fourth is paid by card,
 * every 5000th goes to Umm Al Quwain. Triggers are off, since they would write each row once more.
 */
export async function insertManyOrders(db: Db, count: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('session_replication_role', 'replica', true)`.execute(tx);
    await sql`
      insert into shop_order (key, idempotency_key, status, language, email, phone, address, delivery, payment_method,
        subtotal_minor, discount_minor, delivery_minor, fee_minor, total_minor, vat_minor, placed_at, sought)
      select 'k' || n, 'i' || n, case when n % 9 = 0 then 'cancelled' else 'completed' end, 'en',
        'buyer' || n || '@example.com', '+9715' || lpad((n * 7919 % 100000000)::text, 8, '0'),
        jsonb_build_object('firstName', 'Name' || n % 977, 'lastName', 'Family' || n % 1009, 'building', 'B', 'street', 'S',
          'emirate', case when n % 5000 = 0 then 'UQ' else 'DU' end, 'landmark', '', 'makani', ''),
        '{"id": "standard:1", "code": "standard", "title": {"en": "Standard"}, "arrivesOn": null}',
        case when n % 4 = 0 then 'jamra_card' else 'cod' end,
        10000 + n, 0, 1500, 0, 11500 + n, 547, timestamptz '2026-01-01' + n * interval '5 minutes',
        (1000 + n) || ' buyer' || n || '@example.com +9715' || lpad((n * 7919 % 100000000)::text, 8, '0') || ' name' || n % 977
          || ' family' || n % 1009 || ' sku-' || n % 1000
      from generate_series(1, ${count}::int) n
    `.execute(tx);
  });
  await sql`analyze shop_order`.execute(db);
}
