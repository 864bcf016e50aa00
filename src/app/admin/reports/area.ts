import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/reports/',
    label: 'adminReports:menu.reports',
    icon: 'chart-bar',
    need: 'reports.see',
    group: 'shop',
    order: 20,
  },
];

export const routes: AreaRoutes = {
  reports: 'reports.tsx',
  'reports/csv': 'csv.ts',
};
