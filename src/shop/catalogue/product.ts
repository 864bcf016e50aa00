import type { CategoryId, ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { Media } from '#shop/media';

export type ProductType = 'simple' | 'variable' | 'variation' | 'grouped' | 'external';
/** What the restriction rules look at. */
export type ProductClass = 'tobacco' | 'device' | 'accessory' | 'other';
export type StockStatus = 'instock' | 'outofstock' | 'onbackorder';
export type Backorders = 'no' | 'notify' | 'yes';
export type Visibility = 'visible' | 'catalog' | 'search' | 'hidden';

/** Regular and sale price with the time the sale holds; open ends are null. */
export type PricePlan = Readonly<{
  regular: Money | null;
  sale: Money | null;
  saleStartsAt: Instant | null;
  saleEndsAt: Instant | null;
}>;

/** One attribute of a product: `values` in the order given; `isVariation` when variations differ by it. */
export type ProductAttribute = Readonly<{
  slug: string;
  name: Localized;
  values: readonly Readonly<{ slug: string; name: Localized; swatchHex: string | null }>[];
  isVisible: boolean;
  isGlobal: boolean;
  isVariation: boolean;
  /** Slug of the value chosen first; empty for none. */
  defaultValue: string;
}>;

/** What the shelf says of one sellable thing; `left` is null where stock is not counted. */
export type StockState = Readonly<{
  status: StockStatus;
  left: number | null;
  backorders: Backorders;
  lowStockAmount: number | null;
}>;

/** One variation of a variable product, e.g. a colour. */
export type Variation = Readonly<{
  id: ProductId;
  sku: string;
  gtin: string;
  name: Localized;
  description: Localized;
  prices: PricePlan;
  stock: StockState;
  /** attribute slug → value slug; an empty value stands for 'any'. */
  options: Readonly<Record<string, string>>;
  image: Media | null;
  isVirtual: boolean;
  isDownloadable: boolean;
  /** Null: as heavy as the product it is a variation of. */
  weightKg: number | null;
  /** Centimetres; null: as large as the product it is a variation of. */
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
  /** HTML, sanitised when it was written. */
  shortDescription: Localized;
  /** HTML, sanitised when it was written. */
  description: Localized;
  status: 'published' | 'private' | 'draft';
  visibility: Visibility;
  isFeatured: boolean;
  isVirtual: boolean;
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
  /** The sticks that a device takes, or the devices that take a stick. */
  fittingIds: readonly ProductId[];
  /** What a buyer should know, as plain words. */
  purchaseNote: Localized;
  externalUrl: string;
  buttonText: Localized;
  weightKg: number | null;
  dimensions: Dimensions | null;
  shippingClass: string;
  /** Columns `Meta: …` of the import, by their name without the prefix. */
  meta: Readonly<Record<string, string>>;
  /** What search engines are told; empty for name and description. */
  seo: Readonly<{ title: Localized; description: Localized }>;
  createdAt: Instant;
}>;

export type CategoryRef = Readonly<{
  id: CategoryId;
  slug: string;
  name: Localized;
  parentId: CategoryId | null;
}>;

/** A category in its tree. `path` is its address without language: below the sticks word or below `/category/`. */
export type Category = CategoryRef &
  Readonly<{
    description: Localized;
    image: Media | null;
    path: string;
    children: readonly Category[];
  }>;

/** A value that was chosen, in words. */
export type ChosenOption = Readonly<{
  slug: string;
  name: Localized;
  value: Localized;
  swatchHex: string | null;
}>;

/** Something that can stand for a part of a bundle: a simple product, or one variation. */
export type PartItem = Readonly<{
  productId: ProductId;
  sku: string;
  /** The parent's name for a variation. */
  name: Localized;
  options: readonly ChosenOption[];
  stock: StockState;
}>;

/** One part of a bundle. */
export type BundlePart = Readonly<{
  partId: ProductId;
  /** How many of it one bundle holds. */
  quantity: number;
  class: ProductClass;
  /** The part is a variable product: the shopper chooses among `items`. */
  isChoice: boolean;
  items: readonly PartItem[];
  /** The item that is chosen first; null where there is none. */
  defaultId: ProductId | null;
}>;

/** What was chosen of a part. */
export type ChosenPart = Readonly<{
  productId: ProductId;
  partId: ProductId;
  quantity: number;
  sku: string;
  name: Localized;
  options: readonly Omit<ChosenOption, 'swatchHex'>[];
}>;

/** A thing that can lie in a cart: a simple product, or a variation with its parent. */
export type Sellable = Readonly<{
  productId: ProductId;
  variationId: ProductId | null;
  type: ProductType;
  class: ProductClass;
  sku: string;
  /** The parent's name for a variation. */
  name: Localized;
  /** Address of the product page without language. */
  address: string;
  isVisible: boolean;
  isPublished: boolean;
  isVirtual: boolean;
  isSoldIndividually: boolean;
  /** Most of it that one order may hold, whatever the shelf says; null for no such bound. */
  maxPerOrder: number | null;
  prices: PricePlan;
  stock: StockState;
  isTaxable: boolean;
  /** The chosen options in words, e.g. Colour: Graphite. */
  options: readonly ChosenOption[];
  image: Media | null;
  categoryIds: readonly CategoryId[];
  shippingClass: string;
  /** Things whose stock is taken as well, per unit: a bundle's parts, each as it was chosen. */
  parts: readonly ChosenPart[];
  /** What the bundle is made of and what its shopper chooses of it; null for what is no bundle. */
  bundle: Readonly<{ ownStock: StockState; parts: readonly BundlePart[] }> | null;
  /** Devices that take it, when it is a stick. */
  fits: readonly ProductId[];
}>;
