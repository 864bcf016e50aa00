import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/conversions/',
    label: 'adminConversions:menu.conversions',
    icon: 'upload',
    need: 'reports.see',
    group: 'shop',
    order: 23,
  },
];

export const routes: AreaRoutes = { conversions: 'conversions.tsx' };
