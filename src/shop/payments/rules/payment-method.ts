import { aed, type Money, NOTHING } from '#kernel/money.ts';
import { DEVICE_MODES, type DeviceMode } from '#kernel/web/device-mode.ts';
import type { PaymentKind } from '#platform/payments/provider.ts';
import type { ProductClass } from '#shop/catalogue';
import type { Settings } from '#shop/settings';

/** The facts that decide which payment methods are offered. */
export type PaymentFacts = Readonly<{
  /** Product classes in the basket. */
  classes: readonly ProductClass[];
  /** The total without the payment fee. */
  total: Money;
  /** Null while unknown. */
  emirate: string | null;
  needsDelivery: boolean;
  /** Null when unknown. */
  device: DeviceMode | null;
  /** Codes of methods that a sales restriction forbids. */
  ruledOut: readonly string[];
}>;

/** Why a method is not offered, with the facts of its message. */
export type Reason = Readonly<{
  rule: string;
  amount?: Money;
  class?: ProductClass;
  emirate?: string;
  device?: DeviceMode;
}>;

/** The settings behind the rules. */
export type PaymentRules = Readonly<{
  settings: Settings;
  /** The selected provider; null without one. */
  provider: Readonly<{ name: string; kinds: readonly PaymentKind[]; hasWalletSheet?: boolean }> | null;
}>;

export const PAYMENT_CODES = ['cod', 'jamra_card', 'jamra_wallet', 'jamra_instalments', 'bacs'] as const;
export type PaymentCode = (typeof PAYMENT_CODES)[number];

/** A payment method for one basket. */
export type PaymentMethod = Readonly<{
  code: PaymentCode | 'gift_card';
  isOffered: boolean;
  /** Why it is not offered; shown to staff. */
  reasons: readonly Reason[];
  /** Its fee. */
  fee: Money;
  /** The first state of an order with it. */
  firstStatus: 'confirmed' | 'on-hold' | 'pending';
  /** The kind at the provider; null for offline methods. */
  kind: PaymentKind | null;
}>;

/** @returns a reason against the method, or null */
type Rule = (facts: PaymentFacts, rules: PaymentRules) => Reason | null;

function isOver({ minor }: Money, maximumMinor: number): boolean {
  return maximumMinor > 0 && minor > maximumMinor;
}

function above(facts: PaymentFacts, maximumMinor: number): Reason | null {
  return isOver(facts.total, maximumMinor) ? { rule: 'over-maximum', amount: aed(maximumMinor) } : null;
}

/** Rules of cash on delivery. */
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

/** Rules of bank transfers. */
const TRANSFER: readonly Rule[] = [
  (_facts, { settings }) => (settings['payments.transfer'].enabled ? null : { rule: 'switched-off' }),
  (_facts, { settings }) =>
    settings['payments.transfer'].account.en.trim() === '' ? { rule: 'no-account' } : null,
  ({ total }) => (total.minor > 0 ? null : { rule: 'nothing-to-pay' }),
];

type OnlineKey = 'payments.card' | 'payments.wallet' | 'payments.instalments';

/** Rules of online methods. */
function online(key: OnlineKey, kind: PaymentKind): readonly Rule[] {
  return [
    (_facts, { settings }) => (settings[key].enabled ? null : { rule: 'switched-off' }),
    (_facts, { provider }) => (provider === null ? { rule: 'no-provider' } : null),
    (_facts, { provider }) =>
      provider !== null && !provider.kinds.includes(kind) ? { rule: 'not-by-provider' } : null,
    ({ total }) => (total.minor > 0 ? null : { rule: 'nothing-to-pay' }),
    ({ classes }, { settings }) => {
      const forbiddenClass = classes.find((one) => settings[key].forbiddenClasses.includes(one));
      return forbiddenClass === undefined ? null : { rule: 'forbidden-class', class: forbiddenClass };
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

/** All payment methods in display order, with their rules. */
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
  // Large cash orders are confirmed by phone first.
  return isOver(total, confirmAboveMinor) ? 'on-hold' : 'confirmed';
}

/**
 * Every payment method with its verdict for one basket, in display order.
 *
 * Source: PM-01, PM-04
 */
export function eligibility(facts: PaymentFacts, rules: PaymentRules): PaymentMethod[] {
  return METHODS.map(({ code, kind, rules: against }) => {
    const byProducts: Reason[] = facts.ruledOut.includes(code) ? [{ rule: 'goods-rule' }] : [];
    const reasons = [...byProducts, ...against.flatMap((rule) => rule(facts, rules) ?? [])];
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

/** The method of an order that gift cards pay completely. */
export const GIFT_CARD_METHOD: PaymentMethod = {
  code: 'gift_card',
  isOffered: true,
  reasons: [],
  fee: NOTHING,
  firstStatus: 'confirmed',
  kind: null,
};

const SETTING_OF = { jamra_card: 'payments.card', jamra_wallet: 'payments.wallet' } as const;

/** The devices on which a setting forbids an online method. */
export function forbiddenDevices(
  code: keyof typeof SETTING_OF,
  settings: Pick<Settings, OnlineKey>,
): DeviceMode[] {
  const { devices } = settings[SETTING_OF[code]];
  return devices.length === 0 ? [] : DEVICE_MODES.filter((mode) => !devices.includes(mode));
}

/** The reasons against one method; none when it is offered. */
export function verdictOn(code: PaymentCode, facts: PaymentFacts, rules: PaymentRules): readonly Reason[] {
  return eligibility(facts, rules).find((method) => method.code === code)?.reasons ?? [];
}

/** The methods available for a basket. */
export function offeredMethods(facts: PaymentFacts, rules: PaymentRules): PaymentMethod[] {
  return eligibility(facts, rules).filter(({ isOffered }) => isOffered);
}

/** Rules that do not depend on the basket. */
const ALWAYS: readonly string[] = ['switched-off', 'no-provider', 'not-by-provider', 'no-account'];
const ANY_BASKET: PaymentFacts = {
  classes: [],
  total: NOTHING,
  emirate: null,
  needsDelivery: true,
  device: null,
  ruledOut: [],
};

/** The methods available for any basket. */
export function acceptedMethods(rules: PaymentRules): PaymentCode[] {
  const offered = eligibility(ANY_BASKET, rules).filter(
    ({ reasons }) => !reasons.some(({ rule }) => ALWAYS.includes(rule)),
  );
  return PAYMENT_CODES.filter((one) => offered.some(({ code }) => code === one));
}

/** The kind of a method at the provider; null for offline methods. */
export function kindOf(code: string): PaymentKind | null {
  return METHODS.find((method) => method.code === code)?.kind ?? null;
}
