import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/products/',
    label: 'adminProducts:menu.products',
    icon: 'package',
    need: 'products.see',
    group: 'products',
    order: 120,
    synonyms:
      'goods, items, catalogue, catalog, sku, barcode, prices, inventory, hide, archive, منتج, باركود, سلع, أصناف, أسعار, كتالوج, إخفاء, أخفي, أرشفة',
    related: [
      '/admin/categories/',
      '/admin/attributes/',
      '/admin/locations/',
      '/admin/data-transfer/',
      '/admin/media/',
    ],
  },
];

export const routes: AreaRoutes = {
  products: 'list/products.tsx',
  'products/sheet': 'sheet/sheet.tsx',
  'products/:id': 'product/product.tsx',
};
