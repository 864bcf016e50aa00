import { type ProductId, parseProductId } from '#kernel/ids.ts';
import type { ProductCard } from '#shop/listing';
import type { Shop } from '#src/compose.ts';
import type { WayOn } from '#views/cart-page/empty-cart.tsx';
import type { Visit } from '../context.ts';

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

/** Where a visitor with an empty cart may go on: what was seen before, sticks of the own device, what others buy. */
export async function loadWayOn(shop: Shop, visit: Visit, cookies: string): Promise<WayOn> {
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
