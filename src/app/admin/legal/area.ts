import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/legal/',
    label: 'adminLegal:menu.legal',
    icon: 'shield-check',
    need: 'settings.see',
    group: 'settings',
    order: 250,
    synonyms: 'terms, licence, license, age, health warning, tobacco, قانوني, رخصة, عمر, تحذير',
    related: ['/admin/restrictions/', '/admin/taxes/', '/admin/pages/', '/admin/settings/'],
  },
];

export const routes: AreaRoutes = { legal: 'legal.tsx' };
