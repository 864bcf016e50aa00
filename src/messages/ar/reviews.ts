import type { Words } from '../words.ts';

export const reviews = {
  none: 'لا توجد تقييمات بعد.',
  count_zero: 'لا تقييمات',
  count_one: 'تقييم واحد',
  count_two: 'تقييمان',
  count_few: '{{count}} تقييمات',
  count_many: '{{count}} تقييمًا',
  count_other: '{{count}} تقييم',
  distribution: 'توزيع النجوم التي منحها المشترون',
  verified: 'شراء مؤكد',
  shop: 'جمرة، خدمة العملاء',
} satisfies Words;
