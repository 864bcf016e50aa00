import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/settings/',
    label: 'adminSettings:menu.settings',
    icon: 'gear',
    need: 'settings.see',
    group: 'settings',
    order: 100,
    synonyms: 'preferences, configuration, options, خيارات, تفضيلات',
    related: ['/admin/payments/', '/admin/taxes/', '/admin/legal/', '/admin/delivery/', '/admin/staff/'],
  },
];

export const routes: AreaRoutes = { settings: 'settings.tsx' };
