import type { PaymentProvider } from '#platform/payments/provider.ts';
import type { ReadSettings, Settings } from '#shop/settings';
import { acceptedMethods, eligibility, type PaymentFacts, type PaymentRules } from './payment-method.ts';

export {
  kindOf,
  offeredMethods,
  PAYMENT_CODES,
  type PaymentCode,
  type PaymentFacts,
  type PaymentMethod,
  type PaymentRules,
  type Reason,
} from './payment-method.ts';

export type PaymentNeeds = Readonly<{
  settings: ReadSettings;
  /** By name; one that is named in the settings and not here takes nothing. */
  providers: Readonly<Partial<Record<string, PaymentProvider>>>;
}>;

/**
 * How orders are paid.
 *
 * `rules` is what the ways to pay go by; `accepted` those that the shop has for some basket; `explain` says of every way
 * whether it is offered for a basket and, for staff, why not.
 * Source: PM-01, PM-04
 */
export function createPayments({ settings, providers }: PaymentNeeds) {
  const rules = (known: Settings): PaymentRules => ({
    settings: known,
    provider: providers[known['payments.provider']] ?? null,
  });
  return {
    rules,
    accepted: async () => acceptedMethods(rules(await settings())),
    explain: async (facts: PaymentFacts) => eligibility(facts, rules(await settings())),
  };
}
