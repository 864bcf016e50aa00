import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/media/',
    label: 'adminMedia:menu.media',
    icon: 'images',
    need: 'products.see',
    group: 'goods',
    order: 170,
  },
];

export const routes: AreaRoutes = { media: 'media.tsx' };
