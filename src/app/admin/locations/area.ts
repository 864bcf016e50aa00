import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/locations/',
    label: 'adminLocations:menu.locations',
    icon: 'warehouse',
    need: 'products.see',
    group: 'products',
    order: 160,
    synonyms:
      'stock, warehouse, stocktake, barcode, branch, store, opening hours, pickup, مخزون, مستودع, مخزن, جرد, باركود, فرع, ساعات العمل',
    related: ['/admin/products/', '/admin/orders/', '/admin/settings/'],
  },
];

export const routes: AreaRoutes = {
  locations: 'locations.tsx',
  'locations/count': 'count-sheet.tsx',
};
