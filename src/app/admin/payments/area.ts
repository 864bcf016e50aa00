import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/payments/',
    label: 'adminPayments:menu.payments',
    icon: 'credit-card',
    need: 'payments.see',
    group: 'shop',
    order: 190,
  },
];

export const routes: AreaRoutes = {
  payments: 'payments.tsx',
  'payments/ways': 'methods.tsx',
};
