import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  items: [
    {
      title: { en: 'Order', ar: 'اطلب' },
      text: { en: 'By midnight, for the next day.', ar: 'قبل منتصف الليل، لليوم التالي.' },
    },
    {
      title: { en: 'We check', ar: 'نفحص' },
      text: { en: 'Every device is tested before it ships.', ar: 'يُختبر كل جهاز قبل شحنه.' },
    },
    {
      title: { en: 'At your door', ar: 'عند بابك' },
      text: { en: 'Have your Emirates ID ready.', ar: 'جهّز هويتك الإماراتية.' },
    },
  ],
};
