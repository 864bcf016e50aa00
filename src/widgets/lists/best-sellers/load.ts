import type { Shop } from '#composition/shop.ts';
import { PLAIN_QUERY, type ProductCard } from '#shop/listing';
import type { Loader, Place } from '../../place.ts';
import type { BestSellersData, fields } from './fields.ts';

/** The products that sell best, without those out of stock. */
export async function findBestSellers(
  shop: Shop,
  { language, now, count }: Pick<Place, 'language' | 'now'> & { count: number },
): Promise<ProductCard[]> {
  const query = { ...PLAIN_QUERY, orderby: 'popularity' } as const;
  const listing = await shop.listing.listProducts(query, { categoryId: null, language, now });
  return (listing?.cards ?? []).filter(({ stock }) => stock !== 'outofstock').slice(0, count);
}

export const loadBestSellers: Loader<typeof fields, BestSellersData> = async (
  { count },
  { shop, language, now },
) => ({ cards: await findBestSellers(shop, { language, now, count }) });
