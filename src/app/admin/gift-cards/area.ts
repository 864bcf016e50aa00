import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/gift-cards/',
    label: 'adminGiftCards:menu.giftCards',
    icon: 'gift',
    need: 'orders.see',
    group: 'shop',
    order: 185,
  },
];

export const routes: AreaRoutes = {
  'gift-cards': 'gift-cards.tsx',
  'gift-cards/liability': 'liability.tsx',
  'gift-cards/liability/csv': 'csv.ts',
  'gift-cards/:id': 'gift-card.tsx',
};
