import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/consent/',
    label: 'adminConsent:menu.consent',
    icon: 'tray',
    need: 'audit.see',
    group: 'store',
    order: 275,
  },
];

export const routes: AreaRoutes = {
  consent: 'consent.tsx',
  'consent/csv': 'csv.ts',
};
