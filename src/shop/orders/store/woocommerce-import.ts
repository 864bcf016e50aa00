import { sql } from 'kysely';
import type { CustomerId, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ReferencedProduct } from '#shop/catalogue';
import { NO_PRODUCT } from '../rules/no-product.ts';
import { newOrderKey } from '../rules/order-key.ts';
import { searchText } from '../rules/order-search.ts';
import type { ImportedOrder } from '../rules/woocommerce-import/woocommerce-order.ts';

/** The actor of imports in timelines. */
const BROUGHT = 'from-the-old-shop';
/** Numbers up to this length become the order's id; longer ones would leave no short numbers for new orders. */
const LARGEST_OWN_NUMBER = /^[1-9]\d{0,6}$/;

export type Digested = Readonly<{
  order: ImportedOrder;
  digest: string;
  customerId: CustomerId | null;
  /** One per line; null for a product the shop does not have. */
  products: readonly (ReferencedProduct | null)[];
}>;

export type KnownOrder = Readonly<{ number: string; digest: string; isMoved: boolean }>;

/** Which orders exist, and whether staff changed them since; notes do not count. */
export async function findKnown(db: DbOrTx, numbers: readonly string[]): Promise<KnownOrder[]> {
  const { rows } = await sql<KnownOrder>`
    select old_number as number, old_digest as digest, exists (
      select from order_event e where e.order_id = o.id and e.kind <> 'note'
        and not (e.actor = 'system' and e.reason = ${BROUGHT})
    ) as "isMoved"
    from shop_order o where old_number = any(${numbers}::text[])
  `.execute(db);
  return rows;
}

/** Locks orders until the transaction ends. */
export async function lockKnown(tx: DbOrTx, numbers: readonly string[]): Promise<KnownOrder[]> {
  await sql`select from shop_order where old_number = any(${numbers}::text[]) order by id for no key update`.execute(
    tx,
  );
  return findKnown(tx, numbers);
}

const DISCOUNT = { en: 'Discount', ar: 'خصم' };
const DELIVERY = { en: 'Delivery', ar: 'توصيل' };

function rowOf({ order, digest, customerId }: Digested) {
  const { sums, coupons, way: settlement } = order;
  const discount = {
    promotionId: null,
    code: coupons === '' ? null : coupons,
    title: DISCOUNT,
    amountMinor: sums.discount,
    freesDelivery: false,
  };
  return {
    number: order.number,
    own_id: LARGEST_OWN_NUMBER.test(order.number) ? Number(order.number) : null,
    digest,
    key: newOrderKey(),
    status: order.status,
    customer_id: customerId,
    email: order.email,
    phone: order.phone,
    company: order.company,
    note: order.note,
    payment: order.payment,
    address: order.address,
    delivery: {
      id: '',
      code: 'old-shop',
      title: settlement === '' ? DELIVERY : { en: settlement },
      arrivesOn: null,
      slot: null,
    },
    discounts: sums.discount === 0 ? [] : [discount],
    subtotal: sums.subtotal,
    discount: sums.discount,
    delivery_minor: sums.delivery,
    fee: sums.fee,
    total: sums.total,
    vat: sums.vat,
    refunded: order.refunded,
    placed_at: order.placedAt,
    sought: searchText({ ...order, id: order.number }),
  };
}

function linesOf({ order: { number, lines }, products }: Digested) {
  return lines.map((line, position) => {
    const known = products[position] ?? null;
    return {
      number,
      position,
      product_id: known?.productId ?? NO_PRODUCT,
      variation_id: known?.variationId ?? null,
      sku: line.sku,
      name:
        known === null || known.name.ar === undefined ? { en: line.name } : { ...known.name, en: line.name },
      class: known?.class ?? 'other',
      image_file: known?.imageFile ?? '',
      quantity: line.quantity,
      unit: Math.round(line.total / line.quantity),
      total: line.total,
      discount: line.discount,
      vat: line.vat,
    };
  });
}

/** Reserves the imported numbers: new orders get later ones. */
async function reserveNumbers(tx: DbOrTx, rows: readonly { own_id: number | null }[]): Promise<void> {
  const highest = Math.max(0, ...rows.map(({ own_id }) => own_id ?? 0));
  await sql`
    select setval(pg_get_serial_sequence('shop_order', 'id'), ${highest}::bigint)
    from pg_sequences where sequencename = 'shop_order_id_seq' and coalesce(last_value, 0) < ${highest}::bigint
      and ${highest}::bigint > 1000
  `.execute(tx);
}

type Written = Readonly<{ id: OrderId; number: string; status: string }>;

