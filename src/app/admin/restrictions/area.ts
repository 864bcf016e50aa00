import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/restrictions/',
    label: 'adminRestrictions:menu.restrictions',
    icon: 'prohibit',
    need: 'restrictions.change',
    group: 'settings',
    order: 240,
    synonyms: 'tobacco, age, emirate, ban, تبغ, عمر, حظر, منع',
    related: ['/admin/legal/', '/admin/payments/', '/admin/delivery/'],
  },
];

export const routes: AreaRoutes = { restrictions: 'restrictions.tsx' };
