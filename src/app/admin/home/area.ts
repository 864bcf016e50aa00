import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/',
    label: 'adminHome:menu.home',
    icon: 'house',
    need: 'anybody',
    group: 'home',
    order: 10,
    synonyms: 'dashboard, overview, start, الرئيسية, لوحة التحكم',
    related: ['/admin/orders/', '/admin/reports/', '/admin/analytics/'],
  },
];

export const routes: AreaRoutes = { '': 'home.tsx', manifest: 'manifest.ts' };
