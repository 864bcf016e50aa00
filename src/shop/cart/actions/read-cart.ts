import type { CartId, GiftCardId, ProductId } from '#kernel/ids.ts';
import { type Instant, MINUTE_MS } from '#kernel/instant.ts';
import { minus, sum } from '#kernel/money.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import { isOnSale, type Sellable } from '#shop/catalogue';
import { type AppliedGiftCard, payableByGiftCard, shareByGiftCards } from '#shop/gift-cards';
import type { Discount, Basket as PromotionBasket, PromotionQuote } from '#shop/promotions';
import type { Settings } from '#shop/settings';
import type { Basket, DeliveryOffer, Emirate } from '#shop/shipping';
import type { Cart, CartDelivery, LastRemoved } from '../cart.ts';
import { cartHash } from '../rules/lines/item-key.ts';
import { type PricedLine, priceLines, type StoredLine } from '../rules/lines/price-lines.ts';
import { productOfLine } from '../rules/lines/product-of-line.ts';
import { isBuyable, sumUp, withDiscounts } from '../rules/totals.ts';
import type { StoredCart } from '../store/cart.ts';
import { type RemovedLine, readLinesAndLastRemoved } from '../store/lines.ts';
import type { ProductLoader } from './load-products.ts';

export type ReadingDeps = Readonly<{
  db: Db;
  quotePromotions: (db: DbOrTx, basket: PromotionBasket) => Promise<PromotionQuote>;
  offerDelivery: (db: DbOrTx, basket: Basket) => Promise<DeliveryOffer>;
  /** The usable gift cards of a cart; those that its own unpaid order uses count as available. */
  giftCards: (db: DbOrTx, cartId: CartId, ids: readonly GiftCardId[]) => Promise<readonly AppliedGiftCard[]>;
}>;

export type At = Readonly<{ now: Instant; settings: Settings }>;

/** Values of the checkout form; omitted ones come from the stored cart. */
export type ReadCartRequest = Readonly<{
  email?: string | null;
  /** Counts for the uses of a code per customer, as the order does; null or omitted: not known. */
  phone?: string | null;
  emirate?: Emirate | null;
  rateId?: string | null;
}>;

type Reading = At & Readonly<{ reader: DbOrTx; loader: ProductLoader; request?: ReadCartRequest }>;

/** How long undo is offered for a removed line. */
const OFFERED_BACK_MS = 5 * MINUTE_MS;

function toBasket(lines: readonly PricedLine[], { codes, email }: StoredCart, { now, request }: Reading) {
  return {
    lines: lines.map(({ key, productId, variationId, product, quantity, unitPrice }) => ({
      key,
      productId,
      variationId,
      categoryIds: product.categoryIds,
      class: product.class,
      quantity,
      unitPrice,
      isOnSale: isOnSale(product.prices, now),
    })),
    codes,
    email: request?.email === undefined ? email : request.email,
    phone: request?.phone ?? null,
    now,
  };
}

type Offered = {
  lines: readonly PricedLine[];
  /** Whether something of the cart is shipped; goods that have sold out count, so that the form stays the same. */
  isNeeded: boolean;
  discounts: readonly Discount[];
  stored: StoredCart;
};

function isShipped({ product }: PricedLine): boolean {
  return !product.isVirtual;
}

function emirateOf(stored: StoredCart, request: ReadCartRequest | undefined): Emirate | null {
  return request?.emirate === undefined ? stored.emirate : request.emirate;
}

async function deliveryOf(
  deps: ReadingDeps,
  { lines, isNeeded, discounts, stored }: Offered,
  { now, request = {}, reader }: Reading,
): Promise<CartDelivery> {
  const emirate = emirateOf(stored, request);
  const rateId = request.rateId === undefined ? stored.rateId : request.rateId;
  const shippedTotals = lines.filter(({ product }) => !product.isGiftCard).map(({ total }) => total);
  const worth = minus(sum(shippedTotals), sum(discounts.map(({ amount }) => amount)));
  const offer = await deps.offerDelivery(reader, {
    emirate,
    worth,
    needsDelivery: isNeeded,
    isFreed: discounts.some(({ freesDelivery }) => freesDelivery),
    now,
  });
  const rate = offer.rates.find(({ id }) => id === rateId) ?? offer.rates[0] ?? null;
  return { ...offer, isNeeded, emirate, rate };
}

