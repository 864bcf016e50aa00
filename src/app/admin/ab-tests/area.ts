import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/ab-tests/',
    label: 'adminAbTests:menu.abTests',
    icon: 'arrows-left-right',
    need: 'content.see',
    group: 'marketing',
    order: 59,
    synonyms: 'split test, experiment, variant, اختبار, تجربة, مقارنة',
    related: ['/admin/popups/figures/', '/admin/templates/?place=popup', '/admin/popups/simulator/'],
  },
];

export const routes: AreaRoutes = {
  'ab-tests': 'ab-tests.tsx',
  'ab-tests/new': 'new-ab-test.tsx',
  'ab-tests/:id': 'ab-test.tsx',
  'ab-tests/:id/csv': 'csv.ts',
};
