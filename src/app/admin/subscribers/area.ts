import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/subscribers/',
    label: 'adminSubscribers:menu.subscribers',
    icon: 'tray',
    need: 'forms.see',
    group: 'shop',
    order: 81,
  },
];

export const routes: AreaRoutes = {
  subscribers: 'subscribers.tsx',
  'subscribers/csv': 'csv.ts',
};
