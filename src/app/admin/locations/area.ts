import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/locations/',
    label: 'adminLocations:menu.locations',
    icon: 'warehouse',
    need: 'products.see',
    group: 'products',
    order: 160,
    synonyms: 'stock, warehouse, stocktake, مخزون, مستودع, مخزن, جرد',
    related: ['/admin/products/', '/admin/orders/', '/admin/settings/'],
  },
];

export const routes: AreaRoutes = {
  locations: 'locations.tsx',
  'locations/count': 'count-sheet.tsx',
};
