import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/promotions/',
    label: 'adminPromotions:menu.promotions',
    icon: 'percent',
    need: 'promotions.change',
    group: 'marketing',
    order: 51,
    synonyms:
      'coupon, voucher, discount, promo code, sale, offer, gift, كوبون, كوبونات, قسيمة, خصم, كود, عرض, تخفيض',
    related: ['/admin/products/', '/admin/gift-cards/', '/admin/settings/'],
  },
];

export const routes: AreaRoutes = {
  promotions: 'promotions.tsx',
  'promotions/new': 'promotion/new-promotion.tsx',
  'promotions/try': 'try.tsx',
  'promotions/:id': 'promotion/promotion.tsx',
};
