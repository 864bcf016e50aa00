import { parseEmirate } from '#kernel/address/emirate.ts';
import { parseMobile } from '#kernel/address/phone.ts';
import { parseExported } from '#kernel/data-transfer/import-rows.ts';
import type { ImportWarning, RefusedCell } from '#kernel/data-transfer/table-import.ts';
import { findEntry } from '#kernel/find-entry.ts';
import { aed, MONEY_MAX, toDecimal } from '#kernel/money.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { UNKNOWN_EMIRATE } from '../../order.ts';
import type { OrderStatus } from '../order-status.ts';
import { fromWireStatus, WIRE_STATUSES } from '../wire-status.ts';
import { parseAmount } from './amount.ts';
import { type Cells, cellsOf, type Field } from './columns.ts';
import type { OrderRows } from './group-rows.ts';
import { readLines, type StatedLine } from './read-lines.ts';
import { type StatedSums, settle } from './settle.ts';
import type { ImportedOrder } from './woocommerce-order.ts';

/** Time zone of timestamps without offset that are not in UTC. */
const OFFSET_MS = 4 * 3_600_000;
const NUMBER = /^#?([\p{L}\p{N}][\p{L}\p{N}._/-]{0,39})$/u;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Delivery and fee: each may be a fils off, like each line, through VAT rounding. */
const ROUNDED_BESIDE = 2;
const LONGEST = { text: 160, name: 60, note: 2000, phone: 40, email: 254 };

/** Other names of order states, in addition to WooCommerce's and the shop's. */
const STATUS_NAMES: Readonly<Record<string, OrderStatus>> = {
  'pending-payment': 'pending',
  canceled: 'cancelled',
  confirmed: 'confirmed',
  packed: 'packed',
  shipped: 'shipped',
  delivered: 'delivered',
  returned: 'returned',
};

/** @returns null for an unknown state */
export function parseStatus(text: string): OrderStatus | null {
  const word = text.trim().toLowerCase().replace(/^wc-/, '').replace(/\s+/g, '-');
  const wire = WIRE_STATUSES.find((one) => one === word);
  return wire === undefined ? findEntry(STATUS_NAMES, word) : fromWireStatus(wire)[0];
}

export function numberOf(read: Cells['read']): string {
  return NUMBER.exec(read('number'))?.[1] ?? '';
}

/** Parses a timestamp: UTC if its column name says so, with its own offset, or in UAE time. */
function momentOf({ read, headerOf, has }: Cells): Date | null {
  const text = read('date');
  const moment = parseExported(text);
  const isLocal = !headerOf('date').toLowerCase().endsWith('_gmt') && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  return moment === null || !has('date') || !isLocal ? moment : new Date(moment.getTime() - OFFSET_MS);
}

const AMOUNTS = [
  'total',
  'tax',
  'delivery',
  'deliveryTax',
  'fee',
  'feeTax',
  'discount',
  'discountTax',
  'refunded',
] as const;

type Reason = readonly [field: Field, reason: string];

function isOff(text: string): boolean {
  return text !== '' && parseAmount(text) === null;
}

/** Cells that cannot be parsed, with the reason. */
function faultsOf(cells: Cells): Reason[] {
  const { read } = cells;
  const email = read('email');
  const currency = read('currency').toUpperCase();
  const checks: [Field, string, boolean][] = [
    ['number', 'missing', read('number') === ''],
    ['number', 'unknown-value', read('number') !== '' && numberOf(read) === ''],
    ['status', 'missing', read('status') === ''],
    ['status', 'unknown-status', read('status') !== '' && parseStatus(read('status')) === null],
    ['date', 'missing', read('date') === ''],
    ['date', 'not-a-date', read('date') !== '' && momentOf(cells) === null],
    ['currency', 'not-dirham', !['', 'AED'].includes(currency)],
    ['email', 'not-an-email', email !== '' && (email.length > LONGEST.email || !EMAIL.test(email))],
    ...AMOUNTS.map((field): [Field, string, boolean] => [field, 'not-a-price', isOff(read(field))]),
  ];
  return checks.flatMap(([field, reason, isWrong]) => (isWrong ? [[field, reason] as const] : []));
}

function addressOf(read: Cells['read']): ImportedOrder['address'] {
  const [full = '', ...rest] = [read('firstName'), ...read('customerName').split(/\s+/)];
  const isNamed = full !== '' || read('lastName') !== '';
  const emirate = parseEmirate(read('emirate')) ?? parseEmirate(read('area')) ?? UNKNOWN_EMIRATE;
  return {
    firstName: cutText(isNamed ? full : (rest[0] ?? ''), LONGEST.name),
    lastName: cutText(isNamed ? read('lastName') : rest.slice(1).join(' '), LONGEST.name),
    building: cutText(read('building'), LONGEST.text),
    street: cutText(read('street'), LONGEST.text),
    area: cutText(read('area'), LONGEST.text),
    emirate,
    landmark: '',
    makani: '',
  };
}

