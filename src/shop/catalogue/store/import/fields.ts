import type { ImportFieldKind } from '#kernel/data-transfer/table-import.ts';

/** A comparable column of `product`: its type and kind of field. */
type Column = Readonly<{ type: string; kind: ImportFieldKind }>;

const text = (kind: ImportFieldKind): Column => ({ type: 'text', kind });
const json = (kind: ImportFieldKind): Column => ({ type: 'jsonb', kind });
const flag = (kind: ImportFieldKind): Column => ({ type: 'boolean', kind });
const whole = (kind: ImportFieldKind): Column => ({ type: 'integer', kind });
const moment = (kind: ImportFieldKind): Column => ({ type: 'timestamptz', kind });
const size: Column = { type: 'numeric', kind: 'details' };

/**
 * The columns that an import compares with the shop. Their order is that of `product_import.state`: append new
 * ones. `stock_status` and `total_sales` change automatically and are not compared.
 */
export const COMPARED_COLUMNS: Readonly<Record<string, Column>> = {
  name: json('texts'),
  short_description: json('texts'),
  description: json('texts'),
  purchase_note: json('texts'),
  button_text: json('texts'),
  external_url: text('texts'),
  regular_price_minor: whole('prices'),
  sale_price_minor: whole('prices'),
  sale_starts_at: moment('prices'),
  sale_ends_at: moment('prices'),
  tax_status: text('prices'),
  tax_class: text('prices'),
  status: text('status'),
  visibility: text('status'),
  is_featured: flag('status'),
  allows_reviews: flag('status'),
  position: whole('status'),
  manages_stock: flag('stock'),
  backorders: text('stock'),
  low_stock_amount: whole('stock'),
  is_sold_individually: flag('stock'),
  class: text('placing'),
  attributes: json('placing'),
  gtin: text('details'),
  is_virtual: flag('details'),
  is_downloadable: flag('details'),
  weight_kg: size,
  length_cm: size,
  width_cm: size,
  height_cm: size,
  shipping_class: text('details'),
  download_limit: whole('details'),
  download_expiry_days: whole('details'),
  downloads: json('details'),
  meta: json('details'),
};

/** Related rows that are compared as a whole; after the columns in `product_import.state`. */
export const COMPARED_LINKS = {
  categories: { table: 'product_category', column: 'category_id', kind: 'placing' },
  tags: { table: 'product_tag', column: 'tag_id', kind: 'placing' },
  images: { table: 'product_image', column: 'media_id', kind: 'pictures' },
} as const satisfies Readonly<Record<string, { table: string; column: string; kind: ImportFieldKind }>>;

/** Relations to other products; after the links in `product_import.state`. */
export const COMPARED_RELATIONS = ['upsell', 'cross_sell', 'grouped', 'bundle'] as const;

export const COMPARED_FIELDS: readonly string[] = [
  ...Object.keys(COMPARED_COLUMNS),
  ...Object.keys(COMPARED_LINKS),
  ...COMPARED_RELATIONS,
];

/** @returns the kind of a compared field */
export function kindOfField(field: string): ImportFieldKind {
  const links: Readonly<Record<string, { kind: ImportFieldKind }>> = COMPARED_LINKS;
  if (COMPARED_RELATIONS.some((one) => one === field)) return 'placing';
  return COMPARED_COLUMNS[field]?.kind ?? links[field]?.kind ?? 'details';
}

/** @returns the compared fields of some kinds */
export function fieldsOf(kinds: readonly ImportFieldKind[]): string[] {
  return COMPARED_FIELDS.filter((field) => kinds.includes(kindOfField(field)));
}
