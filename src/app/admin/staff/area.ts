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
  {
    path: '/admin/api-keys/',
    label: 'adminStaff:keys.menu',
    icon: 'lock',
    need: 'api-keys.change',
    group: 'settings',
    order: 272,
    synonyms: 'token, bearer, integration, webhook, developer, secret, مفتاح, تكامل, رمز, مطور',
    related: ['/admin/staff/', '/admin/audit/', '/admin/settings/'],
  },
];

export const routes: AreaRoutes = {
  'api-keys': 'keys/keys.tsx',
  me: 'me.tsx',
  staff: 'staff.tsx',
  'staff/roles': 'roles/roles.tsx',
  'staff/roles/:role': 'roles/role.tsx',
};
