import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/taxes/',
    label: 'adminTaxes:menu.taxes',
    icon: 'calculator',
    need: 'settings.see',
    group: 'store',
    order: 260,
  },
];

export const routes: AreaRoutes = { taxes: 'taxes.tsx' };
