import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import { aed, NOTHING } from '#kernel/money.ts';
import type { Order } from '#shop/orders';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop } from '#tests/a-shop.ts';
import { anOrder, deliverToDubai } from '#tests/an-order.ts';
import { aDatabase } from '#tests/database.ts';

const db = await aDatabase();
const made = aShop(db);
const adminActions = createAdminActions(made.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const DAYS = { from: '2026-11-01', to: '2026-11-30' };

async function performed(name: ActionName, sent: object): Promise<unknown> {
  const signedIn = await aMember(made, 'owner');
  const answer = await adminActions.perform({ signedIn, name, sent, ...where });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
}

async function rowsOf(name: ActionName, sent: object): Promise<readonly Record<string, unknown>[]> {
  return (await performed(name, sent)) as Record<string, unknown>[];
}

type List = Readonly<{ rows: Record<string, unknown>[]; all: number; sums: Record<string, number> }>;

async function listOf(name: 'reports.products' | 'reports.words', sent: object): Promise<List> {
  return (await performed(name, sent)) as List;
}

let orders: Order[] = [];

beforeAll(async () => {
  await deliverToDubai(made);
  const lamp = await aProduct(made, { sku: 'LAMP', price: '100.00', stock: 50 });
  const tray = await aProduct(made, { sku: 'TRAY', price: '40.00', stock: 50 });
  orders = [
    await anOrder(made, [{ id: lamp, quantity: 2 }]),
    await anOrder(made, [{ id: tray }, { id: lamp }]),
    await anOrder(made, [{ id: tray, quantity: 3 }]),
  ];
  const [, , last] = orders;
  if (last !== undefined)
    await made.shop.orders.move(last.id, 'cancelled', { actor: 'test', reason: 'a test' });
});

it('BO-06 daily sales are the sum of orders without failed ones', async () => {
  const [row] = await rowsOf('reports.sales', { ...DAYS, step: 'day' });
  const stored = orders.slice(0, 2);
  expect(row).toMatchObject({
    day: '2026-11-21',
    orders: 2,
    goods: 34_000,
    total: stored.reduce((sum, order) => sum + order.totals.total.minor, 0),
    refunded: 0,
  });
});

it('BO-06 products are counted by items and revenue', async () => {
  const rows = (await listOf('reports.products', DAYS)).rows;
  expect(rows.map(({ sku, pieces, total }) => [sku, pieces, total])).toEqual([
    ['LAMP', 3, 30_000],
    ['TRAY', 1, 4000],
  ]);
});

it('BO-06 custom items are counted by their name', async () => {
  const signedIn = await aMember(made, 'owner');
  const item = (name: string, price: number) => ({ name, price, quantity: 1 });
  const address = { firstName: 'Sara', lastName: 'N', building: 'Villa 14', street: 'Al Wasl Road' };
  const sent = {
    ...{ lines: [], deliveryId: '', deliveryCost: null, customerId: null, isOfAge: false, seenTotal: null },
    ...{ email: '', phone: '0501234567', language: 'en', company: '', trn: '', note: '', reason: '' },
    ...{ address: { ...address, emirate: 'DU' }, paymentMethod: 'cod', status: 'confirmed' },
    ownLines: [item('Engraving', 500), item('Repair', 300), item('engraving ', 500)],
    key: crypto.randomUUID(),
  };
  const created = await adminActions.perform({ signedIn, name: 'orders.create', sent, ...where });
  if (!created.ok) throw new Error(JSON.stringify(created.refusal));
  const rows = (await listOf('reports.products', DAYS)).rows.filter(({ productId }) => productId === 0);
  await made.shop.orders.move((created.value as { id: Order['id'] }).id, 'cancelled', {
    ...{ actor: 'test', reason: 'a test' },
  });
  expect(rows.map(({ name, pieces, total }) => [name, pieces, total])).toEqual([
    ['Engraving', 2, 1000],
    ['Repair', 1, 300],
  ]);
});

it('BO-06 the total of products includes those beyond the first rows', async () => {
  const [first] = orders;
  await sql`
    with sold as (
      insert into shop_order (key, idempotency_key, status, language, email, phone, address, delivery, payment_method,
        subtotal_minor, discount_minor, delivery_minor, fee_minor, total_minor, vat_minor, placed_at)
      select 'many', 'many', 'confirmed', language, email, phone, address, delivery, payment_method,
        205 * 205 * 50 + 205 * 50, 0, 0, 0, 205 * 205 * 50 + 205 * 50, 0, timestamptz '2026-03-10 12:00+04'
      from shop_order where id = ${first?.id} returning id
    )
    insert into order_line (order_id, position, product_id, sku, name, class, quantity, unit_minor, total_minor, vat_minor)
    select id, n, 0, '', jsonb_build_object('en', 'Item ' || n), 'other', 1, n * 100, n * 100, 0
    from sold, generate_series(1, 205) n
  `.execute(db);
  const march = { from: '2026-03-01', to: '2026-03-31' };
  const shown = await listOf('reports.products', march);
  const sums = { pieces: 205, total: (100 * 205 * 206) / 2 };
  expect(shown).toMatchObject({ all: 205, sums });
  expect(shown.rows).toHaveLength(200);
  const whole = await listOf('reports.products', { ...march, isWhole: true });
  expect(whole).toMatchObject({ all: 205, sums });
  expect(whole.rows.reduce((sum, { total }) => sum + Number(total), 0)).toBe(sums.total);
});

it('BO-06 refunds of cancelled orders do not lower sales', async () => {
  const [, , cancelled] = orders;
  await sql`
    insert into order_refund (idempotency_key, order_id, lines, delivery_minor, fee_minor, total_minor, vat_minor,
      reason, actor, state, at)
    values ('rest', ${cancelled?.id}, '[]', 0, 0, 12000, 571, 'cancelled', 'test', 'paid-out',
      timestamptz '2026-02-10 12:00+04')
  `.execute(db);
  const february = { from: '2026-02-01', to: '2026-02-28' };
  expect(await rowsOf('reports.sales', { ...february, step: 'day' })).toEqual([]);
  expect(await performed('orders.list', { counted: 'refunds', ...february })).toMatchObject({ total: 0 });
});

it('BO-06 VAT is invoices less credit notes', async () => {
  const papers = (await Promise.all(orders.map(({ id }) => made.shop.invoices.of(id)))).flat();
  const sum = (of: 'net' | 'vat' | 'gross') =>
    papers.reduce((total, { kind, sums }) => total + (kind === 'invoice' ? 1 : -1) * sums[of].minor, 0);
  const [row] = await rowsOf('reports.vat', DAYS);
  expect(row).toMatchObject({ month: '2026-11', net: sum('net'), vat: sum('vat'), gross: sum('gross') });
  expect(papers.length).toBeGreaterThan(0);
});

it('BO-06 search terms cover the chosen days, inclusive', async () => {
  const { shop, time } = made;
  const before = time.now;
  const searched: [at: string, words: string][] = [
    ['2026-11-09T23:59:00+04:00', 'too early'],
    ['2026-11-10T00:01:00+04:00', 'menthol'],
    ['2026-11-11T12:00:00+04:00', 'menthol'],
    ['2026-11-12T23:59:00+04:00', 'ice tray'],
    ['2026-11-13T00:01:00+04:00', 'menthol'],
    ['2026-11-13T00:02:00+04:00', 'too late'],
  ];
  for (const [at, words] of searched) {
    time.now = new Date(at);
    await shop.search.missed(words);
  }
  time.now = before;
  expect(await listOf('reports.words', { from: '2026-11-10', to: '2026-11-12' })).toEqual({
    rows: [
      { words: 'menthol', count: 2, lastDay: '2026-11-11' },
      { words: 'ice tray', count: 1, lastDay: '2026-11-12' },
    ],
    all: 2,
    sums: { count: 3 },
  });
  expect((await listOf('reports.words', { from: '2026-11-13', to: '2026-11-13' })).rows).toMatchObject([
    { words: 'menthol', count: 1 },
    { words: 'too late', count: 1 },
  ]);
});

it('BO-06 a range that ends before it starts is refused', async () => {
  const signedIn = await aMember(made, 'owner');
  const sent = { from: '2026-11-30', to: '2026-11-01', step: 'day' };
  const answer = await adminActions.perform({ signedIn, name: 'reports.sales', sent, ...where });
  expect(answer).toMatchObject({
    ok: false,
    refusal: { code: 'admin.unreadable', problems: { to: 'days' } },
  });
});

it('BO-06 sales figures link to as many orders, refunds to the orders refunded then', async () => {
  const [row] = await rowsOf('reports.sales', { ...DAYS, step: 'day' });
  const listed = async (sent: object) => {
    const page = (await performed('orders.list', sent)) as { orders: { id: number }[]; total: number };
    return page.orders.map(({ id }) => id);
  };
  const day = { from: '2026-11-21', to: '2026-11-21' };
  expect(await listed({ counted: 'sales', ...day })).toHaveLength(Number(row?.orders));
  expect(await listed(day)).toHaveLength(4);
  const [first] = orders;
  expect(await listed({ counted: 'refunds', ...day })).toEqual([]);
  if (first === undefined) throw new Error('no order');
  const by = { actor: 'test', reason: 'a test' };
  for (const to of ['packed', 'shipped', 'delivered'] as const) await made.shop.orders.move(first.id, to, by);
  const { time } = made;
  const before = time.now;
  time.now = new Date('2026-12-03T12:00:00+04:00');
  const part = { lines: [], delivery: aed(100), fee: NOTHING };
  const refunded = await made.shop.orders.refund(first.id, { ...part, ...by, idempotencyKey: 'opens' });
  time.now = before;
  expect(refunded.ok).toBe(true);
  expect(await listed({ counted: 'refunds', from: '2026-12-03', to: '2026-12-03' })).toEqual([first.id]);
  expect(await listed({ counted: 'refunds', ...day })).toEqual([]);
});
