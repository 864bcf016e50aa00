import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/reviews/',
    label: 'adminReviews:menu.reviews',
    icon: 'star',
    need: 'reviews.moderate',
    group: 'products',
    order: 200,
    synonyms: 'ratings, stars, comments, feedback, تقييم, مراجعة, مراجعات, نجوم, تعليقات, آراء',
    related: ['/admin/products/', '/admin/settings/'],
  },
];

export const routes: AreaRoutes = { reviews: 'reviews.tsx' };
