import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/staff/',
    label: 'adminStaff:menu.staff',
    icon: 'users',
    need: 'staff.change',
    group: 'settings',
    order: 270,
    synonyms: 'team, employees, users, roles, permissions, موظفون, فريق, صلاحيات, مستخدمون',
    related: ['/admin/audit/', '/admin/settings/'],
  },
];

export const routes: AreaRoutes = {
  me: 'me.tsx',
  staff: 'staff.tsx',
};
