import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { addressLines } from '#kernel/address/address-lines.ts';
import { inLanguage, type Language } from '#kernel/language.ts';
import { toDecimal } from '#kernel/money.ts';
import { guardCell } from '#kernel/text/formula-cell.ts';
import { wordsIn } from '#messages';
import type { Order } from '#shop/orders';

function toRow(order: Order, language: Language): Record<string, string> {
  const t = wordsIn(language);
  const { address, totals, money } = order;
  const items = order.lines.map(
    ({ sku, quantity, name }) => `${quantity} × ${sku || inLanguage(name, language)}`,
  );
  const cells: Record<string, string> = {
    number: String(order.id),
    placed: order.placedAt.toISOString(),
    state: t(`adminOrders:statuses.${order.status}`),
    name: `${address.firstName} ${address.lastName}`.trim(),
    company: order.company,
    trn: order.trn,
    email: order.email,
    phone: order.phone,
    emirate: t(`checkout:emirates.${address.emirate}`),
    address: addressLines(address).join(', '),
    method: t(`checkout:methods.${order.paymentMethod}.title`, { defaultValue: order.paymentMethod }),
    delivery: inLanguage(order.delivery.title, language),
    items: items.join('; '),
    subtotal: toDecimal(totals.subtotal),
    discount: toDecimal(totals.discount),
    deliveryCost: toDecimal(totals.delivery),
    giftWrap: toDecimal(totals.giftWrap),
    fee: toDecimal(totals.fee),
    total: toDecimal(totals.total),
    vat: toDecimal(totals.vat),
    paid: toDecimal(money.paid),
    refunded: toDecimal(money.refunded),
  };
  return Object.fromEntries(
    Object.entries(cells).map(([name, value]) => [t(`adminOrders:csv.${name}`), guardCell(value)]),
  );
}

async function* rowsOf(orders: AsyncIterable<Order>, language: Language) {
  for await (const order of orders) yield toRow(order, language);
}

const COLUMNS = [
  'number',
  'placed',
  'state',
  'name',
  'company',
  'trn',
  'email',
  'phone',
  'emirate',
  'address',
  'method',
  'delivery',
  'items',
  'subtotal',
  'discount',
  'deliveryCost',
  'giftWrap',
  'fee',
  'total',
  'vat',
  'paid',
  'refunded',
] as const;

/** Streams orders as CSV in one language. */
export function ordersCsv(orders: AsyncIterable<Order>, language: Language): Readable {
  const t = wordsIn(language);
  const columns = COLUMNS.map((name) => t(`adminOrders:csv.${name}`));
  const rows = Readable.from(rowsOf(orders, language));
  const table = stringify({ header: true, columns, bom: true });
  rows.on('error', (error) => table.destroy(error));
  return rows.pipe(table);
}
