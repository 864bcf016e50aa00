import type { PromotionId } from '#kernel/ids.ts';
import { type Money, minus, NOTHING, sum, times } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Settings } from '#shop/settings';
import type { Promotion } from '../promotion.ts';
import type { PromotionRefusal } from '../refusals.ts';
import { discountedPieces, discountPerLine } from './apply-benefit.ts';
import type { Basket, BasketLine, Discount, PromotionQuote, RefusedCode } from './basket.ts';
import { normaliseCode, shownCode } from './code.ts';
import { basketRefusal, findMatching, UNUSED, type Uses } from './conditions.ts';
import { discountLimit } from './discount-limit.ts';

/** The input of a quote, except the cart. */
export type Terms = Readonly<{
  /** Candidates: automatic ones in order, and those of the basket's codes. */
  promotions: readonly Promotion[];
  uses: ReadonlyMap<PromotionId, Uses>;
  settings: Pick<Settings, 'restrictions.promoteTobacco'>;
}>;

type Acting = Readonly<{ promotion: Promotion; discount: Discount }>;
type Standing = { left: Map<string, Money>; acting: Acting[] };

/** @returns why a promotion cannot be combined with those already applied */
function combinationRefusal(promotion: Promotion, acting: readonly Acting[]): PromotionRefusal | null {
  const coupon = shownCode(promotion.code);
  const other = acting.find((one) => promotion.isIndividual || one.promotion.isIndividual)?.promotion;
  if (other === undefined) return null;
  const name = other.isAutomatic ? other.title : { en: shownCode(other.code) };
  return { code: 'promotions.not-combined', coupon, other: name };
}

/** @returns why matching lines get no discount */
function emptyRefusal({ code, benefit }: Promotion, hasPieces: boolean): PromotionRefusal {
  const coupon = shownCode(code);
  if (benefit.kind !== 'buy-get' || hasPieces) return { code: 'promotions.nothing-left', coupon };
  return { code: 'promotions.too-few-pieces', coupon, buy: benefit.buy, get: benefit.get };
}

type Matching = Readonly<{ basket: Basket; lines: readonly BasketLine[]; terms: Terms }>;

function discountOn(
  promotion: Promotion,
  { basket, lines, terms }: Matching,
  left: Standing['left'],
): Outcome<Discount, PromotionRefusal> {
  const { benefit, freesDelivery } = promotion;
  const pieces = discountedPieces(promotion, lines);
  const parts = discountPerLine(benefit, pieces, left);
  const isTooFew = benefit.kind === 'buy-get' && pieces.length === 0;
  if (isTooFew || (parts.length === 0 && !freesDelivery))
    return refuse(emptyRefusal(promotion, pieces.length > 0));
  const amount = sum(parts.map((part) => part.amount));
  const discounted = { lines: basket.lines, matching: lines, pieces, amount };
  return done({
    promotionId: promotion.id,
    code: promotion.isAutomatic ? null : promotion.code,
    title: promotion.title,
    amount,
    perLine: Object.fromEntries(parts.map(({ key, amount }) => [key, amount])),
    freesDelivery,
    limit: discountLimit(promotion, discounted, terms.settings),
  });
}

/** A candidate without effect. */
type Silent = Readonly<{ id: PromotionId; refusal: PromotionRefusal }>;

type Quoting = Readonly<{ basket: Basket; terms: Terms; standing: Standing; silent: Silent[] }>;

function apply(promotion: Promotion, quoting: Quoting): PromotionRefusal | null {
  const refusal = tryOne(promotion, quoting);
  if (refusal !== null) quoting.silent.push({ id: promotion.id, refusal });
  return refusal;
}

function tryOne(promotion: Promotion, { basket, terms, standing }: Quoting): PromotionRefusal | null {
  const refusal =
    basketRefusal({ promotion, basket, uses: terms.uses.get(promotion.id) ?? UNUSED }) ??
    combinationRefusal(promotion, standing.acting);
  if (refusal !== null) return refusal;
  const matching = findMatching(promotion, basket.lines, terms.settings);
  if (!matching.ok) return matching.refusal;
  const discount = discountOn(promotion, { basket, lines: matching.value, terms }, standing.left);
  if (!discount.ok) return discount.refusal;
  for (const [key, amount] of Object.entries(discount.value.perLine))
    standing.left.set(key, minus(standing.left.get(key) ?? NOTHING, amount));
  standing.acting.push({ promotion, discount: discount.value });
  return null;
}

function applyCode(code: string, quoting: Quoting): PromotionRefusal | null {
  if (code === '') return { code: 'promotions.empty-code' };
  const coupon = shownCode(code);
  const isKnown = (one: Promotion) => one.code === code && one.isActive && !one.isAutomatic;
  const promotion = quoting.terms.promotions.find(isKnown);
  if (promotion === undefined) return { code: 'promotions.unknown-code', coupon };
  const isApplied = quoting.standing.acting.some((one) => one.promotion.id === promotion.id);
  return isApplied ? { code: 'promotions.already-applied', coupon } : apply(promotion, quoting);
}

/** The quote of a basket, including candidates without effect. */
export function explainBasket(
  basket: Basket,
  terms: Terms,
): PromotionQuote & Readonly<{ silent: readonly Silent[] }> {
  const left = new Map(basket.lines.map(({ key, unitPrice, quantity }) => [key, times(unitPrice, quantity)]));
  const quoting: Quoting = { basket, terms, standing: { left, acting: [] }, silent: [] };
  for (const promotion of terms.promotions)
    if (promotion.isAutomatic && promotion.isActive) apply(promotion, quoting);
  const refused: RefusedCode[] = [];
  for (const typed of basket.codes) {
    const code = normaliseCode(typed);
    const refusal = applyCode(code, quoting);
    if (refusal !== null) refused.push({ code, refusal });
  }
  const { standing, silent } = quoting;
  return { discounts: standing.acting.map(({ discount }) => discount), refused, silent };
}

/**
 * Applies promotions to a cart: automatic ones first, then its codes in order. Each applies to what the earlier ones
 * left of every line.
 *
 * @returns discounts, and every code without effect with its reason
 */
export function quoteBasket(basket: Basket, terms: Terms): PromotionQuote {
  const { discounts, refused } = explainBasket(basket, terms);
  return { discounts, refused };
}
