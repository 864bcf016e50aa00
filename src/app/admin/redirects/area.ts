import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/redirects/',
    label: 'adminRedirects:menu.redirects',
    icon: 'arrow-bend-up-right',
    need: 'redirects.change',
    group: 'content',
    order: 70,
    synonyms: '301, old urls, moved, روابط قديمة, إعادة توجيه',
    related: ['/admin/pages/', '/admin/products/', '/admin/data-transfer/'],
  },
];

export const routes: AreaRoutes = { redirects: 'redirects.tsx' };
