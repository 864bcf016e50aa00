import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/legal/',
    label: 'adminLegal:menu.legal',
    icon: 'shield-check',
    need: 'settings.see',
    group: 'store',
    order: 250,
  },
];

export const routes: AreaRoutes = { legal: 'legal.tsx' };
