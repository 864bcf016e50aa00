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
    related: ['/admin/home-pages/', '/admin/templates/?place=popup', '/admin/menus/', '/admin/design/'],
  },
  {
    path: '/admin/templates/?place=popup',
    label: 'adminPopups:menu.popups',
    icon: 'stack',
    need: 'content.see',
    group: 'marketing',
    order: 54,
    synonyms: 'modal, pop-up, overlay, campaign, نافذة منبثقة, إعلان',
    related: ['/admin/popups/simulator/', '/admin/popups/figures/', '/admin/ab-tests/', '/admin/templates/'],
  },
];

export const routes: AreaRoutes = {
  templates: 'templates.tsx',
  'templates/:id': 'template/template.tsx',
};