function lastRemovedOf(
  line: RemovedLine | null,
  products: ReadonlyMap<ProductId, Sellable>,
): LastRemoved | null {
  const product = line === null ? undefined : productOfLine(products, line);
  if (line === null || product === undefined) return null;
  return {
    key: line.key,
    name: product.name,
    offeredUntil: new Date(line.removedAt.getTime() + OFFERED_BACK_MS),
  };
}

function hashOf(cart: Omit<Cart, 'hash'>): string {
  const { lines, saved, discounts, idleCodes, delivery, totals, giftCardShares } = cart;
  if (lines.length === 0) return '';
  return cartHash({
    lines: lines.map(({ key, quantity, unitPrice, problem, plan }) => [
      ...[key, quantity, unitPrice.minor, problem],
      ...(plan === undefined ? [] : [plan.weeks]),
    ]),
    saved: saved.map(({ key, quantity, unitPrice }) => [key, quantity, unitPrice.minor]),
    discounts: discounts.map(({ promotionId, amount }) => [promotionId, amount.minor]),
    codes: idleCodes.map(({ code }) => code),
    delivery: [delivery.emirate, delivery.rate?.id ?? null],
    total: totals.total.minor,
    ...(giftCardShares.length === 0
      ? {}
      : { giftCards: giftCardShares.map(({ id, amount }) => [id, amount.minor]) }),
  });
}

/** `lines`: the lines of a sample cart, which are not stored; omitted for a stored one. */
type ReadCart = Readonly<{ id: CartId; stored: StoredCart; lines?: readonly StoredLine[] | null }>;

/** Reads a cart with current prices, stock, promotions and delivery. */
export async function readCart(
  deps: ReadingDeps,
  { id, stored: storedCart, lines: given = null }: ReadCart,
  reading: Reading,
): Promise<Cart> {
  const { reader } = reading;
  const since = new Date(reading.now.getTime() - OFFERED_BACK_MS);
  const { stored, removed } =
    given === null ? await readLinesAndLastRemoved(reader, id, since) : { stored: given, removed: null };
  const products = await reading.loader(removed === null ? stored : [...stored, removed]);
  const priced = priceLines(stored, products, {
    ...reading,
    emirate: emirateOf(storedCart, reading.request),
  });
  const active = priced.filter(({ isSaved }) => !isSaved);
  const wanted = active.filter(isBuyable);
  const discountable = wanted.filter(({ product }) => !product.isGiftCard);
  const quote = await deps.quotePromotions(reader, toBasket(discountable, storedCart, reading));
  const { discounts } = quote;
  const lines = withDiscounts(active, discounts);
  const offered = { lines: wanted, isNeeded: active.some(isShipped), discounts, stored: storedCart };
  const delivery = await deliveryOf(deps, offered, reading);
  const cost = wanted.some(isShipped) ? (delivery.rate?.cost ?? null) : null;
  const counted = lines.filter(isBuyable);
  const totals = sumUp(counted, cost === null ? [] : [cost]);
  const giftCards = await deps.giftCards(reader, id, storedCart.giftCardIds);
  const cart = {
    id,
    lines,
    saved: withDiscounts(
      priced.filter(({ isSaved }) => isSaved),
      [],
    ),
    lastRemoved: lastRemovedOf(removed, products),
    itemCount: lines.reduce((count, { quantity }) => count + quantity, 0),
    discounts,
    idleCodes: quote.refused,
    delivery,
    giftCards,
    giftCardShares: shareByGiftCards(giftCards, payableByGiftCard({ ...totals, lines: counted })),
    totals: { ...totals, delivery: cost },
  };
  return { ...cart, hash: hashOf(cart) };
}
