import type { Localized } from '#kernel/language.ts';

/** An attribute as stored with a product; a variation has only its own value. */
export type StoredAttribute = {
  slug: string;
  name: string;
  values: { slug: string; name: string }[];
  visible: boolean;
  global: boolean;
  default: string;
};

/** The columns of a product that the file has. Prices in fils, timestamps in UTC as ISO text. */
export type ImportedProduct = Partial<{
  type: 'simple' | 'variable' | 'variation' | 'grouped' | 'external';
  class: 'tobacco' | 'device' | 'accessory' | 'other';
  gtin: string;
  name: Localized;
  short_description: Localized;
  description: Localized;
  status: 'published' | 'private' | 'draft';
  visibility: 'visible' | 'catalog' | 'search' | 'hidden';
  is_featured: boolean;
  is_virtual: boolean;
  is_downloadable: boolean;
  regular_price_minor: number | null;
  sale_price_minor: number | null;
  sale_starts_at: string | null;
  sale_ends_at: string | null;
  tax_status: 'taxable' | 'shipping' | 'none';
  tax_class: string;
  manages_stock: boolean;
  stock_status: 'instock' | 'outofstock' | 'onbackorder';
  backorders: 'no' | 'notify' | 'yes';
  low_stock_amount: number | null;
  is_sold_individually: boolean;
  weight_kg: string | null;
  length_cm: string | null;
  width_cm: string | null;
  height_cm: string | null;
  allows_reviews: boolean;
  purchase_note: Localized;
  shipping_class: string;
  external_url: string;
  button_text: Localized;
  download_limit: number | null;
  download_expiry_days: number | null;
  downloads: { id: string; name: string; url: string }[];
  attributes: StoredAttribute[];
  meta: Record<string, string>;
  position: number;
  total_sales: number;
}>;

/** Rows related to a product in other tables. */
export type ImportedLinks = Partial<{
  stock: number | null;
  categories: string[][];
  tags: string[];
  images: string[];
  upsell: string[];
  cross_sell: string[];
  grouped: string[];
  bundle: { ref: string; quantity: number }[];
  /** Default variations of the bundle's parts. */
  bundle_defaults: string[];
  swatches: { attribute: string; term: string; hex: string }[];
}>;

export type ImportedRow = {
  line: number;
  sku: string | null;
  wantedId: number | null;
  slug: string;
  /** SKU or `id:NN` of the parent; empty for none. */
  parent: string;
  product: ImportedProduct;
  links: ImportedLinks;
};
