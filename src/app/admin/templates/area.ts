import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/templates/',
    label: 'adminTemplates:menu.templates',
    icon: 'stack',
    need: 'content.see',
    group: 'content',
    order: 55,
    synonyms: 'popup, header, footer, theme, sections, layout, نافذة منبثقة, رأس, تذييل, أقسام',
    related: ['/admin/home-pages/', '/admin/popups/simulator/', '/admin/menus/', '/admin/design/'],
  },
];

export const routes: AreaRoutes = {
  templates: 'templates.tsx',
  'templates/:id': 'template/template.tsx',
};
