import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/popups/simulator/',
    label: 'adminPopups:menu.simulator',
    icon: 'eye',
    need: 'content.see',
    group: 'marketing',
    order: 56,
    synonyms: 'modal, test popup, نافذة منبثقة, تجربة',
    related: ['/admin/templates/?place=popup', '/admin/popups/figures/', '/admin/ab-tests/'],
  },
  {
    path: '/admin/popups/figures/',
    label: 'adminPopups:menu.figures',
    icon: 'chart-bar',
    need: 'content.see',
    group: 'marketing',
    order: 58,
    synonyms: 'modal, views, conversion, نافذة منبثقة, أرقام',
    related: ['/admin/popups/simulator/', '/admin/ab-tests/', '/admin/templates/?place=popup'],
  },
];

export const routes: AreaRoutes = {
  'popups/simulator': 'simulator.tsx',
  'popups/figures': 'figures.tsx',
  'popups/figures/csv': 'figures-csv.ts',
};
