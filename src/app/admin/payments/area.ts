import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/payments/',
    label: 'adminPayments:menu.payments',
    icon: 'credit-card',
    need: 'payments.see',
    group: 'orders',
    order: 190,
    synonyms:
      'refund, money, transactions, stripe, cards, payout, reconcile, استرداد, معاملات, بطاقات, أموال',
    related: ['/admin/orders/', '/admin/settings/', '/admin/restrictions/'],
  },
];

export const routes: AreaRoutes = {
  payments: 'payments.tsx',
  'payments/ways': 'methods.tsx',
};
