import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/settings/',
    label: 'adminSettings:menu.settings',
    icon: 'gear',
    need: 'settings.see',
    group: 'store',
    order: 100,
  },
];

export const routes: AreaRoutes = { settings: 'settings.tsx' };
