import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/menus/',
    label: 'adminMenus:menu.menus',
    icon: 'list-dashes',
    need: 'content.see',
    group: 'content',
    order: 60,
    synonyms: 'navigation, header links, footer links, قائمة, روابط, تنقل',
    related: ['/admin/pages/', '/admin/categories/', '/admin/templates/'],
  },
];

export const routes: AreaRoutes = { menus: 'menus.tsx' };
