/** An amount in UAE dirhams, stored as whole fils: 249.00 is `minor: 24900`. */
export type Money = Readonly<{ minor: number; currency: 'AED' }>;

export const FILS_PER_DIRHAM = 100;

export function aed(minor: number): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not whole fils: ${minor}`);
  return { minor, currency: 'AED' };
}

export const NOTHING: Money = aed(0);

/** The largest amount the database can store, 21 474 836.47: amounts are 32-bit integers in fils. */
export const MONEY_MAX: Money = aed(2_147_483_647);

export function plus(a: Money, b: Money): Money {
  return aed(a.minor + b.minor);
}

export function minus(a: Money, b: Money): Money {
  return aed(a.minor - b.minor);
}

export function times(price: Money, quantity: number): Money {
  return aed(price.minor * quantity);
}

export function sum(amounts: readonly Money[]): Money {
  return amounts.reduce(plus, NOTHING);
}

/**
 * The only place that rounds fils: half away from zero.
 *
 * @returns `amount` × `numerator` / `denominator` in whole fils
 */
export function shareOf(amount: Money, numerator: number, denominator: number): Money {
  const exact = (amount.minor * numerator) / denominator;
  return aed(Math.sign(exact) * Math.round(Math.abs(exact)));
}

/**
 * Parses a price as WooCommerce writes it: `249`, `249.00`, `1249.5`.
 *
 * @returns null unless it is from 0 to 9 999 999.99 with at most two decimals
 */
export function parsePrice(text: string): Money | null {
  const match = /^(\d{1,7})(?:\.(\d{1,2})0*)?$/.exec(text.trim());
  return match ? aed(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))) : null;
}

/** Formats an amount for machines: `249.00`, without currency and thousands separators. */
export function toDecimal(money: Money): string {
  const fils = String(Math.abs(money.minor)).padStart(3, '0');
  return `${money.minor < 0 ? '-' : ''}${fils.slice(0, -2)}.${fils.slice(-2)}`;
}

/** Made on first use: a page of the storefront that formats nothing would wait 20 ms for it. */
let twoDecimals: Intl.NumberFormat | null = null;

/** Formats an amount for people, in both languages: `1,249.00`, without currency. */
export function formatAmount(money: Money): string {
  twoDecimals ??= new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return twoDecimals.format(money.minor / 100);
}