function sumsOf(read: Cells['read']): StatedSums {
  const stated = (field: Field) => (read(field) === '' ? null : parseAmount(read(field)));
  return {
    total: stated('total'),
    tax: stated('tax'),
    delivery: stated('delivery') ?? 0,
    deliveryTax: stated('deliveryTax'),
    fee: stated('fee') ?? 0,
    feeTax: stated('feeTax'),
    discount: stated('discount') ?? 0,
    discountTax: stated('discountTax'),
  };
}

/** The text of a cell that may be packed as `name:…|total:…` or `code:…|amount:…`. */
function wordsOf(text: string): string {
  const named = /(?:^|\|)(?:name|method_title|code):([^|;]*)/.exec(text)?.[1];
  return cutText((named ?? text).trim(), LONGEST.text);
}

function toOrder(cells: Cells, stated: readonly StatedLine[]): ImportedOrder {
  const { read } = cells;
  const { lines, ...sums } = settle(stated, sumsOf(read));
  const phone = read('phone');
  return {
    number: numberOf(read),
    placedAt: (momentOf(cells) ?? new Date(0)).toISOString(),
    status: parseStatus(read('status')) ?? 'on-hold',
    email: read('email').toLowerCase(),
    phone: parseMobile(phone) ?? cutText(phone, LONGEST.phone),
    customer: /^[1-9]\d*$/.test(read('customer')) ? read('customer') : '',
    company: cutText(read('company'), LONGEST.text),
    address: addressOf(read),
    note: cutText(read('note'), LONGEST.note),
    payment: cutText(read('payment'), LONGEST.text),
    way: wordsOf(read('way')),
    coupons: wordsOf(read('coupons')),
    refunded: Math.abs(parseAmount(read('refunded') || '0') ?? 0),
    lines: stated.map(({ sku, productId, variationId, name, quantity }, index) => ({
      ...{ sku, productId, variationId, name, quantity },
      ...(lines[index] ?? { total: 0, discount: 0, vat: 0 }),
    })),
    sums,
  };
}

/** Whether an amount exceeds what an order can store, e.g. a unit price times a large quantity. */
function holdsTooMuch({ lines, sums }: ImportedOrder): boolean {
  const amounts = [
    ...lines.flatMap(({ total, discount, vat }) => [total, discount, vat]),
    ...Object.values(sums),
  ];
  return amounts.some((fils) => Math.abs(fils) > MONEY_MAX.minor);
}

type ReadOrder = Readonly<{
  row: ImportedOrder | null;
  refused: readonly RefusedCell[];
  warnings: ImportWarning[];
}>;

/** Parses an order with its lines; one refused cell refuses all its rows. Source: BO-03 */
export function readOrder({ rows }: OrderRows): ReadOrder {
  const [first] = rows;
  const cells = cellsOf(first);
  const { read, headerOf } = cells;
  const refused: RefusedCell[] = faultsOf(cells).map(([field, reason]) => ({
    line: first.line,
    column: headerOf(field),
    value: read(field),
    reason,
  }));
  for (const row of rows) {
    const column = cellsOf(row).headerOf(row === first && rows.length === 1 ? 'lines' : 'lineName');
    const { faults } = readLines([row]);
    refused.push(...faults.map(({ value, reason }) => ({ line: row.line, column, value, reason })));
  }
  if (refused.length > 0) {
    const isNamed = new Set(refused.map(({ line }) => line));
    const others = rows.filter(({ line }) => !isNamed.has(line));
    const beside = others.map(({ line }) => ({
      line,
      column: '',
      value: numberOf(read),
      reason: 'same-order',
    }));
    return { row: null, refused: [...refused, ...beside], warnings: [] };
  }
  const row = toOrder(cells, readLines(rows).lines);
  if (holdsTooMuch(row)) {
    const refusedRow = { column: headerOf('total'), value: row.number, reason: 'too-much' };
    return { row: null, refused: rows.map(({ line }) => ({ line, ...refusedRow })), warnings: [] };
  }
  const { off } = row.sums;
  const isRounding = Math.abs(off) <= row.lines.length + ROUNDED_BESIDE;
  const value = toDecimal(aed(off));
  return { row, refused, warnings: isRounding ? [] : [{ key: row.number, kind: 'totals', value }] };
}
