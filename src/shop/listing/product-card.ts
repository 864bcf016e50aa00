import type { ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Picture } from '#shop/media';

/** A product's stock status, in WooCommerce's words. */
export type StockStatus = 'instock' | 'outofstock' | 'onbackorder';

/** The price that a card shows at one moment; `null` means 'no price yet'. */
export type CardPrice = Readonly<{
  /** What is paid now; for several variations the lowest. */
  now: Money;
  /** The struck price beside it, when the shown variation is on sale. */
  was: Money | null;
  /** Set when variations differ: 'From …'. */
  isFrom: boolean;
}> | null;

/** A colour of the variations. */
export type CardSwatch = Readonly<{
  name: string;
  hex: string;
  /** What chooses it on the product's page; missing in rows that were written before it existed. */
  option?: Readonly<{ attribute: string; value: string }>;
  /** Of the first variation in this colour; null where the card cannot show one. */
  picture?: Picture | null;
}>;

/** The swatches that a card shows; of further colours it shows the number. */
export const SHOWN_SWATCHES = 5;

/** One product in a list, in one language, at one moment. */
export type ProductCard = Readonly<{
  id: ProductId;
  type: 'simple' | 'variable' | 'grouped' | 'external';
  class: 'tobacco' | 'device' | 'accessory' | 'other';
  sku: string;
  /** Address without language, `/product/orveta-duo/`. */
  address: string;
  name: string;
  brand: string;
  /** One short line under the name. */
  note: string;
  /** The number of sticks in a pack; null for other products. */
  sticksPerPack: number | null;
  picture: Picture | null;
  /** A second view for the hover, when there is one. */
  hoverPicture: Picture | null;
  price: CardPrice;
  /** Text of the label, e.g. 'New', 'Limited'; a sale's amount is printed from `price`. */
  badge: string;
  stock: StockStatus;
  isPurchasable: boolean;
  /** A bundle whose shopper chooses variations of its parts: its page is where that is done. */
  hasChoice: boolean;
  isVirtual: boolean;
  isFeatured: boolean;
  categorySlugs: readonly string[];
  tagSlugs: readonly string[];
  /** Colours of the variations, each once. */
  swatches: readonly CardSwatch[];
  /** 1 to 5 for sticks, null elsewhere. */
  intensity: number | null;
  rating: Readonly<{ average: number; count: number }>;
  /** Devices that take this stick; empty for other products. */
  fits: readonly ProductId[];
  /** Where an external product is sold, and the words on its button. */
  external: Readonly<{ url: string; buttonText: string }> | null;
}>;
