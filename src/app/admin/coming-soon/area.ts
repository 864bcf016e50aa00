import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/coming-soon/',
    label: 'adminComingSoon:menu.comingSoon',
    icon: 'lock',
    need: 'settings.see',
    group: 'store',
    order: 245,
  },
];

export const routes: AreaRoutes = { 'coming-soon': 'coming-soon.tsx' };
