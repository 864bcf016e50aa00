import type { Emirate } from '#kernel/address/emirate.ts';
import type { ProductClass } from '#shop/catalogue';
import type { RestrictionRule, Settings } from '#shop/settings';
import type { RestrictionRefusal } from '../refusals.ts';
import { type AgeTable, LEGAL_MINIMUM_AGE } from './age-rule.ts';
import { ruleFor } from './rule-for.ts';

/** The facts a product is checked against; null facts are unknown and restrict nothing. */
export type RestrictionFacts = Readonly<{
  class: ProductClass;
  /** The destination. */
  emirate: Emirate | null;
  /** The confirmed age in years. */
  confirmedAge: number | null;
  isSignedIn: boolean;
  /** Whether the order is picked up. */
  isCollected: boolean;
  /** Code of the payment method. */
  payment: string | null;
}>;

type Rules = Pick<Settings, 'restrictions.rules'>;

type Check = (rule: RestrictionRule, facts: RestrictionFacts, minimumAge: number) => boolean;

/** The checks in the order a shopper can resolve them. */
const CHECKS: readonly { code: RestrictionRefusal['code']; stops: Check }[] = [
  { code: 'restrictions.not-sold', stops: ({ mode }) => mode === 'catalogue' },
  { code: 'restrictions.collect-only', stops: ({ mode }, facts) => mode === 'collect' && !facts.isCollected },
  {
    code: 'restrictions.signed-in-only',
    stops: ({ mode }, facts) => mode === 'adults' && !facts.isSignedIn,
  },
  {
    code: 'restrictions.too-young',
    stops: ({ mode, minimumAge: ruleAge }, { confirmedAge }, minimumAge) =>
      (mode === 'adults' || ruleAge !== null) && (confirmedAge ?? 0) < (ruleAge ?? minimumAge),
  },
  {
    code: 'restrictions.other-payment',
    stops: ({ forbidsPayment }, { payment }) => payment !== null && forbidsPayment.includes(payment),
  },
];

/**
 * Checks whether a product may be ordered.
 *
 * @returns null when it may; otherwise the first restriction with its rule
 */
export function judge(facts: RestrictionFacts, settings: AgeTable): RestrictionRefusal | null {
  const rule = ruleFor(facts.class, facts.emirate, settings);
  if (rule === null) return null;
  const minimumAge = Math.max(settings['restrictions.minimumAge'], LEGAL_MINIMUM_AGE);
  const check = CHECKS.find(({ stops }) => stops(rule, facts, minimumAge));
  return check === undefined ? null : { code: check.code, rule: rule.id, words: rule.words };
}

/**
 * Whether a product may be added to a cart.
 *
 * @param emirate the destination; null while unknown
 * @returns the display-only rule that applies, or null
 */
export function displayOnlyRule(
  kind: ProductClass,
  emirate: Emirate | null,
  settings: Rules,
): RestrictionRefusal | null {
  const rule = ruleFor(kind, emirate, settings);
  if (rule?.mode !== 'catalogue') return null;
  return { code: 'restrictions.not-sold', rule: rule.id, words: rule.words };
}

/** Products with their restriction without a destination: display-only ones cannot be bought. */
export function withSelling<T extends { class: ProductClass; isPurchasable: boolean }>(
  product: T,
  settings: Rules,
): T {
  return displayOnlyRule(product.class, null, settings) === null
    ? product
    : { ...product, isPurchasable: false };
}
