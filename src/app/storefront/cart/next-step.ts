import type { Shop } from '#composition/shop.ts';
import { type ProductId, parseProductId } from '#kernel/ids.ts';
import type { ProductCard } from '#shop/listing';
import type { NextStep } from '#views/cart-page/empty-cart.tsx';
import type { Visit } from '../../context.ts';

const MOST_CARDS = 4;

function idsIn(cookies: string, name: string): ProductId[] {
  const [, value = ''] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies) ?? [];
  return value
    .replaceAll(/%7c/gi, '|')
    .split('|')
    .flatMap((one) => parseProductId(one) ?? []);
}

function canBeBought({ stock, isPurchasable }: ProductCard): boolean {
  return isPurchasable && stock !== 'outofstock';
}

/** Suggestions for an empty cart: recently viewed products, sticks for the shopper's device, bestsellers. */
export async function loadNextSteps(shop: Shop, visit: Visit, cookies: string): Promise<NextStep> {
  const { language, now } = visit;
  const seen = idsIn(cookies, 'woocommerce_recently_viewed').toReversed().slice(0, MOST_CARDS);
  const [device] = idsIn(cookies, 'jamra_device');
  const sticks = device === undefined ? [] : await shop.catalogue.fit.fitting(device);
  const [recent, fitting, others] = await Promise.all([
    shop.listing.findCards(seen, language, now),
    shop.listing.findCards(sticks, language, now),
    shop.listing.popular({ language, limit: 2 * MOST_CARDS }),
  ]);
  const isOwnDevice = fitting.some(({ fits }) => device !== undefined && fits.includes(device));
  const shown = new Set(recent.map(({ id }) => id));
  return {
    recent,
    fitting: isOwnDevice ? fitting.filter(canBeBought).slice(0, MOST_CARDS) : [],
    popular: others.filter(({ id }) => !shown.has(id)).slice(0, MOST_CARDS),
  };
}
