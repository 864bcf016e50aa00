import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/categories/',
    label: 'adminTerms:menu.categories',
    icon: 'tree-structure',
    need: 'products.see',
    group: 'goods',
    order: 130,
  },
  {
    path: '/admin/attributes/',
    label: 'adminTerms:menu.attributes',
    icon: 'tag',
    need: 'products.see',
    group: 'goods',
    order: 140,
  },
  {
    path: '/admin/tags/',
    label: 'adminTerms:menu.tags',
    icon: 'bookmark',
    need: 'products.see',
    group: 'goods',
    order: 150,
  },
];

export const routes: AreaRoutes = {
  categories: 'categories.tsx',
  attributes: 'attributes.tsx',
  tags: 'tags.tsx',
};
