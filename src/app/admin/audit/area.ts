import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/audit/',
    label: 'adminAudit:menu.audit',
    icon: 'clock',
    need: 'audit.see',
    group: 'store',
    order: 290,
  },
];

export const routes: AreaRoutes = {
  audit: 'audit.tsx',
  'audit/:id': 'entry.tsx',
};
