import type { ProductCard } from '#shop/listing/product-card.ts';
import { localized } from '../../fields/nested.ts';
import { text } from '../../fields/text.ts';
import { number } from '../../fields/values.ts';

const COUNT_MAX = 12;

/** Without a heading the shop's default one is shown. */
export const fields = {
  heading: localized(text()),
  count: number({ min: 1, max: COUNT_MAX, initial: 4 }),
};

/** What the loader adds. */
export type BestSellersData = { cards: readonly ProductCard[] };
