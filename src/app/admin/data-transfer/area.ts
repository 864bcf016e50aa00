import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/data-transfer/',
    label: 'adminDataTransfer:menu.dataTransfer',
    icon: 'arrows-left-right',
    need: 'data-transfer.run',
    group: 'settings',
    order: 230,
    synonyms: 'csv, backup, migrate, woocommerce, excel, نسخ احتياطي, ملف, نقل',
    related: ['/admin/products/', '/admin/orders/', '/admin/redirects/'],
  },
];

export const routes: AreaRoutes = {
  'data-transfer': 'data-transfer.tsx',
  'data-transfer/:id': 'run.tsx',
};
