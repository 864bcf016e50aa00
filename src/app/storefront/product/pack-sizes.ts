import type { Shop } from '#composition/shop.ts';
import { shareOf } from '#kernel/money.ts';
import type { Product } from '#shop/catalogue';
import { packSizes } from '#shop/catalogue/rules/pack-sizes.ts';
import type { ShownPackSize } from '#views/product-page/pack-sizes.tsx';
import type { Visit } from '../../context.ts';

type PackDeps = Readonly<{ shop: Shop; visit: Pick<Visit, 'language' | 'now'>; product: Product }>;

/**
 * The pack sizes of a tobacco product, with the price of each per pack; empty for other products and for a single size.
 */
export async function loadPackSizes({ shop, visit, product }: PackDeps): Promise<ShownPackSize[]> {
  if (product.class !== 'tobacco') return [];
  const sizes = packSizes(await shop.catalogue.multipacks(product.id), product.id);
  const ids = sizes.map(({ id }) => id);
  const cards = await shop.listing.findCards(ids, visit.language, visit.now);
  const priced = sizes.flatMap(({ id, packs }) => {
    const card = cards.find((one) => one.id === id);
    if (card === undefined || card.price === null) return [];
    const { address: path, stock, price } = card;
    const perPack = shareOf(price.now, 1, packs);
    return [{ packs, path, perPack, isOut: stock === 'outofstock', isShown: id === product.id }];
  });
  return priced.length > 1 ? priced : [];
}
