import { normaliseNumber } from '#kernel/text/normalise-number.ts';
import type { SheetRow as StoredRow } from '#shop/catalogue';

/** A product or variation; `isStockFixed` without the right to change stock. */
export type SheetRow = StoredRow & Readonly<{ isStockFixed?: boolean }>;

export const COLUMNS = [
  'name.en',
  'name.ar',
  'sku',
  'gtin',
  'regularMinor',
  'saleMinor',
  'stock',
  'weightKg',
  'status',
] as const;
export type ColumnId = (typeof COLUMNS)[number];

export const STATUSES = ['published', 'draft', 'private', 'archived'] as const;
type Status = (typeof STATUSES)[number];

const FILS = 100;
const MOST_MINOR = 999_999_999;
const MOST_STOCK = 1_000_000;
const MOST_KG = 100_000;
const LONGEST = { name: 200, code: 64 } as const;
const CODE = /^[\x21-\x7e]+( [\x21-\x7e]+)*$/;

/** Why a cell is invalid: a key below `refusals:catalogue.field`. */
export type CellProblem =
  | 'missing'
  | 'wrong-kind'
  | 'too-long'
  | 'too-large'
  | 'not-a-code'
  | 'above-regular'
  | 'below-zero';
type Value = string | number | null;
type ParsedCell = { ok: true; value: Value } | { ok: false; problem: CellProblem };

export function isNumberColumn(column: ColumnId): boolean {
  return ['regularMinor', 'saleMinor', 'stock', 'weightKg'].includes(column);
}

/** Whether a cell is editable: names and status of products, prices and stock of what can be bought. */
export function isEditable(row: SheetRow, column: ColumnId): boolean {
  if (column === 'name.en' || column === 'name.ar' || column === 'status') return row.variationId === null;
  if (column === 'regularMinor' || column === 'saleMinor') return row.isSold;
  if (column === 'stock') return row.stock !== null && row.isStockFixed !== true;
  return true;
}

export function readValue(row: SheetRow, column: ColumnId): Value {
  if (column === 'name.en') return row.name.en;
  if (column === 'name.ar') return row.name.ar;
  return row[column];
}

/** The text of a value for editing and the clipboard. */
export function textOf(value: Value, column: ColumnId): string {
  if (value === null) return '';
  if (column === 'regularMinor' || column === 'saleMinor') return (Number(value) / FILS).toFixed(2);
  return String(value);
}

function parseNumber(text: string, { decimals, most }: { decimals: number; most: number }): ParsedCell {
  const plain = normaliseNumber(text);
  if (plain === '') return { ok: true, value: null };
  if (plain.startsWith('-')) return { ok: false, problem: 'below-zero' };
  const [, fraction = ''] = plain.split('.');
  if (!/^\d+(\.\d*)?$/.test(plain) || fraction.length > decimals) return { ok: false, problem: 'wrong-kind' };
  const value = Number(plain);
  return value > most ? { ok: false, problem: 'too-large' } : { ok: true, value };
}

function parseMoney(text: string): ParsedCell {
  const parsed = parseNumber(text, { decimals: 2, most: MOST_MINOR / FILS });
  if (!parsed.ok || parsed.value === null) return parsed;
  return { ok: true, value: Math.round(Number(parsed.value) * FILS) };
}

function parseStock(text: string): ParsedCell {
  const parsed = parseNumber(text, { decimals: 0, most: MOST_STOCK });
  return parsed.ok && parsed.value === null ? { ok: false, problem: 'missing' } : parsed;
}

function parseLine(text: string, most: number): ParsedCell {
  const value = text.replace(/\s+/g, ' ').trim();
  return value.length > most ? { ok: false, problem: 'too-long' } : { ok: true, value };
}

function parseCode(text: string): ParsedCell {
  const parsed = parseLine(text, LONGEST.code);
  if (!parsed.ok || parsed.value === '') return parsed;
  return CODE.test(String(parsed.value)) ? parsed : { ok: false, problem: 'not-a-code' };
}

function parseName(text: string): ParsedCell {
  const parsed = parseLine(text, LONGEST.name);
  return parsed.ok && parsed.value === '' ? { ok: false, problem: 'missing' } : parsed;
}

/** Translated names of statuses, accepted in addition to the codes. */
export type StatusNames = Readonly<Record<Status, string>>;

function parseStatus(text: string, names: StatusNames): ParsedCell {
  const word = text.trim().toLowerCase();
  const status = STATUSES.find((one) => one === word || names[one].toLowerCase() === word);
  return status === undefined ? { ok: false, problem: 'wrong-kind' } : { ok: true, value: status };
}

const PARSERS: Readonly<Record<ColumnId, (text: string, names: StatusNames) => ParsedCell>> = {
  'name.en': parseName,
  'name.ar': (text) => parseLine(text, LONGEST.name),
  sku: parseCode,
  gtin: parseCode,
  regularMinor: parseMoney,
  saleMinor: parseMoney,
  stock: parseStock,
  weightKg: (text) => parseNumber(text, { decimals: 3, most: MOST_KG }),
  status: parseStatus,
};

/** Parses a typed or pasted cell. */
export function parseCell(text: string, column: ColumnId, names: StatusNames): ParsedCell {
  return PARSERS[column](text, names);
}
