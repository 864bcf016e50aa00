import type { Emirate } from '#kernel/address/emirate.ts';
import type { CartItemKey, ProductId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { choiceOf, identifyForCart, priceAt, type Sellable, withChoice } from '#shop/catalogue';
import { deliveryDays, giftCardOptions, invalidGiftCardFields, readGiftCardDetails } from '#shop/gift-cards';
import { ageRule, displayOnlyRule, LEGAL_MINIMUM_AGE } from '#shop/restrictions';
import type { Settings } from '#shop/settings';
import type { SavedLine } from '../../cart.ts';
import type { CartRefusal } from '../../refusals.ts';
import { cartItemKey } from '../../rules/lines/item-key.ts';
import { ceilingOf, type StoredLine } from '../../rules/lines/price-lines.ts';
import { piecesBeside } from '../../rules/lines/product-of-line.ts';
import type { Pieces } from '../../rules/lines/shared-stock.ts';
import { PLAN_FIELD, planOf } from '../../rules/plan.ts';
import { isLineTooMuch, notForSale, refusalFor, TOO_MUCH } from '../../rules/quantity-limits.ts';
import { readLines, saveLine } from '../../store/lines.ts';
import {
  type CartDeps,
  type CartOwner,
  type ChangedCart,
  type LockedCart,
  MORE_LINES,
  withLockedCart,
} from '../with-locked-cart.ts';

/** A product to add. */
export type NewLine = {
  productId: ProductId;
  /** Given by id, or found by the options. */
  variationId: ProductId | null;
  options: Readonly<Record<string, string>>;
  /** Null where it cannot be read: the line is refused, with the product's address. */
  quantity: number | null;
};

/** Most lines of a cart, including saved ones. */
const MOST_LINES = 100;

type Identity = Omit<SavedLine, 'quantity'>;

/** A variation that is sent with a product must belong to it. */
function isAsked({ productId }: { productId: ProductId }, line: NewLine): boolean {
  return line.variationId === null || [productId, line.variationId].includes(line.productId);
}

/** The product of the request, with its line's key. */
async function identify(tx: DbOrTx, line: NewLine): Promise<Outcome<Identity, CartRefusal>> {
  const identity = await identifyForCart(tx, line.variationId ?? line.productId, line.options);
  if (identity === null || !isAsked(identity, line)) return refuse({ code: 'cart.unknown-product' });
  if (!identity.isPublished) return refuse(notForSale(identity.productId));
  if (identity.needsChoice) return refuse({ code: 'cart.choose-options', address: identity.address });
  const { productId, variationId, options } = identity;
  return done({ productId, variationId, options, key: cartItemKey({ productId, variationId, options }) });
}

/** Where no age is asked, an earlier answer to the age question has no effect. */
function isAgeRestricted({ class: kind }: Sellable, settings: Settings): boolean {
  return settings['restrictions.askAge'] !== 'off' && ageRule([kind], LEGAL_MINIMUM_AGE) !== null;
}

type Adding = {
  product: Sellable;
  before: readonly StoredLine[];
  /** The line's quantity so far, and the new one. */
  quantities: { inCart: number; wanted: number };
  /** What the other lines take from stock. */
  others: Pieces;
  key: CartItemKey;
};

/** The line's new quantity, or why it is refused. */
function quantityAfter(
  { product, before, quantities: { inCart, wanted }, others, key }: Adding,
  { settings, isTooYoung, emirate }: { settings: Settings; isTooYoung: boolean; emirate: Emirate | null },
): Outcome<number, CartRefusal> {
  const { name, address } = product;
  const unsold = displayOnlyRule(product.class, emirate, settings);
  if (unsold !== null)
    return refuse({ code: 'cart.restricted', name, rule: unsold.rule, words: unsold.words, address });
  if (isTooYoung && isAgeRestricted(product, settings))
    return refuse({ code: 'cart.under-age', name, address });
  if (before.length >= MOST_LINES && !before.some((one) => one.key === key))
    return refuse({ code: 'cart.too-many-lines', limit: MOST_LINES, address });
  const refusal = refusalFor(product, { wanted, inCart, others, ceiling: ceilingOf(settings) });
  return refusal === null ? done(wanted) : refuse(refusal);
}

type Chosen = { identity: Identity; product: Sellable };

/** A bundle with chosen variations; the same choice is the same line. */
function withChosenParts(
  { identity, product }: Chosen,
  { options: requested }: NewLine,
): Outcome<Chosen, CartRefusal> {
  if (product.bundle === null) return done({ identity, product });
  const options = choiceOf(product.bundle.parts, requested);
  if (options === null) return refuse({ code: 'cart.choose-options', address: product.address });
  const { productId, variationId } = identity;
  const key = cartItemKey({ productId, variationId, options });
  return done({ identity: { ...identity, options, key }, product: withChoice(product, options) });
}

/** With more options: another line than without them. */
function withOptions({ identity, product }: Chosen, more: Record<string, string>): Chosen {
  const { productId, variationId } = identity;
  const options = { ...identity.options, ...more };
  return {
    identity: { ...identity, options, key: cartItemKey({ productId, variationId, options }) },
    product,
  };
}

/** A gift card with its details; the same details are the same line. */
function withDetails(
  { identity, product }: Chosen,
  { options: requested }: NewLine,
  { now, settings }: LockedCart,
): Outcome<Chosen, CartRefusal> {
  if (!product.isGiftCard) return done({ identity, product });
  if (!settings['giftCards.enabled']) return refuse(notForSale(product.productId));
  const details = readGiftCardDetails(requested);
  const [field] = invalidGiftCardFields(details, deliveryDays(now));
  if (field !== undefined) return refuse({ code: 'cart.gift-card-details', field, address: product.address });
  return done(withOptions({ identity, product }, giftCardOptions(details)));
}

/** With the plan that was chosen; the same product without it, or with another one, is another line. */
function withPlan(
  { identity, product }: Chosen,
  { options: requested }: NewLine,
  settings: Settings,
): Outcome<Chosen, CartRefusal> {
  const weeks = requested[PLAN_FIELD] ?? '';
  if (weeks === '' || weeks === '0' || !settings['subscriptions.enabled']) return done({ identity, product });
  const plan = planOf(requested, product, settings);
  if (plan === null)
    return refuse({ code: 'cart.unknown-plan', name: product.name, address: product.address });
  return done(withOptions({ identity, product }, { [PLAN_FIELD]: String(plan.weeks) }));
}

/** Adds the form's choices and the key of the line. */
function withChoices(named: Chosen, line: NewLine, opened: LockedCart): Outcome<Chosen, CartRefusal> {
  const parts = withChosenParts(named, line);
  const detailed = parts.ok ? withDetails(parts.value, line, opened) : parts;
  return detailed.ok ? withPlan(detailed.value, line, opened.settings) : detailed;
}

/** Returns the quantity of a line after an add. */
type Grow = (inCart: number, requested: number) => number;

/** Puts one product on its line. */
async function putLine(
  opened: LockedCart,
  line: NewLine,
  { isTooYoung, grow }: { isTooYoung: boolean; grow: Grow },
): Promise<CartRefusal | null> {
  const { tx, id, now, stored, settings, loader } = opened;
  const identified = await identify(tx, line);
  if (!identified.ok) return identified.refusal;
  const before = await readLines(tx, id);
  const named = identified.value;
  const products = await loader([named, ...before]);
  const sellable = products.get(named.variationId ?? named.productId);
  if (sellable === undefined) return { code: 'cart.unknown-product' };
  if (line.quantity === null) return { code: 'cart.wrong-quantity', address: sellable.address };
  const chosen = withChoices({ identity: named, product: sellable }, line, opened);
  if (!chosen.ok) return chosen.refusal;
  const { identity, product } = chosen.value;
  const { key } = identity;
  const inCart = before.find((one) => one.key === key && !one.isSaved)?.quantity ?? 0;
  const wanted = grow(inCart, line.quantity);
  if (wanted === inCart) return null;
  const after = quantityAfter(
    { product, before, quantities: { inCart, wanted }, others: piecesBeside(products, before, key), key },
    { settings, isTooYoung, emirate: stored.emirate },
  );
  if (!after.ok) return after.refusal;
  const price = priceAt(product.prices, now).now;
  if (isLineTooMuch(price, after.value)) return TOO_MUCH;
  await saveLine(tx, id, { ...identity, quantity: after.value, seenMinor: price?.minor ?? null });
  return null;
}

function putLines(deps: CartDeps, grow: Grow) {
  const change = withLockedCart(deps);
  return (whose: CartOwner, lines: readonly NewLine[]): Promise<Outcome<ChangedCart, CartRefusal>> =>
    change(whose, async (opened) => {
      for (const line of lines) {
        const refusal = await putLine(opened, line, { isTooYoung: whose.isTooYoung ?? false, grow });
        if (refusal !== null) return refuse(refusal);
      }
      return MORE_LINES;
    });
}

/** Adds products to the cart, all or none; the same product with the same options is one line. */
export function addToCart(deps: CartDeps) {
  return putLines(deps, (inCart, requested) => inCart + requested);
}

/** Adds products up to the given quantities, all or none; idempotent, also for concurrent calls. */
export function fillCart(deps: CartDeps) {
  return putLines(deps, Math.max);
}
