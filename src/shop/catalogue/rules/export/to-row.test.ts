import { expect, it } from 'vitest';
import { readRow } from '../import/read-row.ts';
import { type ExportedProduct, toRow } from './to-row.ts';

const ZONE = 'Asia/Dubai';
const shape = { attributes: 1, downloads: 1, metas: ['_jamra_badge'], zone: ZONE };

const product: ExportedProduct = {
  id: 7,
  type: 'simple',
  class: 'accessory',
  sku: 'ACC-ONE',
  gtin: '',
  name: { en: '=Case', ar: 'علبة' },
  short_description: { en: 'One\nTwo' },
  description: { en: '' },
  purchase_note: { en: '' },
  button_text: { en: '' },
  status: 'draft',
  visibility: 'visible',
  is_featured: false,
  is_virtual: true,
  is_downloadable: false,
  is_sold_individually: false,
  allows_reviews: true,
  manages_stock: true,
  regular_price_minor: 39905,
  sale_price_minor: null,
  sale_starts_at: new Date('2026-11-19T20:00:00Z'),
  sale_ends_at: new Date('2026-12-05T19:59:59.999Z'),
  tax_status: 'taxable',
  tax_class: '',
  stock_status: 'instock',
  quantity: 3,
  low_stock_amount: null,
  backorders: 'notify',
  weight_kg: '0.150',
  length_cm: null,
  width_cm: null,
  height_cm: null,
  shipping_class: '',
  external_url: '',
  download_limit: null,
  download_expiry_days: null,
  position: 2,
  total_sales: 9,
  attributes: [
    {
      slug: 'size',
      name: 'Size',
      values: [{ slug: 'a-b', name: 'A, B' }],
      visible: true,
      global: false,
      default: 'a-b',
    },
  ],
  downloads: [],
  meta: { _jamra_badge: 'new' },
  parent: '',
  categories: [['Accessories', 'Cases, bags'], ['Gifts']],
  tags: ['one', 'two, three'],
  images: ['a/b.jpg'],
  links: [
    { kind: 'upsell', ref: 'id:3' },
    { kind: 'cross_sell', ref: 'ORV' },
  ],
  parts: [{ ref: 'ORV', quantity: 2, default: 'ORV-SAGE' }],
};

it('BO-04 writes a product in WooCommerce’s columns', () => {
  expect(toRow(product, shape)).toMatchObject({
    Type: 'simple, virtual',
    Name: "'=Case",
    Published: '-1',
    'Short description': 'One\\nTwo',
    'Date sale price starts': '2026-11-20 00:00:00',
    'Date sale price ends': '2026-12-05',
    'Regular price': '399.05',
    'Sale price': '',
    Stock: '3',
    'Backorders allowed?': 'notify',
    Categories: 'Accessories > Cases\\, bags, Gifts',
    Tags: 'one, two\\, three',
    Upsells: 'id:3',
    'Cross-sells': 'ORV',
    'Attribute 1 value(s)': 'A\\, B',
    'Attribute 1 default': 'A, B',
    'Meta: _jamra_badge': 'new',
    'Meta: _jamra_name_ar': 'علبة',
    'Meta: _jamra_class': 'accessory',
    'Meta: _jamra_bundle_items': 'ORV x2',
    'Meta: _jamra_bundle_defaults': 'ORV-SAGE',
    'Meta: total_sales': '9',
  });
});

it('BO-04 writes what the import reads', () => {
  const entries = Object.entries(toRow(product, shape));
  const { row, refused } = readRow({
    line: 2,
    zone: ZONE,
    cells: Object.fromEntries(entries.map(([name, cell]) => [name.toLowerCase(), cell])),
    headers: Object.fromEntries(entries.map(([name]) => [name.toLowerCase(), name])),
  });
  expect(refused).toEqual([]);
  expect(row).toMatchObject({ sku: 'ACC-ONE', wantedId: 7, parent: '' });
  expect(row.product).toMatchObject({
    name: product.name,
    short_description: product.short_description,
    regular_price_minor: 39905,
    sale_ends_at: '2026-12-05T19:59:59.999Z',
    attributes: product.attributes,
    class: 'accessory',
    weight_kg: '0.150',
  });
  expect(row.links).toMatchObject({ stock: 3, categories: product.categories, tags: product.tags });
  expect(row.links.bundle).toEqual([{ ref: 'ORV', quantity: 2 }]);
  expect(row.links.bundle_defaults).toEqual(['ORV-SAGE']);
});
