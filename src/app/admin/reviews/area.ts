import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/reviews/',
    label: 'adminReviews:menu.reviews',
    icon: 'star',
    need: 'reviews.moderate',
    group: 'goods',
    order: 200,
  },
];

export const routes: AreaRoutes = { reviews: 'reviews.tsx' };
