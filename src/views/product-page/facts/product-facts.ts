import type { Emirate } from '#kernel/address/emirate.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Dimensions } from '#shop/catalogue';
import type { ExpressOffer } from '#shop/checkout';
import type { ProductCard } from '#shop/listing';
import type { Picture } from '#shop/media';
import type { ReviewSummary } from '#shop/reviews';
import type { Crumb } from '../../breadcrumb/breadcrumb.tsx';
import type { ReviewFormFacts } from '../../reviews/review-facts.ts';
import type { GalleryFacts } from '../gallery.tsx';

/** One value of an option, e.g. a colour; `shown` is its name as chips show it: the amount of a gift card has its sign. */
export type ChoiceValue = {
  slug: string;
  name: string;
  shown: string;
  swatchHex: string | null;
  isAvailable: boolean;
};
export type Choice = { slug: string; name: string; values: readonly ChoiceValue[]; chosen: string };

/** A variation as the page shows it. */
export type VariationFacts = {
  id: number;
  options: Readonly<Record<string, string>>;
  price: { now: Money; was: Money | null } | null;
  sku: string;
  /** GTIN; empty for none. */
  gtin: string;
  stock: StockFacts;
  /** Maximum quantity; null for no limit. */
  maximum: number | null;
  picture: Picture | null;
  imageId: number | null;
  /** HTML. */
  description: string;
  allowsBackorders: boolean;
  isVirtual: boolean;
  isDownloadable: boolean;
  isSoldIndividually: boolean;
  weightKg: number | null;
  /** Centimetres. */
  dimensions: Dimensions | null;
};

export type StockFacts = {
  status: 'instock' | 'outofstock' | 'onbackorder';
  left: number | null;
  isLow: boolean;
};

/** A product of a group: card, stock, and maximum per order. */
export type GroupedRow = { card: ProductCard; stock: StockFacts | null; max: number | null };

/** A selectable variation of a bundle part. */
export type PartChoice = {
  id: number;
  name: string;
  swatchHex: string | null;
  isAvailable: boolean;
  /** The picture the gallery shows; empty for none. */
  pictureFile: string;
};

/** A part of a bundle; `price` is per piece, bought separately. */
export type BundleRow = {
  partId: number;
  name: string;
  quantity: number;
  path: string;
  picture: Picture | null;
  price: Money | null;
  /** Null for a part without options. */
  choice: { field: string; label: string; values: readonly PartChoice[]; chosenId: number | null } | null;
};

/** The promises beside the button. */
export type PromiseFacts = {
  /** Delivery day by zone; empty: delivery without a day; null: nothing is shown. */
  delivery:
    | readonly {
        zone: string;
        emirates: readonly Emirate[];
        arrivesOn: Date;
        inDays: number;
        /** Orders placed before arrive on that day; null where it is not known. */
        orderBy: Date | null;
        freeFrom: Money | null;
      }[]
    | null;
  returns: { title: string; text: string } | null;
  /** Additional note. */
  note: string;
};

/** Everything a product page shows, in one language at one moment. */
export type ProductFacts = {
  id: number;
  type: 'simple' | 'variable' | 'grouped' | 'external';
  class: 'tobacco' | 'device' | 'accessory' | 'other';
  path: string;
  name: string;
  brand: string;
  brandPath: string;
  /** HTML of the excerpt: the specifications. */
  excerpt: string;
  /** One sentence under the title when the excerpt is a list. */
  lead: string;
  /** HTML. */
  description: string;
  /** The first sentence, for search engines. */
  summary: string;
  pictures: readonly Picture[];
  /** The chosen variation's picture, shown first. */
  shown: Picture | null;
  gallery: GalleryFacts;
  /** Text of the badge, e.g. 'Limited'. */
  badge: string;
  price: { now: Money; was: Money | null; isFrom: boolean } | null;
  sku: string;
  /** The price without a chosen variation. */
  ownPrice: { now: Money; was: Money | null; isFrom: boolean } | null;
  ownSku: string;
  /** GTIN; empty for none. */
  gtin: string;
  stock: StockFacts;
  /** Announced and without a price. */
  isComing: boolean;
  choices: readonly Choice[];
  variations: readonly VariationFacts[];
  /** The chosen variation. */
  variationId: number | null;
  isSoldIndividually: boolean;
  /** The intervals of a subscription, in weeks; empty for a product that is ordered once. */
  planWeeks: readonly number[];
  /** The wallet's button above Add to cart; null where the form has none. */
  express: ExpressOffer | null;
  /** A sales restriction; null for none. */
  selling: { mode: 'collect' | 'catalogue' | 'adults'; words: string } | null;
  isVirtual: boolean;
  isGiftCard: boolean;
  maximum: number | null;
  grouped: readonly GroupedRow[];
  parts: readonly BundleRow[];
  /**
   * The price of the parts bought separately; null when the bundle is not cheaper. `saved` is null when savings
   * may not be advertised.
   */
  saving: { apart: Money; saved: Money | null } | null;
  promises: PromiseFacts;
  isTaxed: boolean;
  external: { url: string; buttonText: string } | null;
  warning: string;
  warrantyMonths: number | null;
  attributes: readonly { name: string; values: string }[];
  measures: readonly { name: 'weight' | 'dimensions'; value: string }[];
  categories: readonly { name: string; path: string }[];
  tags: readonly string[];
  crumbs: readonly Crumb[];
  reviews: ReviewSummary;
  /** Null: reviews are closed. */
  reviewForm: ReviewFormFacts | null;
  /** False: reviews are closed, there are none, and nobody was refused one. */
  showsReviews: boolean;
  /** The review this visitor just voted for. */
  helpedReviewId: number | null;
  fitting: { sticks: string; path: string; cards: readonly ProductCard[] } | null;
  related: readonly ProductCard[];
  /** Devices that take this stick; empty for other products. */
  fits: readonly ProductId[];
};
