import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/reports/',
    label: 'adminReports:menu.reports',
    icon: 'chart-bar',
    need: 'reports.see',
    group: 'analytics',
    order: 20,
    synonyms: 'sales, revenue, vat, tax report, statistics, تقرير, مبيعات, إيرادات, ضريبة',
    related: ['/admin/analytics/', '/admin/taxes/', '/admin/orders/'],
  },
];

export const routes: AreaRoutes = {
  reports: 'reports.tsx',
  'reports/csv': 'csv.ts',
};
