import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/entries/',
    label: 'adminEntries:menu.entries',
    icon: 'tray',
    need: 'forms.see',
    group: 'customers',
    order: 80,
    synonyms: 'contact form, inbox, enquiries, forms, نموذج التواصل, استفسارات, نماذج',
    related: ['/admin/customers/', '/admin/subscribers/', '/admin/pages/'],
  },
];

export const routes: AreaRoutes = {
  entries: 'entries.tsx',
  'entries/:id': 'entry.tsx',
  'entries/csv': 'csv.ts',
  'entries/:id/files/:file': 'file.ts',
};
