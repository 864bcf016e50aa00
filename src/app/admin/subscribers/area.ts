import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/subscribers/',
    label: 'adminSubscribers:menu.subscribers',
    icon: 'tray',
    need: 'forms.see',
    group: 'marketing',
    order: 81,
    synonyms: 'newsletter, mailing list, consent, نشرة, قائمة بريدية',
    related: ['/admin/pages/', '/admin/customers/', '/admin/mails/'],
  },
];

export const routes: AreaRoutes = {
  subscribers: 'subscribers.tsx',
  'subscribers/csv': 'csv.ts',
};
