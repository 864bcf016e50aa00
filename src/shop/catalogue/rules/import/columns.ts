import {
  type Cell,
  inEnglish,
  parseBoolean,
  parseBundle,
  parseCategoryPaths,
  parseChoice,
  parseMeasure,
  parseMoment,
  parsePriceCell,
  parseReferences,
  parseText,
  parseWebAddress,
  parseWhole,
  splitList,
} from './cells.ts';
import type { ImportedLinks, ImportedProduct } from './imported-row.ts';

/** Cells by lower-case header. */
export type Cells = Readonly<Record<string, string>>;
/** Reports a refused cell by its lower-case header. */
export type Refuse = (header: string, reason: string) => void;
type Reader<T> = (text: string) => Cell<T>;
type Readers<T> = { [K in keyof T]?: { header: string; read: Reader<NonNullable<T[K]> | null> } };

/** Prefix of columns that are stored as meta data. */
export const META = 'meta: ';
const text: Reader<string> = (cell) => ({ ok: true, value: parseText(cell) });
const localized: Reader<{ en: string }> = (cell) => ({ ok: true, value: inEnglish(parseText(cell)) });
const list: Reader<string[]> = (cell) => ({ ok: true, value: splitList(cell) });
const boolean = parseBoolean;

function filled(read: Reader<number | null>): Reader<number> {
  return (cell) => {
    const parsed = read(cell);
    return parsed.ok ? { ok: true, value: parsed.value ?? 0 } : parsed;
  };
}

const published = parseChoice({
  '1': 'published',
  '0': 'private',
  '-1': 'draft',
  '': 'published',
  yes: 'published',
  true: 'published',
  no: 'private',
  false: 'private',
} as const);
const visibility = parseChoice({
  visible: 'visible',
  catalog: 'catalog',
  search: 'search',
  hidden: 'hidden',
  '': 'visible',
} as const);
const taxStatus = parseChoice({
  taxable: 'taxable',
  shipping: 'shipping',
  none: 'none',
  '': 'taxable',
} as const);
const backorders = parseChoice({
  '0': 'no',
  no: 'no',
  false: 'no',
  '': 'no',
  '1': 'yes',
  yes: 'yes',
  true: 'yes',
  notify: 'notify',
} as const);
const stockStatus = parseChoice({
  '1': 'instock',
  yes: 'instock',
  true: 'instock',
  instock: 'instock',
  '': 'instock',
  '0': 'outofstock',
  no: 'outofstock',
  false: 'outofstock',
  outofstock: 'outofstock',
  backorder: 'onbackorder',
  onbackorder: 'onbackorder',
} as const);

/** By header: the column to fill and its parser. */
export function productReaders(zone: string): Readers<ImportedProduct> {
  return {
    gtin: { header: 'gtin, upc, ean, or isbn', read: text },
    name: { header: 'name', read: localized },
    short_description: { header: 'short description', read: localized },
    description: { header: 'description', read: localized },
    status: { header: 'published', read: published },
    visibility: { header: 'visibility in catalog', read: visibility },
    is_featured: { header: 'is featured?', read: boolean },
    regular_price_minor: { header: 'regular price', read: parsePriceCell },
    sale_price_minor: { header: 'sale price', read: parsePriceCell },
    sale_starts_at: { header: 'date sale price starts', read: (cell) => parseMoment(cell, zone, 'start') },
    sale_ends_at: { header: 'date sale price ends', read: (cell) => parseMoment(cell, zone, 'end') },
    tax_status: { header: 'tax status', read: taxStatus },
    tax_class: { header: 'tax class', read: text },
    stock_status: { header: 'in stock?', read: stockStatus },
    backorders: { header: 'backorders allowed?', read: backorders },
    low_stock_amount: { header: 'low stock amount', read: parseWhole },
    is_sold_individually: { header: 'sold individually?', read: boolean },
    weight_kg: { header: 'weight (kg)', read: parseMeasure },
    length_cm: { header: 'length (cm)', read: parseMeasure },
    width_cm: { header: 'width (cm)', read: parseMeasure },
    height_cm: { header: 'height (cm)', read: parseMeasure },
    allows_reviews: { header: 'allow customer reviews?', read: boolean },
    purchase_note: { header: 'purchase note', read: localized },
    shipping_class: { header: 'shipping class', read: text },
    external_url: { header: 'external url', read: parseWebAddress },
    button_text: { header: 'button text', read: localized },
    download_limit: { header: 'download limit', read: parseWhole },
    download_expiry_days: { header: 'download expiry days', read: parseWhole },
    position: { header: 'position', read: filled(parseWhole) },
    total_sales: { header: 'meta: total_sales', read: filled(parseWhole) },
  };
}

/** The same for related rows. */
export const linkReaders: Readers<ImportedLinks> = {
  stock: { header: 'stock', read: parseWhole },
  categories: { header: 'categories', read: (cell) => ({ ok: true, value: parseCategoryPaths(cell) }) },
  tags: { header: 'tags', read: list },
  images: { header: 'images', read: list },
  upsell: { header: 'upsells', read: list },
  cross_sell: { header: 'cross-sells', read: list },
  grouped: { header: 'grouped products', read: list },
  bundle: { header: 'meta: _jamra_bundle_items', read: parseBundle },
  bundle_defaults: { header: 'meta: _jamra_bundle_defaults', read: parseReferences },
};

const SINGLE_HEADERS = new Set(
  [...Object.values(productReaders('UTC')), ...Object.values(linkReaders)].flatMap(
    (reader) => reader?.header ?? [],
  ),
);

/** @returns whether the import knows a column, by lower-case header */
export function isKnownHeader(header: string): boolean {
  return (
    SINGLE_HEADERS.has(header) ||
    ['id', 'type', 'sku', 'parent'].includes(header) ||
    header.startsWith(META) ||
    /^(attribute|download) \d+ /.test(header)
  );
}

/** Parses all cells that have a column; reports refused ones. */
export function readAll<T>(readers: Readers<T>, cells: Cells, refuse: Refuse): Partial<T> {
  const read: Partial<T> = {};
  for (const key in readers) {
    const reader = readers[key];
    const cell = reader === undefined ? undefined : cells[reader.header];
    if (reader === undefined || cell === undefined) continue;
    const parsed = reader.read(cell);
    if (parsed.ok) read[key] = parsed.value as T[typeof key];
    else refuse(reader.header, parsed.reason);
  }
  return read;
}
