import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import { findEntry } from '#kernel/find-entry.ts';
import type { Localized } from '#kernel/language.ts';
import { guardCell } from '#kernel/text/formula-cell.ts';
import type { StoredAttribute } from '../import/imported-row.ts';

/** A product with its related rows. */
export type ExportedProduct = {
  id: number;
  type: string;
  class: string;
  sku: string | null;
  gtin: string;
  name: Localized;
  short_description: Localized;
  description: Localized;
  purchase_note: Localized;
  button_text: Localized;
  status: string;
  visibility: string;
  is_featured: boolean;
  is_virtual: boolean;
  is_downloadable: boolean;
  is_sold_individually: boolean;
  allows_reviews: boolean;
  manages_stock: boolean;
  regular_price_minor: number | null;
  sale_price_minor: number | null;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
  tax_status: string;
  tax_class: string;
  stock_status: string;
  quantity: number | null;
  low_stock_amount: number | null;
  backorders: string;
  weight_kg: string | null;
  length_cm: string | null;
  width_cm: string | null;
  height_cm: string | null;
  shipping_class: string;
  external_url: string;
  download_limit: number | null;
  download_expiry_days: number | null;
  position: number;
  total_sales: number;
  attributes: readonly StoredAttribute[];
  downloads: readonly { id: string; name: string; url: string }[];
  meta: Readonly<Record<string, string>>;
  /** SKU or `id:NN` of the parent; empty for none. */
  parent: string;
  /** Names from the root down. */
  categories: readonly (readonly string[])[];
  tags: readonly string[];
  images: readonly string[];
  links: readonly { kind: string; ref: string }[];
  /** `default`: the default variation of a variable part. */
  parts: readonly { ref: string; quantity: number; default: string | null }[];
};

/** The number of numbered columns, and the meta columns. */
export type ExportShape = { attributes: number; downloads: number; metas: readonly string[]; zone: string };

type Row = Record<string, string>;

const PUBLISHED: Readonly<Record<string, string>> = {
  published: '1',
  private: '0',
  draft: '-1',
  archived: '-1',
};
const IN_STOCK: Readonly<Record<string, string>> = {
  instock: '1',
  outofstock: '0',
  onbackorder: 'backorder',
};
const BACKORDERS: Readonly<Record<string, string>> = { no: '0', yes: '1', notify: 'notify' };
const OWN_METAS = [
  '_jamra_name_ar',
  '_jamra_short_description_ar',
  '_jamra_description_ar',
  '_jamra_class',
  '_jamra_bundle_items',
  '_jamra_bundle_defaults',
  'total_sales',
];

function flag(is: boolean): string {
  return is ? '1' : '0';
}

function number(value: number | string | null): string {
  return value === null ? '' : String(value);
}

function price(minor: number | null): string {
  return minor === null ? '' : (minor / 100).toFixed(2);
}

/** Guards a text that a spreadsheet would run as a formula; the import removes the apostrophe. */
function text(value: string): string {
  return guardCell(value).replaceAll('\r\n', '\n').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
}

function list(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(',', '\\,')).join(', ');
}

function moment(at: Date | null, zone: string): string {
  return at === null ? '' : format(at, 'yyyy-MM-dd HH:mm:ss', { in: tz(zone) });
}

/** A sale that ends with a day is written as that day. */
function lastMoment(at: Date | null, zone: string): string {
  if (at === null) return '';
  const isWholeDay = format(at, 'HH:mm:ss.SSS', { in: tz(zone) }) === '23:59:59.999';
  return isWholeDay ? format(at, 'yyyy-MM-dd', { in: tz(zone) }) : moment(at, zone);
}

function typeOf({ type, is_virtual, is_downloadable }: ExportedProduct): string {
  return [type, is_virtual ? 'virtual' : '', is_downloadable ? 'downloadable' : '']
    .filter(Boolean)
    .join(', ');
}

function wordsAndSale(product: ExportedProduct, zone: string): Row {
  return {
    ID: String(product.id),
    Type: typeOf(product),
    SKU: text(product.sku ?? ''),
    'GTIN, UPC, EAN, or ISBN': text(product.gtin),
    Name: text(product.name.en),
    Published: PUBLISHED[product.status] ?? '',
    'Is featured?': flag(product.is_featured),
    'Visibility in catalog': product.visibility,
    'Short description': text(product.short_description.en),
    Description: text(product.description.en),
    'Date sale price starts': moment(product.sale_starts_at, zone),
    'Date sale price ends': lastMoment(product.sale_ends_at, zone),
    'Tax status': product.tax_status,
    'Tax class': text(product.tax_class),
  };
}

