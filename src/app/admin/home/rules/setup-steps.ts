import type { Right } from '#shop/staff';

/** The shop's data that setup steps depend on. */
export type SetupFacts = Readonly<{
  details: Readonly<Record<'name' | 'email' | 'phone' | 'address', boolean>>;
  hasLogo: boolean;
  hasProduct: boolean;
  hasDelivery: boolean;
  hasPayment: boolean;
  hasTaxNumber: boolean;
  legal: Readonly<Record<'warning' | 'licence' | 'terms' | 'privacy', boolean>>;
  hasOrder: boolean;
  isOpen: boolean;
}>;

export const SETUP_STEPS = [
  'details',
  'logo',
  'products',
  'delivery',
  'payments',
  'taxes',
  'legal',
  'order',
  'opening',
] as const;
export type SetupStepName = (typeof SETUP_STEPS)[number];

/** A setup step: whether it is done, its missing parts, and its screen, without language. */
export type SetupStep = Readonly<{
  name: SetupStepName;
  isDone: boolean;
  missing: readonly string[];
  path: string;
  /** Whether it links to the storefront, in a new tab. */
  isOutside: boolean;
}>;

type Rule = Readonly<{
  /** The right that the step needs. */
  need: Right;
  path: string | ((missing: readonly string[]) => string);
  isDone: (facts: SetupFacts) => boolean;
  parts?: (facts: SetupFacts) => Readonly<Record<string, boolean>>;
  isOutside?: true;
}>;

const AGREED = ['terms', 'privacy'];

const RULES: Readonly<Record<SetupStepName, Rule>> = {
  details: {
    need: 'settings.change',
    path: '/admin/settings/?group=shop#shop.name',
    parts: ({ details }) => details,
    isDone: () => true,
  },
  logo: {
    need: 'settings.change',
    path: '/admin/settings/?group=shop#shop.logo',
    isDone: ({ hasLogo }) => hasLogo,
  },
  products: {
    need: 'products.change',
    path: '/admin/products/new/',
    isDone: ({ hasProduct }) => hasProduct,
  },
  delivery: { need: 'delivery.change', path: '/admin/delivery/', isDone: ({ hasDelivery }) => hasDelivery },
  payments: {
    need: 'settings.change',
    path: '/admin/payments/ways/',
    isDone: ({ hasPayment }) => hasPayment,
  },
  taxes: { need: 'settings.change', path: '/admin/taxes/', isDone: ({ hasTaxNumber }) => hasTaxNumber },
  legal: {
    need: 'settings.change',
    parts: ({ legal }) => legal,
    path: (missing) =>
      missing.length > 0 && missing.every((part) => AGREED.includes(part))
        ? '/admin/pages/'
        : '/admin/legal/',
    isDone: () => true,
  },
  order: { need: 'orders.change', path: '/shop/', isOutside: true, isDone: ({ hasOrder }) => hasOrder },
  opening: { need: 'settings.change', path: '/admin/coming-soon/', isDone: ({ isOpen }) => isOpen },
};

function stepOf(name: SetupStepName, facts: SetupFacts): SetupStep {
  const { path, isDone, parts, isOutside = false } = RULES[name];
  const missing = Object.entries(parts?.(facts) ?? {})
    .filter(([, isThere]) => !isThere)
    .map(([part]) => part);
  return {
    ...{ name, missing, isOutside },
    isDone: missing.length === 0 && isDone(facts),
    path: typeof path === 'string' ? path : path(missing),
  };
}

/** @returns the setup steps that these rights allow, in order */
export function setupSteps(facts: SetupFacts, rights: readonly Right[]): SetupStep[] {
  return SETUP_STEPS.filter((name) => rights.includes(RULES[name].need)).map((name) => stepOf(name, facts));
}
