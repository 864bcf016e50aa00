import { type Money, minus, NOTHING, plus } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { isOnSale, type Sellable } from '#shop/catalogue';
import type { BasketLine, Discount, RefusedCode } from '#shop/promotions';
import { vatIncludedIn } from '#shop/taxes';
import type { OrderDeps } from '../../deps.ts';
import type { OrderDiscount, OrderLine } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';
import { orderLineOf } from '../rules/changed-order.ts';
import { type CustomItem, toOrderLine } from '../rules/custom-item.ts';
import { giveDiscount, type ManualDiscount } from '../rules/manual-discount.ts';
import { findRequestedProducts, type RequestedProduct } from './requested-products.ts';

/** The requested lines of a manual order. */
export type WantedLines = Readonly<{
  lines: readonly RequestedProduct[];
  ownLines?: readonly CustomItem[];
  /** The promotion codes; automatic discounts apply with them. Omitted: no promotions, as for an exchange. */
  codes?: readonly string[];
  discount?: ManualDiscount | null;
  /** Decides on promotions for some customers; empty for none. */
  email: string;
  /** Decides with the email whether a customer has used a promotion; empty for none. */
  phone: string;
}>;

export type PricedLines = Readonly<{
  lines: readonly OrderLine[];
  discounts: readonly OrderDiscount[];
  /** Codes without effect. */
  refused: readonly RefusedCode[];
}>;

type ProductWithLine = Readonly<{ product: Sellable; line: OrderLine }>;

/** Products at today's prices. */
async function findProducts(
  deps: OrderDeps,
  db: DbOrTx,
  wanted: readonly RequestedProduct[],
): Promise<Outcome<ProductWithLine[], OrderRefusal>> {
  const chosenOf = await findRequestedProducts(db, wanted);
  const taken: ProductWithLine[] = [];
  for (const one of wanted) {
    const { quantity } = one;
    const product = chosenOf(one);
    if (!product.ok) return product;
    const line = orderLineOf(product.value, quantity, deps.clock());
    if (line === null) return refuse({ code: 'orders.not-for-sale' });
    if (!Number.isInteger(quantity) || quantity < 1)
      return refuse({ code: 'orders.wrong-quantity', name: line.name, left: 0 });
    taken.push({ product: product.value, line });
  }
  return done(taken);
}

function toBasketLine({ product, line }: ProductWithLine, key: number, now: Date): BasketLine {
  const { productId, variationId, quantity, unitPrice } = line;
  return {
    key: String(key),
    ...{ productId, variationId, quantity, unitPrice, class: line.class },
    categoryIds: product.categoryIds,
    isOnSale: isOnSale(product.prices, now),
  };
}

function withDiscounts({ line }: ProductWithLine, key: number, discounts: readonly Discount[]): OrderLine {
  const parts = discounts.map(({ perLine }) => perLine[String(key)] ?? NOTHING);
  const discount = parts.reduce<Money>(plus, NOTHING);
  return { ...line, discount, vat: line.isTaxable ? vatIncludedIn(minus(line.total, discount)) : NOTHING };
}

/** Products with the promotions of the checkout. */
async function withPromotions(
  deps: OrderDeps,
  db: DbOrTx,
  {
    taken,
    codes,
    email,
    phone,
  }: { taken: readonly ProductWithLine[] } & Pick<WantedLines, 'email' | 'phone'> &
    Readonly<{ codes: readonly string[] | undefined }>,
): Promise<PricedLines> {
  if (codes === undefined) return { lines: taken.map(({ line }) => line), discounts: [], refused: [] };
  const now = deps.clock();
  const lines = taken.map((one, key) => toBasketLine(one, key, now));
  const basket = { lines, codes, email: email === '' ? null : email, phone, now };
  const { discounts, refused } = await deps.promotions.quote(db, basket);
  return {
    lines: taken.map((one, key) => withDiscounts(one, key, discounts)),
    discounts: discounts.map(({ promotionId, code, title, amount, freesDelivery }) => ({
      ...{ promotionId, code, title, amount, freesDelivery },
    })),
    refused,
  };
}

/** Applies the manual discount of staff; restricted products that must not be promoted keep their price. */
async function withManualDiscount(
  deps: OrderDeps,
  db: DbOrTx,
  { priced, discount }: { priced: PricedLines; discount: ManualDiscount | null },
): Promise<Outcome<PricedLines, OrderRefusal>> {
  if (discount === null) return done(priced);
  const settings = await deps.settings(db);
  const given = giveDiscount(priced.lines, discount, (line) => deps.mayPromote(line.class, settings));
  if (!given.ok) return given;
  const { lines, amount } = given.value;
  const title = { en: discount.reason, ar: discount.reason };
  const one = { promotionId: null, code: null, title, amount, freesDelivery: false };
  return done({ ...priced, lines, discounts: [...priced.discounts, one] });
}

/** The lines of a manual order at today's prices, with promotions and the manual discount. */
export async function priceLines(
  deps: OrderDeps,
  db: DbOrTx,
  { lines: wanted, ownLines = [], codes, discount = null, email, phone }: WantedLines,
): Promise<Outcome<PricedLines, OrderRefusal>> {
  if (wanted.length + ownLines.length === 0) return refuse({ code: 'orders.no-lines' });
  const taken = await findProducts(deps, db, wanted);
  if (!taken.ok) return taken;
  const product = await withPromotions(deps, db, { taken: taken.value, codes, email, phone });
  const priced = { ...product, lines: [...product.lines, ...ownLines.map(toOrderLine)] };
  return withManualDiscount(deps, db, { priced, discount });
}
