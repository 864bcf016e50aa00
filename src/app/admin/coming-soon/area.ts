import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/coming-soon/',
    label: 'adminComingSoon:menu.comingSoon',
    icon: 'lock',
    need: 'settings.see',
    group: 'settings',
    order: 245,
    synonyms:
      'maintenance, closed, close the shop, store, launch, opening, password page, صيانة, إغلاق المتجر, افتتاح',
    related: ['/admin/pages/', '/admin/home-pages/', '/admin/settings/'],
  },
];

export const routes: AreaRoutes = { 'coming-soon': 'coming-soon.tsx' };
