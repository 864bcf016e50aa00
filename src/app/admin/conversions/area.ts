import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/conversions/',
    label: 'adminConversions:menu.conversions',
    icon: 'upload',
    need: 'reports.see',
    group: 'analytics',
    order: 23,
    synonyms: 'google ads, meta, facebook, pixel, tracking, تتبع, تحويلات, فيسبوك',
    related: ['/admin/analytics/', '/admin/settings/', '/admin/orders/'],
  },
];

export const routes: AreaRoutes = { conversions: 'conversions.tsx' };
