import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/entries/',
    label: 'adminEntries:menu.entries',
    icon: 'tray',
    need: 'forms.see',
    group: 'shop',
    order: 80,
  },
];

export const routes: AreaRoutes = {
  entries: 'entries.tsx',
  'entries/:id': 'entry.tsx',
  'entries/csv': 'csv.ts',
  'entries/:id/files/:file': 'file.ts',
};
