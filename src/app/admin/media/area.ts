import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/media/',
    label: 'adminMedia:menu.media',
    icon: 'images',
    need: 'products.see',
    group: 'content',
    order: 170,
    synonyms: 'images, pictures, photos, files, uploads, library, صورة, صور, ملفات, مكتبة',
    related: ['/admin/products/', '/admin/pages/', '/admin/design/'],
  },
];

export const routes: AreaRoutes = { media: 'media.tsx' };
