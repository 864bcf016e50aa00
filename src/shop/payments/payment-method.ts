import type { DeviceMode } from '#kernel/device-mode.ts';
import { aed, type Money, NOTHING } from '#kernel/money.ts';
import type { PaymentKind } from '#platform/payments/provider.ts';
import type { ProductClass } from '#shop/catalogue';
import type { Settings } from '#shop/settings';

/** What decides whether a way to pay is offered. */
export type PaymentFacts = Readonly<{
  /** Classes of what lies in the basket. */
  classes: readonly ProductClass[];
  /** Everything but the fee of the way to pay. */
  total: Money;
  /** Null while nobody has said where to. */
  emirate: string | null;
  needsDelivery: boolean;
  /** Null where nobody can tell. */
  device: DeviceMode | null;
  /** Codes of the ways to pay that a rule on the goods forbids. */
  ruledOut: readonly string[];
}>;

/** Which rule speaks against a way to pay, with the facts its sentence needs. */
export type Reason = Readonly<{
  rule: string;
  amount?: Money;
  class?: ProductClass;
  emirate?: string;
  device?: DeviceMode;
}>;

/** What the rules go by beside the basket. */
export type PaymentRules = Readonly<{
  settings: Settings;
  /** Who takes money online; null for nobody. */
  provider: Readonly<{ name: string; kinds: readonly PaymentKind[] }> | null;
}>;

export const PAYMENT_CODES = ['cod', 'jamra_card', 'jamra_wallet', 'jamra_instalments', 'bacs'] as const;
export type PaymentCode = (typeof PAYMENT_CODES)[number];

/** One way to pay, for one basket. */
export type PaymentMethod = Readonly<{
  code: PaymentCode;
  isOffered: boolean;
  /** Why not; staff can read it. */
  reasons: readonly Reason[];
  /** What it adds to the order. */
  fee: Money;
  /** State of an order placed with it. */
  firstStatus: 'confirmed' | 'on-hold' | 'pending';
  /** By what the provider takes the money; null for what is paid without one. */
  kind: PaymentKind | null;
}>;

/** @returns a reason, or null when the rule has nothing against it */
type Rule = (facts: PaymentFacts, rules: PaymentRules) => Reason | null;

function isOver({ minor }: Money, maximumMinor: number): boolean {
  return maximumMinor > 0 && minor > maximumMinor;
}

function above(facts: PaymentFacts, maximumMinor: number): Reason | null {
  return isOver(facts.total, maximumMinor) ? { rule: 'over-maximum', amount: aed(maximumMinor) } : null;
}

/** Rules of cash at the door. */
const CASH: readonly Rule[] = [
  (_facts, { settings }) => (settings['payments.cod'].enabled ? null : { rule: 'switched-off' }),
  ({ needsDelivery, total }) => (needsDelivery || total.minor === 0 ? null : { rule: 'nothing-delivered' }),
  (facts, { settings }) => above(facts, settings['payments.cod'].maximumMinor),
  ({ emirate }, { settings }) => {
    const { emirates } = settings['payments.cod'];
    const isServed = emirates.length === 0 || emirate === null || emirates.includes(emirate);
    return isServed ? null : { rule: 'emirate', emirate: emirate ?? '' };
  },
];

/** Rules of a bank transfer. */
const TRANSFER: readonly Rule[] = [
  (_facts, { settings }) => (settings['payments.transfer'].enabled ? null : { rule: 'switched-off' }),
  (_facts, { settings }) =>
    settings['payments.transfer'].account.en.trim() === '' ? { rule: 'no-account' } : null,
  ({ total }) => (total.minor > 0 ? null : { rule: 'nothing-to-pay' }),
];

type OnlineKey = 'payments.card' | 'payments.wallet' | 'payments.instalments';

