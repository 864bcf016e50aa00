import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/categories/',
    label: 'adminTerms:menu.categories',
    icon: 'tree-structure',
    need: 'products.see',
    group: 'products',
    order: 130,
    synonyms: 'collections, departments, فئة, قسم, أقسام, مجموعات',
    related: ['/admin/products/', '/admin/menus/', '/admin/attributes/'],
  },
  {
    path: '/admin/attributes/',
    label: 'adminTerms:menu.attributes',
    icon: 'tag',
    need: 'products.see',
    group: 'products',
    order: 140,
    synonyms:
      'brands, colours, colors, sizes, variations, options, علامة تجارية, علامات تجارية, سمة, خاصية, ألوان, أحجام, خصائص',
    related: ['/admin/products/', '/admin/categories/', '/admin/tags/'],
  },
  {
    path: '/admin/tags/',
    label: 'adminTerms:menu.tags',
    icon: 'bookmark',
    need: 'products.see',
    group: 'products',
    order: 150,
    synonyms: 'labels, keywords, وسم, وسوم, كلمات',
    related: ['/admin/products/', '/admin/promotions/', '/admin/categories/'],
  },
];

export const routes: AreaRoutes = {
  categories: 'categories.tsx',
  attributes: 'attributes.tsx',
  tags: 'tags.tsx',
};
