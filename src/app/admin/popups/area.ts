import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/popups/simulator/',
    label: 'adminPopups:menu.simulator',
    icon: 'eye',
    need: 'content.see',
    group: 'content',
    order: 56,
  },
];

export const routes: AreaRoutes = { 'popups/simulator': 'simulator.tsx' };
