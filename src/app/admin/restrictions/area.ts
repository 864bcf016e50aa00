import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/restrictions/',
    label: 'adminRestrictions:menu.restrictions',
    icon: 'prohibit',
    need: 'restrictions.change',
    group: 'store',
    order: 240,
  },
];

export const routes: AreaRoutes = { restrictions: 'restrictions.tsx' };
