import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/subscriptions/',
    label: 'adminSubscriptions:menu.subscriptions',
    icon: 'clock',
    need: 'orders.see',
    group: 'orders',
    order: 188,
    synonyms: 'recurring, renewal, repeat, تجديد, متكرر',
    related: ['/admin/orders/', '/admin/settings/', '/admin/payments/'],
  },
];

export const routes: AreaRoutes = {
  subscriptions: 'subscriptions.tsx',
  'subscriptions/:id': 'subscription.tsx',
};
