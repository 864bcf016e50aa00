import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/staff/',
    label: 'adminStaff:menu.staff',
    icon: 'users',
    need: 'staff.change',
    group: 'store',
    order: 270,
  },
];

export const routes: AreaRoutes = {
  me: 'me.tsx',
  staff: 'staff.tsx',
};
