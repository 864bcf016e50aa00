import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/analytics/',
    label: 'adminAnalytics:menu.analytics',
    icon: 'chart-bar',
    need: 'reports.see',
    group: 'shop',
    order: 22,
  },
];

export const routes: AreaRoutes = {
  analytics: 'analytics.tsx',
  'analytics/csv': 'csv.ts',
};
