import type { Localized } from '#kernel/language.ts';
import type { Sellable } from '#shop/catalogue';
import type { Settings } from '#shop/settings';

/** The field of the plan in forms, and its name among the options of a line: `subscription_weeks=4`. */
export const PLAN_FIELD = 'subscription_weeks';

/** What an order line calls the plan. */
export const PLAN_LABEL: Localized = { en: 'Subscription', ar: 'الاشتراك' };

type PlanSettings = Pick<
  Settings,
  'subscriptions.enabled' | 'subscriptions.intervals' | 'subscriptions.classes'
>;
type Subscribable = Pick<Sellable, 'class' | 'type'>;

/** How often a line is ordered again. */
export type Plan = Readonly<{ weeks: number; name: Localized }>;

function arabicName(weeks: number): string {
  if (weeks === 1) return 'كل أسبوع';
  if (weeks === 2) return 'كل أسبوعين';
  return weeks <= 10 ? `كل ${weeks} أسابيع` : `كل ${weeks} أسبوعًا`;
}

/** The name of a plan. It is here because orders store it with the other options of a line. */
export function planName(weeks: number): Localized {
  return { en: weeks === 1 ? 'Every week' : `Every ${weeks} weeks`, ar: arabicName(weeks) };
}

/** The subscription intervals of a product, in weeks, shortest first; empty if it cannot be subscribed to. */
export function planWeeks({ class: kind, type }: Subscribable, settings: PlanSettings): number[] {
  const isSold = settings['subscriptions.enabled'] && settings['subscriptions.classes'].includes(kind);
  if (!isSold || type === 'grouped' || type === 'external') return [];
  return settings['subscriptions.intervals'].map(Number).sort((a, b) => a - b);
}

/** The plan among the options of a line; null for a line that is ordered once, also when its plan is no longer offered. */
export function planOf(
  options: Readonly<Record<string, string>>,
  product: Subscribable,
  settings: PlanSettings,
): Plan | null {
  const chosen = options[PLAN_FIELD];
  const weeks = planWeeks(product, settings).find((one) => String(one) === chosen);
  return weeks === undefined ? null : { weeks, name: planName(weeks) };
}

/** Options without the plan. */
export function withoutPlan(options: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(options).filter(([name]) => name !== PLAN_FIELD));
}
