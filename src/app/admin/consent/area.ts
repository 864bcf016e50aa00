import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/consent/',
    label: 'adminConsent:menu.consent',
    icon: 'tray',
    need: 'audit.see',
    group: 'customers',
    order: 275,
    synonyms: 'cookies, gdpr, privacy, خصوصية, ملفات الارتباط, موافقات',
    related: ['/admin/settings/', '/admin/analytics/', '/admin/customers/'],
  },
];

export const routes: AreaRoutes = {
  consent: 'consent.tsx',
  'consent/csv': 'csv.ts',
};
