import type { CategoryId, ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { Media } from '#shop/media';

export type ProductType = 'simple' | 'variable' | 'variation' | 'grouped' | 'external';
/** The class of a product, which sales restrictions refer to. */
export type ProductClass = 'tobacco' | 'device' | 'accessory' | 'other';
export type StockStatus = 'instock' | 'outofstock' | 'onbackorder';
export type Backorders = 'no' | 'notify' | 'yes';
export type Visibility = 'visible' | 'catalog' | 'search' | 'hidden';

/** Regular and sale price; null dates leave the sale open-ended. */
export type PricePlan = Readonly<{
  regular: Money | null;
  sale: Money | null;
  saleStartsAt: Instant | null;
  saleEndsAt: Instant | null;
}>;

/** An attribute: `values` in order; `isVariation` when variations differ by it. */
export type ProductAttribute = Readonly<{
  slug: string;
  name: Localized;
  values: readonly Readonly<{ slug: string; name: Localized; swatchHex: string | null }>[];
  isVisible: boolean;
  isGlobal: boolean;
  isVariation: boolean;
  /** Slug of the default value; empty for none. */
  defaultValue: string;
}>;

/** The stock of a product; `left` is null when it is not tracked. */
export type StockState = Readonly<{
  status: StockStatus;
  left: number | null;
  backorders: Backorders;
  lowStockAmount: number | null;
}>;

/** A variation, e.g. a colour. */
export type Variation = Readonly<{
  id: ProductId;
  sku: string;
  gtin: string;
  name: Localized;
  description: Localized;
  prices: PricePlan;
  stock: StockState;
  /** Attribute slug to value slug; an empty value means 'any'. */
  options: Readonly<Record<string, string>>;
  image: Media | null;
  isVirtual: boolean;
  isDownloadable: boolean;
  /** Null: the product's weight. */
  weightKg: number | null;
  /** Centimetres; null: the product's dimensions. */
  dimensions: Dimensions | null;
}>;

/** Centimetres. */
export type Dimensions = Readonly<{ length: number; width: number; height: number }>;

/** A product with everything its page shows. */
export type Product = Readonly<{
  id: ProductId;
  type: Exclude<ProductType, 'variation'>;
  class: ProductClass;
  slug: string;
  sku: string;
  gtin: string;
  name: Localized;
  /** Sanitised HTML. */
  shortDescription: Localized;
  /** Sanitised HTML. */
  description: Localized;
  status: 'published' | 'private' | 'draft';
  visibility: Visibility;
  isFeatured: boolean;
  isVirtual: boolean;
  isGiftCard: boolean;
  isSoldIndividually: boolean;
  allowsReviews: boolean;
  prices: PricePlan;
  stock: StockState;
  taxStatus: 'taxable' | 'shipping' | 'none';
  attributes: readonly ProductAttribute[];
  images: readonly Media[];
  categories: readonly CategoryRef[];
  tags: readonly Readonly<{ slug: string; name: Localized }>[];
  variations: readonly Variation[];
  groupedIds: readonly ProductId[];
  upsellIds: readonly ProductId[];
  crossSellIds: readonly ProductId[];
  bundleParts: readonly BundlePart[];
  /** The compatible sticks of a device, or devices of a stick. */
  fittingIds: readonly ProductId[];
  /** Plain text. */
  purchaseNote: Localized;
  externalUrl: string;
  buttonText: Localized;
  weightKg: number | null;
  dimensions: Dimensions | null;
  shippingClass: string;
  /** `Meta: …` columns of the import, without the prefix. */
  meta: Readonly<Record<string, string>>;
  /** Meta title and description; empty: name and description. */
  seo: Readonly<{ title: Localized; description: Localized }>;
  createdAt: Instant;
}>;

export type CategoryRef = Readonly<{
  id: CategoryId;
  slug: string;
  name: Localized;
  parentId: CategoryId | null;
}>;

/** A category in the tree. `path` is without language: below the sticks slug or `/category/`. */
export type Category = CategoryRef &
  Readonly<{
    description: Localized;
    /** Meta title and description; empty: name and description. */
    seo: Readonly<{ title: Localized; description: Localized }>;
    image: Media | null;
    path: string;
    children: readonly Category[];
  }>;

/** A chosen option, translated. */
export type ChosenOption = Readonly<{
  slug: string;
  name: Localized;
  value: Localized;
  swatchHex: string | null;
}>;

/** A candidate for a bundle part: a simple product or a variation. */
export type PartItem = Readonly<{
  productId: ProductId;
  sku: string;
  /** A variation has its parent's name. */
  name: Localized;
  options: readonly ChosenOption[];
  stock: StockState;
}>;

/** A part of a bundle. */
export type BundlePart = Readonly<{
  partId: ProductId;
  /** Quantity per bundle. */
  quantity: number;
  class: ProductClass;
  /** The part is a variable product: the shopper chooses among `items`. */
  isChoice: boolean;
  items: readonly PartItem[];
  /** The default item; null without one. */
  defaultId: ProductId | null;
}>;

/** A part with its chosen item. */
export type ChosenPart = Readonly<{
  productId: ProductId;
  partId: ProductId;
  quantity: number;
  sku: string;
  name: Localized;
  options: readonly Omit<ChosenOption, 'swatchHex'>[];
}>;

/** A product that can be added to a cart: a simple product, or a variation with its parent. */
export type Sellable = Readonly<{
  productId: ProductId;
  variationId: ProductId | null;
  type: ProductType;
  class: ProductClass;
  sku: string;
  /** A variation has its parent's name. */
  name: Localized;
  /** Path of the product page without language. */
  address: string;
  isVisible: boolean;
  isPublished: boolean;
  isVirtual: boolean;
  /** Sold with a recipient; see `shop/gift-cards`. */
  isGiftCard: boolean;
  isSoldIndividually: boolean;
  /** Maximum per order regardless of stock; null for none. */
  maxPerOrder: number | null;
  prices: PricePlan;
  stock: StockState;
  isTaxable: boolean;
  /** The chosen options, translated, e.g. Colour: Graphite. */
  options: readonly ChosenOption[];
  image: Media | null;
  categoryIds: readonly CategoryId[];
  shippingClass: string;
  /** The bundle's parts as chosen, per unit; their stock is taken too. */
  parts: readonly ChosenPart[];
  /** The parts and choices of a bundle; null for other products. */
  bundle: Readonly<{ ownStock: StockState; parts: readonly BundlePart[] }> | null;
  /** Compatible devices of a stick. */
  fits: readonly ProductId[];
}>;