/** Rules of what goes through the provider. */
function online(key: OnlineKey, kind: PaymentKind): readonly Rule[] {
  return [
    (_facts, { settings }) => (settings[key].enabled ? null : { rule: 'switched-off' }),
    (_facts, { provider }) => (provider === null ? { rule: 'no-provider' } : null),
    (_facts, { provider }) =>
      provider !== null && !provider.kinds.includes(kind) ? { rule: 'not-by-provider' } : null,
    ({ total }) => (total.minor > 0 ? null : { rule: 'nothing-to-pay' }),
    ({ classes }, { settings }) => {
      const found = classes.find((one) => settings[key].forbiddenClasses.includes(one));
      return found === undefined ? null : { rule: 'forbidden-class', class: found };
    },
    ({ total }, { settings }) => {
      const { minimumMinor } = settings[key];
      return total.minor >= minimumMinor ? null : { rule: 'under-minimum', amount: aed(minimumMinor) };
    },
    (facts, { settings }) => above(facts, settings[key].maximumMinor),
    ({ device }, { settings }) => {
      const { devices } = settings[key];
      return devices.length === 0 || device === null || devices.includes(device)
        ? null
        : { rule: 'device', device };
    },
  ];
}

/** The one table of rules: every way to pay in the order it is offered, and what may speak against it. */
const METHODS: readonly Readonly<{ code: PaymentCode; kind: PaymentKind | null; rules: readonly Rule[] }>[] =
  [
    { code: 'cod', kind: null, rules: CASH },
    { code: 'jamra_card', kind: 'card', rules: online('payments.card', 'card') },
    { code: 'jamra_wallet', kind: 'wallet', rules: online('payments.wallet', 'wallet') },
    { code: 'jamra_instalments', kind: 'instalments', rules: online('payments.instalments', 'instalments') },
    { code: 'bacs', kind: null, rules: TRANSFER },
  ];

function firstStatusOf(code: PaymentCode, { total }: PaymentFacts, { settings }: PaymentRules) {
  if (code === 'bacs') return 'on-hold';
  if (code !== 'cod') return 'pending';
  const { confirmAboveMinor } = settings['payments.cod'];
  // Somebody calls first: the driver should not stand before a door that ordered nothing.
  return isOver(total, confirmAboveMinor) ? 'on-hold' : 'confirmed';
}

/**
 * Every way to pay with its verdict for one basket, in the order they stand.
 *
 * Source: PM-01, PM-04
 */
export function eligibility(facts: PaymentFacts, rules: PaymentRules): PaymentMethod[] {
  return METHODS.map(({ code, kind, rules: against }) => {
    const byGoods: Reason[] = facts.ruledOut.includes(code) ? [{ rule: 'goods-rule' }] : [];
    const reasons = [...byGoods, ...against.flatMap((rule) => rule(facts, rules) ?? [])];
    return {
      code,
      kind,
      reasons,
      isOffered: reasons.length === 0,
      fee: code === 'cod' ? aed(rules.settings['payments.cod'].feeMinor) : NOTHING,
      firstStatus: firstStatusOf(code, facts, rules),
    };
  });
}

/** The ways to pay that a basket may use. */
export function offeredMethods(facts: PaymentFacts, rules: PaymentRules): PaymentMethod[] {
  return eligibility(facts, rules).filter(({ isOffered }) => isOffered);
}

/** Rules that hold whatever lies in a basket. */
const ALWAYS: readonly string[] = ['switched-off', 'no-provider', 'not-by-provider', 'no-account'];
const ANY_BASKET: PaymentFacts = {
  classes: [],
  total: NOTHING,
  emirate: null,
  needsDelivery: true,
  device: null,
  ruledOut: [],
};

/** The ways to pay that this shop has for some basket or other. */
export function acceptedMethods(rules: PaymentRules): PaymentCode[] {
  return eligibility(ANY_BASKET, rules)
    .filter(({ reasons }) => !reasons.some(({ rule }) => ALWAYS.includes(rule)))
    .map(({ code }) => code);
}

/** By what a provider takes the money of a way to pay; null for what is paid without one. */
export function kindOf(code: string): PaymentKind | null {
  return METHODS.find((method) => method.code === code)?.kind ?? null;
}
