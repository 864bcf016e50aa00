import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/delivery/',
    label: 'adminDelivery:menu.delivery',
    icon: 'truck',
    need: 'delivery.change',
    group: 'settings',
    order: 220,
    synonyms:
      'delivery, courier, rates, zones, slots, emirates, شحن, توصيل, مناطق التوصيل, أسعار الشحن, إمارات',
    related: ['/admin/restrictions/', '/admin/orders/', '/admin/settings/'],
  },
];

export const routes: AreaRoutes = {
  delivery: 'delivery.tsx',
  'delivery/:id': 'zone/zone.tsx',
};
