import type { Emirate } from '#kernel/emirate.ts';
import type { ProductClass } from '#shop/catalogue';
import type { RestrictionRule, Settings } from '#shop/settings';
import { LEGAL_MINIMUM_AGE } from './age-rule.ts';
import type { RestrictionRefusal } from './refusals.ts';
import { ruleFor } from './rule-for.ts';

/** What the table of restrictions is asked about some goods. What is not known yet is null and stops nothing. */
export type RestrictionFacts = Readonly<{
  class: ProductClass;
  /** Where the goods would go. */
  emirate: Emirate | null;
  /** Years that the buyer has confirmed. */
  confirmedAge: number | null;
  isSignedIn: boolean;
  /** Whether the goods are fetched from the shop. */
  isCollected: boolean;
  /** Code of the way to pay. */
  payment: string | null;
}>;

type Rules = Pick<Settings, 'restrictions.rules'>;
type Table = Pick<Settings, 'restrictions.rules' | 'restrictions.minimumAge'>;

type Check = (rule: RestrictionRule, facts: RestrictionFacts, minimumAge: number) => boolean;

/** What each refusal looks for, in the order a shopper can do something about it. */
const CHECKS: readonly { code: RestrictionRefusal['code']; stops: Check }[] = [
  { code: 'restrictions.not-sold', stops: ({ mode }) => mode === 'catalogue' },
  { code: 'restrictions.collect-only', stops: ({ mode }, facts) => mode === 'collect' && !facts.isCollected },
  {
    code: 'restrictions.signed-in-only',
    stops: ({ mode }, facts) => mode === 'adults' && !facts.isSignedIn,
  },
  {
    code: 'restrictions.too-young',
    stops: ({ mode, minimumAge: own }, { confirmedAge }, minimumAge) =>
      (mode === 'adults' || own !== null) && (confirmedAge ?? 0) < (own ?? minimumAge),
  },
  {
    code: 'restrictions.other-payment',
    stops: ({ forbidsPayment }, { payment }) => payment !== null && forbidsPayment.includes(payment),
  },
];

/**
 * Asks the table whether some goods may be ordered so.
 *
 * @returns null when they may; else the first thing that stands against it, with the rule that says so
 */
export function judge(facts: RestrictionFacts, settings: Table): RestrictionRefusal | null {
  const rule = ruleFor(facts.class, facts.emirate, settings);
  if (rule === null) return null;
  const minimumAge = Math.max(settings['restrictions.minimumAge'], LEGAL_MINIMUM_AGE);
  const check = CHECKS.find(({ stops }) => stops(rule, facts, minimumAge));
  return check === undefined ? null : { code: check.code, rule: rule.id, words: rule.words };
}

/**
 * Whether goods can be put into a cart at all.
 *
 * @param emirate where they would go; null while nobody has said
 * @returns the rule that only shows them, or null
 */
export function notSold(
  kind: ProductClass,
  emirate: Emirate | null,
  settings: Rules,
): RestrictionRefusal | null {
  const rule = ruleFor(kind, emirate, settings);
  if (rule?.mode !== 'catalogue') return null;
  return { code: 'restrictions.not-sold', rule: rule.id, words: rule.words };
}

/** Goods with what the table says of them where nobody has said a place: what it only shows cannot be bought. */
export function withSelling<T extends { class: ProductClass; isPurchasable: boolean }>(
  goods: T,
  settings: Rules,
): T {
  return notSold(goods.class, null, settings) === null ? goods : { ...goods, isPurchasable: false };
}
