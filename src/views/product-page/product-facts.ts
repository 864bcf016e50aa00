import type { Money } from '#kernel/money.ts';
import type { Dimensions } from '#shop/catalogue';
import type { ProductCard } from '#shop/listing';
import type { Picture } from '#shop/media';
import type { ReviewSummary } from '#shop/reviews';
import type { Crumb } from '../breadcrumb/breadcrumb.tsx';
import type { ReviewFormFacts } from '../reviews/review-facts.ts';
import type { GalleryFacts } from './gallery.tsx';

/** A choice of one attribute, e.g. a colour, as the page prints it. */
export type ChoiceValue = { slug: string; name: string; swatchHex: string | null; isAvailable: boolean };
export type Choice = { slug: string; name: string; values: readonly ChoiceValue[]; chosen: string };

/** One variation, as far as the page shows it. */
export type VariationFacts = {
  id: number;
  options: Readonly<Record<string, string>>;
  price: { now: Money; was: Money | null } | null;
  sku: string;
  /** Trade item number, empty for none. */
  gtin: string;
  stock: StockFacts;
  /** Most that can be bought at once, null for no bound. */
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

/** One product of a group: its card, its shelf, and the most of it that one order may hold. */
export type GroupedRow = { card: ProductCard; stock: StockFacts | null; max: number | null };

/** A variation that a shopper may choose of a bundle's part. */
export type PartChoice = {
  id: number;
  name: string;
  swatchHex: string | null;
  isAvailable: boolean;
  /** Address of its picture, which the gallery shows; empty for none. */
  pictureFile: string;
};

/** One part of a bundle; `price` is of one piece bought apart. */
export type BundleRow = {
  partId: number;
  name: string;
  quantity: number;
  path: string;
  picture: Picture | null;
  price: Money | null;
  /** Null for a part without a choice. */
  choice: { field: string; label: string; values: readonly PartChoice[]; chosenId: number | null } | null;
};

/** What the shop promises beside the button. */
export type PromiseFacts = {
  /** When it arrives, by zone; empty: only that the shop delivers; null: nothing is said. */
  delivery: readonly { zone: string; arrivesOn: Date; inDays: number; freeFrom: Money | null }[] | null;
  returns: { title: string; text: string } | null;
  /** What a buyer should know. */
  note: string;
};

/** Everything a product's page prints, in one language and at one moment. */
export type ProductFacts = {
  id: number;
  type: 'simple' | 'variable' | 'grouped' | 'external';
  class: 'tobacco' | 'device' | 'accessory' | 'other';
  path: string;
  name: string;
  brand: string;
  brandPath: string;
  /** HTML of the excerpt: the list of specifications. */
  excerpt: string;
  /** One sentence under the title, where the excerpt is a list. */
  lead: string;
  /** HTML. */
  description: string;
  /** The first sentence, for search engines. */
  summary: string;
  pictures: readonly Picture[];
  /** The chosen variation's picture, which stands on the stage first. */
  shown: Picture | null;
  gallery: GalleryFacts;
  /** Text of the label, e.g. 'Limited'. */
  badge: string;
  price: { now: Money; was: Money | null; isFrom: boolean } | null;
  sku: string;
  /** The same while no variation is chosen. */
  ownPrice: { now: Money; was: Money | null; isFrom: boolean } | null;
  ownSku: string;
  /** Trade item number, empty for none. */
  gtin: string;
  stock: StockFacts;
  /** Announced, not sold yet: nothing of it has a price. */
  isComing: boolean;
  choices: readonly Choice[];
  variations: readonly VariationFacts[];
  /** The variation that stands on the page now. */
  variationId: number | null;
  isSoldIndividually: boolean;
  /** How the table of restrictions has it sold; null for as any other. */
  selling: { mode: 'collect' | 'catalogue' | 'adults'; words: string } | null;
  isVirtual: boolean;
  maximum: number | null;
  grouped: readonly GroupedRow[];
  parts: readonly BundleRow[];
  /** What the parts cost bought apart; null where the bundle costs no less. `saved` is null where nothing may be praised. */
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
  /** Null: it takes no reviews. */
  reviewForm: ReviewFormFacts | null;
  /** The review that this visitor has just found helpful. */
  helpedReviewId: number | null;
  fitting: { sticks: string; path: string; cards: readonly ProductCard[] } | null;
  related: readonly ProductCard[];
};
