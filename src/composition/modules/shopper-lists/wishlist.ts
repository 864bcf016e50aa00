import type { ProductId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { signatureWith } from '#platform/signature.ts';
import { type createCatalogue, identifyForCart, priceAt, type Sellable } from '#shop/catalogue';
import type { Raise } from '#shop/events.ts';
import type { createListing, ProductCard } from '#shop/listing';
import { toPicture } from '#shop/media';
import { mayPromote, withoutPromotion } from '#shop/restrictions';
import type { createSettings, Settings } from '#shop/settings';
import { createWishlist, type Offer, type Wish } from '#shop/wishlist';
import type { ComposeDeps } from '../../deps.ts';

type Modules = {
  catalogue: ReturnType<typeof createCatalogue>;
  listing: ReturnType<typeof createListing>;
  settings: ReturnType<typeof createSettings>;
  raise: Raise;
};

/** The id that adds a card's product to the cart; null if its page must be opened first. */
function buyableOf(card: ProductCard): ProductId | null {
  const isDirect = card.type === 'simple' && card.isPurchasable && !card.hasChoice;
  return isDirect && card.stock !== 'outofstock' ? card.id : null;
}

/** What of a variation the list shows in place of its product's own. */
type Variation = Readonly<{
  sellable: Sellable;
  query: string;
  needsChoice: boolean;
  now: Date;
  language: Language;
}>;

function asVariation(card: ProductCard, variation: Variation): Omit<Offer, 'isPromotable' | 'isGiftCard'> {
  const { sellable, query, needsChoice, now, language } = variation;
  const price = priceAt(sellable.prices, now);
  const isBuyable = card.isPurchasable && price.now !== null && sellable.stock.status !== 'outofstock';
  return {
    card: {
      ...card,
      sku: sellable.sku,
      address: query === '' ? card.address : `${card.address}?${query}`,
      picture: sellable.image === null ? card.picture : toPicture(sellable.image, language, card.name),
      hoverPicture: null,
      swatches: [],
      price: price.now === null ? null : { now: price.now, was: price.was, isFrom: false },
      stock: sellable.stock.status,
    },
    options: sellable.options,
    buyableId: isBuyable && !needsChoice ? sellable.variationId : null,
  };
}

/** Builds the wishlists: their products are cards of the listing, chosen variations as the catalogue has them. */
export function composeWishlist(
  { db, clock, secret }: ComposeDeps,
  { catalogue, listing, settings, raise }: Modules,
) {
  const variationOf = async (
    { productId, variationId }: Wish,
    { products, language }: { products: ReadonlyMap<ProductId, Sellable>; language: Language },
  ): Promise<Variation | null> => {
    const sellable = variationId === null ? undefined : products.get(variationId);
    if (variationId === null || sellable?.productId !== productId || !sellable.isPublished) return null;
    const identity = await identifyForCart(db, variationId, {});
    const query = new URLSearchParams(
      Object.entries(identity?.options ?? {}).map(([slug, value]) => [`attribute_${slug}`, value]),
    ).toString();
    // The recipient of a gift card is typed on its page.
    const needsChoice = sellable.isGiftCard || (identity?.needsChoice ?? true);
    return { sellable, query, needsChoice, now: clock(), language };
  };
  const offerOf = (card: ProductCard, variation: Variation | null, all: Settings): Offer => {
    const options =
      variation === null ? { card, options: [], buyableId: buyableOf(card) } : asVariation(card, variation);
    return {
      ...options,
      isGiftCard: variation?.sellable.isGiftCard ?? false,
      card: withoutPromotion(options.card, all),
      isPromotable: mayPromote(card.class, all),
    };
  };
  return createWishlist({
    db,
    clock,
    signature: signatureWith(secret),
    raise,
    sendsMails: async () => {
      const all = await settings.all();
      return all['wishlist.enabled'] && all['wishlist.mails'];
    },
    identify: async (id) => {
      const identity = await identifyForCart(db, id, {});
      return identity === null ? null : { productId: identity.productId, variationId: identity.variationId };
    },
    offers: async (wishes, language) => {
      const chosen = wishes.flatMap(({ variationId }) => variationId ?? []);
      const [cards, sellables, all] = await Promise.all([
        listing.findCards(
          wishes.map(({ productId }) => productId),
          language,
          clock(),
        ),
        catalogue.sellables(chosen),
        settings.all(),
      ]);
      const offers = await Promise.all(
        wishes.map(async (wish) => {
          const card = cards.find(({ id }) => id === wish.productId);
          if (card === undefined) return [];
          return [
            [
              wish.productId,
              offerOf(card, await variationOf(wish, { products: sellables, language }), all),
            ] as const,
          ];
        }),
      );
      return new Map(offers.flat());
    },
  });
}
