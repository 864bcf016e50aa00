import type { Shop } from '#composition/shop.ts';
import type { ShopParts } from '#widgets/presets/shop-parts.ts';

/**
 * Reads what presets take from a shop: categories, its address, and pictures.
 *
 * @param files names under which pictures were uploaded
 */
export async function readShopParts(shop: Shop, files: readonly string[]): Promise<ShopParts> {
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
  };
}
