import type { Shop } from '#composition/shop.ts';
import { DAY_MS, type Instant } from '#kernel/instant.ts';
import { openingOf } from '#shop/coming-soon';
import type { ComingSoon } from '#shop/settings';
import type { ShopParts } from '#widgets/presets/sections/shop-parts.ts';

/** The default of a countdown in a shop without a future opening time. */
const AHEAD_MS = 30 * DAY_MS;

/** The shop's opening time; if it is past or not set, a placeholder. */
function toOpening(comingSoon: ComingSoon, now: Instant): Instant {
  const opening = openingOf(comingSoon);
  return opening !== null && opening > now ? opening : new Date(now.getTime() + AHEAD_MS);
}

/**
 * Reads the shop's data for presets: categories, base URL and pictures.
 *
 * @param files names of uploaded picture files
 */
export async function readShopParts(
  shop: Shop,
  files: readonly string[],
  now: Instant = new Date(),
): Promise<ShopParts> {
  const [pictures, tree, settings] = await Promise.all([
    shop.media.library.idsByNames(files),
    shop.catalogue.categoryTree(),
    shop.settings.all(),
  ]);
  return {
    pictures: Object.fromEntries(pictures),
    categories: tree.map(({ id, name, image }) => ({ id, name, image: image?.id ?? null })),
    address: settings['shop.address'],
    phone: settings['shop.phone'],
    email: settings['shop.email'],
    opening: toOpening(settings.comingSoon, now).toISOString(),
  };
}