function stockAndPrice(product: ExportedProduct): Row {
  return {
    'In stock?': IN_STOCK[product.stock_status] ?? '',
    Stock: product.manages_stock ? number(product.quantity ?? 0) : '',
    'Low stock amount': number(product.low_stock_amount),
    'Backorders allowed?': BACKORDERS[product.backorders] ?? '',
    'Sold individually?': flag(product.is_sold_individually),
    'Weight (kg)': number(product.weight_kg),
    'Length (cm)': number(product.length_cm),
    'Width (cm)': number(product.width_cm),
    'Height (cm)': number(product.height_cm),
    'Allow customer reviews?': flag(product.allows_reviews),
    'Purchase note': text(product.purchase_note.en),
    'Sale price': price(product.sale_price_minor),
    'Regular price': price(product.regular_price_minor),
  };
}

function surroundings(product: ExportedProduct): Row {
  const linked = (kind: string) =>
    list(product.links.filter((link) => link.kind === kind).map(({ ref }) => ref));
  return {
    Categories: list(product.categories.map((path) => path.join(' > '))),
    Tags: list(product.tags),
    'Shipping class': text(product.shipping_class),
    Images: list(product.images),
    'Download limit': number(product.download_limit),
    'Download expiry days': number(product.download_expiry_days),
    Parent: product.parent,
    'Grouped products': linked('grouped'),
    Upsells: linked('upsell'),
    'Cross-sells': linked('cross_sell'),
    'External URL': text(product.external_url),
    'Button text': text(product.button_text.en),
    Position: String(product.position),
  };
}

function downloadCells({ downloads }: ExportedProduct, count: number): Row {
  const row: Row = {};
  for (let index = 0; index < count; index += 1) {
    const download = downloads[index];
    row[`Download ${index + 1} ID`] = download?.id ?? '';
    row[`Download ${index + 1} name`] = download?.name ?? '';
    row[`Download ${index + 1} URL`] = download?.url ?? '';
  }
  return row;
}

function attributeCells(attribute: StoredAttribute | undefined): readonly [string, string][] {
  const initial = attribute?.values.find(({ slug }) => slug === attribute.default)?.name;
  return [
    ['name', attribute?.name ?? ''],
    ['value(s)', list(attribute?.values.map(({ name }) => name) ?? [])],
    ['visible', attribute === undefined ? '' : flag(attribute.visible)],
    ['global', attribute === undefined ? '' : flag(attribute.global)],
    ['default', initial ?? attribute?.default ?? ''],
  ];
}

function attributesOf({ attributes }: ExportedProduct, count: number): Row {
  const row: Row = {};
  for (let index = 0; index < count; index += 1) {
    for (const [part, cell] of attributeCells(attributes[index]))
      row[`Attribute ${index + 1} ${part}`] = cell;
  }
  return row;
}

function metaOf(product: ExportedProduct, metas: readonly string[]): Row {
  const columns: Row = {
    _jamra_name_ar: product.name.ar ?? '',
    _jamra_short_description_ar: product.short_description.ar ?? '',
    _jamra_description_ar: product.description.ar ?? '',
    _jamra_class: product.class,
    _jamra_bundle_items: product.parts.map(({ ref, quantity }) => `${ref} x${quantity}`).join(' | '),
    _jamra_bundle_defaults: product.parts.flatMap((part) => part.default ?? []).join(' | '),
    total_sales: String(product.total_sales),
  };
  const names = [...metas.filter((name) => !OWN_METAS.includes(name)), ...OWN_METAS];
  return Object.fromEntries(
    names.map((name) => [
      `Meta: ${name}`,
      text(findEntry(columns, name) ?? findEntry(product.meta, name) ?? ''),
    ]),
  );
}

/** Converts a product to a row of WooCommerce's product CSV; every row has all columns in the same order. */
export function toRow(product: ExportedProduct, shape: ExportShape): Row {
  const cells: Row = {
    ...wordsAndSale(product, shape.zone),
    ...stockAndPrice(product),
    ...surroundings(product),
    ...downloadCells(product, shape.downloads),
    ...attributesOf(product, shape.attributes),
    ...metaOf(product, shape.metas),
  };
  return Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, guardCell(cell)]));
}
