import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/trash/',
    label: 'adminTrash:menu.trash',
    icon: 'trash',
    need: ['products.change', 'media.change', 'content.change', 'delivery.change', 'design.change'],
    group: 'content',
    order: 175,
    synonyms: 'bin, deleted, restore, undo, سلة المهملات, محذوف, محذوفات, استعادة',
    related: ['/admin/categories/', '/admin/media/', '/admin/pages/'],
  },
];

export const routes: AreaRoutes = { trash: 'trash.tsx' };
