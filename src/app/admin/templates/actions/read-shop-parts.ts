import type { Shop } from '#composition/shop.ts';
import { DAY_MS, type Instant } from '#kernel/instant.ts';
import { openingOf } from '#shop/coming-soon';
import type { ComingSoon } from '#shop/settings';
import type { ShopParts } from '#widgets/presets/sections/shop-parts.ts';

/** A countdown of a shop without a moment of opening is set to one this far ahead. */
const AHEAD_MS = 30 * DAY_MS;

/** The shop's moment of opening; where it is past or not set, one to be changed. */
function toOpening(comingSoon: ComingSoon, now: Instant): Instant {
  const opening = openingOf(comingSoon);
  return opening !== null && opening > now ? opening : new Date(now.getTime() + AHEAD_MS);
}

/**
 * Reads what presets take from a shop: categories, its address, and pictures.
 *
 * @param files names under which pictures were uploaded
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
