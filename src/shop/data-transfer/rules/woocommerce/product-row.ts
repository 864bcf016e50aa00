import { findEntry } from '#kernel/find-entry.ts';
import { cell, type JsonObject, listed, named, toObject, toObjects } from './rest-values.ts';
import type { Names, TableRow } from './to-rows.ts';

const PUBLISHED: Readonly<Record<string, string>> = { publish: '1', private: '0' };
const DRAFT = '-1';

/** Private meta keys begin with an underscore; those this shop understands are kept. */
function isKeptMeta(key: string): boolean {
  return key !== '' && (!key.startsWith('_') || key.startsWith('_jamra_'));
}

function metaCells(one: JsonObject): TableRow {
  const stored = toObjects(one.meta_data).flatMap(({ key, value }): [string, string][] =>
    isKeptMeta(cell(key)) && cell(value) !== '' ? [[`Meta: ${cell(key)}`, cell(value)]] : [],
  );
  return Object.fromEntries(stored);
}

type Attributes = Readonly<{
  attributes: readonly JsonObject[];
  defaults: readonly JsonObject[];
  isVariation: boolean;
}>;

/** `Attribute 1 name`, `Attribute 1 value(s)` …; a variation has one value of each. */
function attributeCells({ attributes, defaults, isVariation }: Attributes): TableRow {
  return Object.fromEntries(
    attributes.flatMap((one, index): [string, string][] => {
      const cellName = (rest: string) => `Attribute ${index + 1} ${rest}`;
      const name = named(one.name);
      const initial = defaults.find((other) => named(other.name) === name);
      const options = Array.isArray(one.options) ? one.options.map(named) : [];
      return [
        [cellName('name'), name],
        [cellName('value(s)'), isVariation ? listed([named(one.option)]) : listed(options)],
        [cellName('visible'), isVariation ? '' : cell(one.visible)],
        [cellName('global'), cell(one.id) === '0' || cell(one.id) === '' ? '0' : '1'],
        [cellName('default'), named(initial?.option)],
      ];
    }),
  );
}

function references(value: unknown): string {
  return Array.isArray(value) ? value.map((id) => `id:${cell(id)}`).join(', ') : '';
}

/** Dimensions, stock and prices, common to products and variations. */
function commonCells(one: JsonObject): TableRow {
  const size = toObject(one.dimensions);
  return {
    ID: cell(one.id),
    SKU: cell(one.sku),
    'GTIN, UPC, EAN, or ISBN': cell(one.global_unique_id),
    Description: cell(one.description),
    'Date sale price starts': cell(one.date_on_sale_from).replace('T', ' '),
    'Date sale price ends': cell(one.date_on_sale_to).replace('T', ' '),
    'Tax status': cell(one.tax_status),
    'In stock?': cell(one.stock_status),
    Stock: one.manage_stock === true ? cell(one.stock_quantity) : '',
    'Low stock amount': cell(one.low_stock_amount),
    'Backorders allowed?': cell(one.backorders),
    'Weight (kg)': cell(one.weight),
    'Length (cm)': cell(size.length),
    'Width (cm)': cell(size.width),
    'Height (cm)': cell(size.height),
    'Sale price': cell(one.sale_price),
    'Regular price': cell(one.regular_price),
    Position: cell(one.menu_order),
    Published: findEntry(PUBLISHED, cell(one.status)) ?? DRAFT,
  };
}

function typeOf(one: JsonObject, type: string): string {
  const more = [one.virtual === true ? 'virtual' : '', one.downloadable === true ? 'downloadable' : ''];
  return [type, ...more].filter((word) => word !== '').join(', ');
}

/** A product in the format of WooCommerce's CSV. */
export function productRow(one: JsonObject, { categoryPaths }: Names): TableRow {
  const paths = toObjects(one.categories).map(({ id, name }) => categoryPaths.get(cell(id)) ?? named(name));
  return {
    ...commonCells(one),
    Type: typeOf(one, cell(one.type)),
    Name: named(one.name),
    'Is featured?': cell(one.featured),
    'Visibility in catalog': cell(one.catalog_visibility),
    'Short description': cell(one.short_description),
    'Tax class': cell(one.tax_class),
    'Sold individually?': cell(one.sold_individually),
    'Allow customer reviews?': cell(one.reviews_allowed),
    'Purchase note': cell(one.purchase_note),
    Categories: listed(paths),
    Tags: listed(toObjects(one.tags).map(({ name }) => named(name))),
    'Shipping class': cell(one.shipping_class),
    Images: toObjects(one.images)
      .map(({ src }) => cell(src))
      .join(', '),
    Parent: '',
    'Grouped products': references(one.grouped_products),
    Upsells: references(one.upsell_ids),
    'Cross-sells': references(one.cross_sell_ids),
    'External URL': cell(one.external_url),
    'Button text': named(one.button_text),
    'Meta: total_sales': cell(one.total_sales),
    ...attributeCells({
      attributes: toObjects(one.attributes),
      defaults: toObjects(one.default_attributes),
      isVariation: false,
    }),
    ...metaCells(one),
  };
}

/** A variation in the format of WooCommerce's CSV, after its product. */
export function variationRow(one: JsonObject, parent: JsonObject): TableRow {
  return {
    ...commonCells(one),
    Type: typeOf(one, 'variation'),
    Name: named(parent.name),
    'Visibility in catalog': 'visible',
    'Tax class': cell(one.tax_class) || 'parent',
    Images: cell(toObject(one.image).src),
    Parent: cell(parent.sku) || `id:${cell(parent.id)}`,
    ...attributeCells({ attributes: toObjects(one.attributes), defaults: [], isVariation: true }),
    ...metaCells(one),
  };
}
