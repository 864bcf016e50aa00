import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/gift-cards/',
    label: 'adminGiftCards:menu.giftCards',
    icon: 'gift',
    need: 'orders.see',
    group: 'marketing',
    order: 52,
    synonyms: 'voucher, gift voucher, balance, بطاقة هدية, قسيمة, رصيد, هدية',
    related: ['/admin/products/', '/admin/orders/', '/admin/settings/'],
  },
];

export const routes: AreaRoutes = {
  'gift-cards': 'gift-cards.tsx',
  'gift-cards/liability': 'liability.tsx',
  'gift-cards/liability/csv': 'csv.ts',
  'gift-cards/:id': 'gift-card.tsx',
};