/** Upserts orders; existing ones keep id, key and owner; those of erased persons get no owner. */
async function upsertOrders(tx: DbOrTx, rows: readonly ReturnType<typeof rowOf>[]): Promise<Written[]> {
  const written = await sql<Written>`
    insert into shop_order (id, key, idempotency_key, status, language, customer_id, origin, email, phone, company, note,
      payment_method, address, delivery, discounts, subtotal_minor, discount_minor, delivery_minor, fee_minor, total_minor,
      vat_minor, placed_at, sought, old_number, old_digest, old_payment, old_refunded_minor)
    select coalesce(free.id, nextval(pg_get_serial_sequence('shop_order', 'id'))), r.key, 'old-shop-' || r.number, r.status,
      'en', r.customer_id, 'old-shop', r.email, r.phone, r.company, r.note, 'old-shop', r.address, r.delivery, r.discounts,
      r.subtotal, r.discount, r.delivery_minor, r.fee, r.total, r.vat, r.placed_at, r.sought, r.number, r.digest, r.payment,
      r.refunded
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(number text, own_id int, digest text, key text, status text,
      customer_id int, email text, phone text, company text, note text, payment text, address jsonb, delivery jsonb,
      discounts jsonb, subtotal int, discount int, delivery_minor int, fee int, total int, vat int, refunded int,
      placed_at timestamptz, sought text)
    left join lateral (
      select r.own_id as id where r.own_id is not null and not exists (select from shop_order o where o.id = r.own_id)
    ) free on true
    order by r.placed_at
    on conflict (old_number) do update set status = excluded.status, email = excluded.email, phone = excluded.phone,
      customer_id = coalesce(shop_order.customer_id,
        case when shop_order.person_erased_at is null then excluded.customer_id end), company = excluded.company,
      note = excluded.note, address = excluded.address, delivery = excluded.delivery, discounts = excluded.discounts,
      subtotal_minor = excluded.subtotal_minor, discount_minor = excluded.discount_minor,
      delivery_minor = excluded.delivery_minor, fee_minor = excluded.fee_minor, total_minor = excluded.total_minor,
      vat_minor = excluded.vat_minor, placed_at = excluded.placed_at, sought = excluded.sought,
      old_digest = excluded.old_digest, old_payment = excluded.old_payment,
      old_refunded_minor = excluded.old_refunded_minor, updated_at = now()
    returning id, old_number as number, status
  `.execute(tx);
  return written.rows;
}

async function rewriteLines(
  tx: DbOrTx,
  written: readonly Written[],
  orders: readonly Digested[],
): Promise<void> {
  const ids = new Map(written.map(({ number, id }) => [number, id]));
  const lines = orders
    .flatMap(linesOf)
    .map(({ number, ...line }) => ({ ...line, order_id: ids.get(number) }));
  await sql`delete from order_line where order_id = any(${[...ids.values()]}::int[])`.execute(tx);
  await sql`
    insert into order_line (order_id, position, product_id, variation_id, sku, name, class, image_file, quantity, unit_minor,
      total_minor, discount_minor, vat_minor, is_taxable)
    select order_id, position, product_id, variation_id, sku, name, class, image_file, quantity, unit, total, discount, vat,
      vat > 0
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r(order_id int, position int, product_id int,
      variation_id int, sku text, name jsonb, class text, image_file text, quantity int, unit int, total int, discount int,
      vat int)
  `.execute(tx);
}

/** Writes new and changed orders, with lines and a timeline entry. */
export async function writeImportedOrders(
  tx: DbOrTx,
  orders: readonly Digested[],
  now: Instant,
): Promise<void> {
  const rows = orders.map(rowOf);
  const numbers = rows.map(({ number }) => number);
  const before = await tx
    .selectFrom('shop_order')
    .select(['id', 'status'])
    .where('old_number', '=', sql<string>`any(${numbers}::text[])`)
    .execute();
  const statusBefore = new Map(before.map(({ id, status }) => [id, status]));
  await reserveNumbers(tx, rows);
  const written = await upsertOrders(tx, rows);
  await rewriteLines(tx, written, orders);
  await sql`update shop_order set sought = id || ' ' || sought
    where id = any(${written.map(({ id }) => id)}::int[]) and id::text <> old_number`.execute(tx);
  const events = written.map(({ id, status }) => ({ id, from: statusBefore.get(id) ?? null, to: status }));
  await sql`
    insert into order_event (order_id, kind, from_status, to_status, actor, reason, at)
    select id, case when "from" is null or "from" <> "to" then 'move' else 'edit' end, "from", "to", 'system', ${BROUGHT}, ${now}
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as r(id int, "from" text, "to" text)
  `.execute(tx);
}
