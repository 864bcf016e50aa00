import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/',
    label: 'adminHome:menu.home',
    icon: 'house',
    need: 'anybody',
    group: 'shop',
    order: 10,
  },
];

export const routes: AreaRoutes = { '': 'home.tsx' };
