import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/design/',
    label: 'adminDesign:menu.design',
    icon: 'palette',
    need: 'design.change',
    group: 'content',
    order: 57,
  },
];

export const routes: AreaRoutes = { design: 'design.tsx' };
