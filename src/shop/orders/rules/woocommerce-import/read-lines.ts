import type { SourceRow } from '#kernel/data-transfer/table-import.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { parseAmount } from './amount.ts';
import { type Cells, cellsOf, numberedLines } from './columns.ts';

/** A line as stated in the table; in fils, with or without VAT as the old shop had it; null: not stated. */
export type StatedLine = Readonly<{
  sku: string;
  productId: number;
  variationId: number;
  name: string;
  quantity: number;
  subtotal: number | null;
  subtotalTax: number | null;
  total: number | null;
  tax: number | null;
}>;

/** A cell that cannot be parsed, with the reason. */
export type LineFault = Readonly<{
  value: string;
  reason: 'not-a-number' | 'not-a-price' | 'missing' | 'no-lines';
}>;

export type ReadLines = Readonly<{ lines: readonly StatedLine[]; faults: readonly LineFault[] }>;

type Part = Readonly<Record<string, string>>;

/** Names of a line's parts in packed cells. */
const PART = {
  name: ['name', 'product_name', 'item_name'],
  sku: ['sku', 'product_sku'],
  productId: ['product_id'],
  variationId: ['variation_id'],
  quantity: ['quantity', 'qty'],
  subtotal: ['subtotal', 'sub_total', 'line_subtotal'],
  subtotalTax: ['subtotal_tax', 'sub_total_tax', 'line_subtotal_tax'],
  total: ['total', 'line_total'],
  tax: ['total_tax', 'tax', 'line_tax'],
  price: ['price', 'cost'],
} as const;

const LONGEST = { name: 200, sku: 80 };
const MOST_PIECES = 100_000;

function firstOf(part: Part, names: readonly string[]): string {
  for (const name of names) if ((part[name] ?? '').trim() !== '') return (part[name] ?? '').trim();
  return '';
}

function idOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

/** Parses a quantity, `2` or `2.00`; null for fractions and zero. */
function piecesOf(text: string): number | null {
  const match = /^(\d{1,6})(?:\.0+)?$/.exec(text);
  const pieces = match === null ? 0 : Number(match[1]);
  return pieces >= 1 && pieces <= MOST_PIECES ? pieces : null;
}

const AMOUNTS = ['subtotal', 'subtotalTax', 'total', 'tax', 'price'] as const;
type Amounts = Readonly<Record<(typeof AMOUNTS)[number], number | null>>;
type ReadPart = (field: keyof typeof PART) => string;

function amountsOf(of: ReadPart): Amounts {
  const amount = (field: keyof Amounts) => (of(field) === '' ? null : parseAmount(of(field)));
  return {
    subtotal: amount('subtotal'),
    subtotalTax: amount('subtotalTax'),
    total: amount('total'),
    tax: amount('tax'),
    price: amount('price'),
  };
}

/** The line total: stated, else before discount, else by unit price. */
function totalOf({ total, subtotal, price }: Amounts, quantity: number): number | null {
  return total ?? subtotal ?? (price === null ? null : price * quantity);
}

function toLine(of: ReadPart): StatedLine | LineFault {
  const name = of('name') || of('sku');
  if (name === '') return { value: '', reason: 'missing' };
  const quantity = piecesOf(of('quantity') || '1');
  if (quantity === null) return { value: of('quantity'), reason: 'not-a-number' };
  const amounts = amountsOf(of);
  const wrong = AMOUNTS.find((field) => of(field) !== '' && amounts[field] === null);
  if (wrong !== undefined) return { value: of(wrong), reason: 'not-a-price' };
  const { price: _price, ...stated } = amounts;
  return {
    sku: cutText(of('sku'), LONGEST.sku),
    productId: idOf(of('productId')),
    variationId: idOf(of('variationId')),
    name: cutText(name, LONGEST.name),
    quantity,
    ...stated,
    total: totalOf(amounts, quantity),
  };
}

/** `name:Case|sku:C-1|quantity:2|total:80.00`; a part without a name belongs to the one before it. */
function packedPart(text: string): Part {
  const part: Record<string, string> = {};
  for (const piece of text.split('|')) {
    const at = piece.indexOf(':');
    const key = piece.slice(0, at).trim().toLowerCase();
    if (at > 0 && !(key in part)) part[key] = piece.slice(at + 1);
  }
  return part;
}

function parseJson(text: string): Part[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) return null;
    return parsed.map((one) =>
      Object.fromEntries(
        Object.entries(Object(one)).flatMap(([key, value]) =>
          typeof value === 'string' || typeof value === 'number' ? [[key.toLowerCase(), String(value)]] : [],
        ),
      ),
    );
  } catch {
    return null;
  }
}

const COUNTED = /^(\d{1,6})\s*[×x]\s+(.+)$/;

/** `2× Case, 1× Cable`: names and quantities without amounts. */
function countedParts(text: string): Part[] {
  return text.split(/,\s+(?=\d{1,6}\s*[×x]\s)/).map((one): Part => {
    const match = COUNTED.exec(one.trim());
    return match === null ? { name: one.trim() } : { quantity: match[1] ?? '1', name: match[2] ?? '' };
  });
}

/** The lines in one cell, in any of the packed formats. */
export function packedParts(text: string): Part[] {
  if (text.startsWith('[')) return parseJson(text) ?? [{}];
  if (!/(?:^|\|)\s*(?:name|sku|product_id)\s*:/.test(text)) return countedParts(text);
  return text
    .split(/;(?=\s*(?:id|name|sku|product_id|quantity)\s*:)/)
    .map(packedPart)
    .filter((part) => Object.keys(part).length > 0);
}

const ROW_FIELDS = {
  name: 'lineName',
  sku: 'lineSku',
  productId: 'lineProduct',
  variationId: 'lineVariation',
  quantity: 'lineQuantity',
  subtotal: 'lineSubtotal',
  subtotalTax: 'lineSubtotalTax',
  total: 'lineTotal',
  tax: 'lineTax',
  price: 'linePrice',
} as const;

/** Whether a row is one line of an order. */
export function isLineRow(source: SourceRow): boolean {
  const { read } = cellsOf(source);
  if (read('lines') !== '' || numberedLines(source).length > 0) return false;
  return read('lineName') !== '' || read('lineSku') !== '';
}

function rowLine({ read }: Cells): StatedLine | LineFault {
  return toLine((field) => read(ROW_FIELDS[field]));
}

/** All lines of an order, from its rows or packed cells. */
export function readLines(rows: readonly SourceRow[]): ReadLines {
  const results = rows.flatMap((row): (StatedLine | LineFault)[] => {
    if (isLineRow(row)) return [rowLine(cellsOf(row))];
    const numbered = numberedLines(row);
    const packed = cellsOf(row).read('lines');
    const parts = numbered.length > 0 ? numbered.map(packedPart) : packed === '' ? [] : packedParts(packed);
    return parts.map((part) => toLine((field) => firstOf(part, PART[field])));
  });
  const lines = results.flatMap((one) => ('reason' in one ? [] : [one]));
  const faults = results.flatMap((one) => ('reason' in one ? [one] : []));
  if (results.length === 0) return { lines, faults: [{ value: '', reason: 'no-lines' }] };
  return { lines, faults };
}
