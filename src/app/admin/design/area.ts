import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/design/',
    label: 'adminDesign:menu.design',
    icon: 'palette',
    need: 'design.change',
    group: 'content',
    order: 57,
    synonyms: 'theme, colours, colors, fonts, brand, logo, قالب, ألوان, خطوط, هوية',
    related: ['/admin/templates/', '/admin/home-pages/', '/admin/media/'],
  },
];

export const routes: AreaRoutes = { design: 'design.tsx' };
