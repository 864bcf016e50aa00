import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  items: [
    {
      number: 12_500,
      prefix: { en: '' },
      suffix: { en: '+' },
      label: { en: 'orders delivered', ar: 'طلب تم توصيله' },
    },
    {
      number: 7,
      prefix: { en: '' },
      suffix: { en: '' },
      label: { en: 'emirates, next day', ar: 'إمارات خلال يوم واحد' },
    },
    {
      number: 4.8,
      prefix: { en: '' },
      suffix: { en: ' / 5' },
      label: { en: 'average rating', ar: 'متوسط التقييم' },
    },
  ],
};
