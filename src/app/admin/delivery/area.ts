import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/delivery/',
    label: 'adminDelivery:menu.delivery',
    icon: 'truck',
    need: 'delivery.change',
    group: 'store',
    order: 220,
  },
];

export const routes: AreaRoutes = {
  delivery: 'delivery.tsx',
  'delivery/:id': 'zone/zone.tsx',
};
