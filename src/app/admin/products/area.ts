import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/products/',
    label: 'adminProducts:menu.products',
    icon: 'package',
    need: 'products.see',
    group: 'goods',
    order: 120,
  },
];

export const routes: AreaRoutes = {
  products: 'list/products.tsx',
  'products/sheet': 'sheet/sheet.tsx',
  'products/:id': 'product/product.tsx',
};
