import type { ProductCard } from '#shop/listing';
import type { NextStep } from '#views/cart-page/empty-cart.tsx';
import type { PersonalPlace } from '../../place.ts';

const MOST_CARDS = 4;

function canBeBought({ stock, isPurchasable }: ProductCard): boolean {
  return isPurchasable && stock !== 'outofstock';
}

/** Suggestions for an empty cart: recently viewed products, sticks for the shopper's device, bestsellers. */
export async function loadNextSteps({ shop, language, now, visitor }: PersonalPlace): Promise<NextStep> {
  const { device } = visitor.seen;
  const sticks = device === null ? [] : await shop.catalogue.fit.fitting(device);
  const [recent, fitting, others] = await Promise.all([
    shop.listing.findCards(visitor.seen.recent.slice(0, MOST_CARDS), language, now),
    shop.listing.findCards(sticks, language, now),
    shop.listing.popular({ language, limit: 2 * MOST_CARDS }),
  ]);
  const isOwnDevice = fitting.some(({ fits }) => device !== null && fits.includes(device));
  const shown = new Set(recent.map(({ id }) => id));
  return {
    recent,
    fitting: isOwnDevice ? fitting.filter(canBeBought).slice(0, MOST_CARDS) : [],
    popular: others.filter(({ id }) => !shown.has(id)).slice(0, MOST_CARDS),
  };
}
