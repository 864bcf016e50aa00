import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/audit/',
    label: 'adminAudit:menu.audit',
    icon: 'clock',
    need: 'audit.see',
    group: 'settings',
    order: 290,
    synonyms: 'audit log, history, who changed, سجل, تاريخ, من غيّر',
    related: ['/admin/staff/', '/admin/settings/', '/admin/jobs/'],
  },
];

export const routes: AreaRoutes = {
  audit: 'audit.tsx',
  'audit/:id': 'entry.tsx',
};
