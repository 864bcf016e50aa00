import { aed, type Money } from '#kernel/money.ts';
import type { Backorders, Dimensions, PricePlan, StockState, StockStatus } from '../product.ts';
import type { StoredAttribute } from './import/imported-row.ts';
import { stockState } from './stock.ts';

type PriceColumns = {
  regular_price_minor: number | null;
  sale_price_minor: number | null;
  sale_starts_at: Date | string | null;
  sale_ends_at: Date | string | null;
};

function money(minor: number | null): Money | null {
  return minor === null ? null : aed(minor);
}

function moment(value: Date | string | null): Date | null {
  return value === null ? null : new Date(value);
}

export function parsePricePlan(row: PriceColumns): PricePlan {
  return {
    regular: money(row.regular_price_minor),
    sale: money(row.sale_price_minor),
    saleStartsAt: moment(row.sale_starts_at),
    saleEndsAt: moment(row.sale_ends_at),
  };
}

type StockColumns = {
  manages_stock: boolean;
  stock_status: string;
  backorders: string;
  low_stock_amount: number | null;
  quantity: number | null;
};

export function parseStock(row: StockColumns): StockState {
  return stockState({
    managesStock: row.manages_stock,
    ownStatus: row.stock_status as StockStatus,
    backorders: row.backorders as Backorders,
    lowStockAmount: row.low_stock_amount,
    level: row.quantity,
  });
}

export function parseAttributes(value: unknown): StoredAttribute[] {
  return Array.isArray(value) ? (value as StoredAttribute[]) : [];
}

export function parseMeta(value: unknown): Record<string, string> {
  return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
}

/** The options of a variation: attribute slug to value slug, empty for 'any'. */
export function parseOptions(value: unknown): Record<string, string> {
  return Object.fromEntries(parseAttributes(value).map(({ slug, values }) => [slug, values[0]?.slug ?? '']));
}

/** A numeric column, which the database sends as text. */
export function parseNumber(value: string | number | null): number | null {
  return value === null ? null : Number(value);
}

type DimensionColumns = Record<'length_cm' | 'width_cm' | 'height_cm', string | number | null>;

/** Null unless all three are known. */
export function parseDimensions(row: DimensionColumns): Dimensions | null {
  const [length, width, height] = [row.length_cm, row.width_cm, row.height_cm].map(parseNumber);
  if (length == null || width == null || height == null) return null;
  return { length, width, height };
}
