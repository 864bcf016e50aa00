import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/analytics/',
    label: 'adminAnalytics:menu.analytics',
    icon: 'chart-bar',
    need: 'reports.see',
    group: 'analytics',
    order: 22,
    synonyms: 'visits, traffic, visitors, statistics, زيارات, زوار, إحصاءات',
    related: ['/admin/reports/', '/admin/conversions/', '/admin/settings/'],
  },
];

export const routes: AreaRoutes = {
  analytics: 'analytics.tsx',
  'analytics/csv': 'csv.ts',
  'analytics/breakdown': 'breakdown/breakdown.tsx',
  'analytics/breakdown/csv': 'breakdown/csv.ts',
};
