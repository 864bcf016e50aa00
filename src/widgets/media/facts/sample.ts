import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  items: [
    {
      icon: 'truck',
      title: { en: 'Free delivery', ar: 'توصيل مجاني' },
      text: { en: 'Across the UAE', ar: 'في جميع أنحاء الإمارات' },
    },
    {
      icon: 'shield-check',
      title: { en: 'Two-year warranty', ar: 'ضمان سنتين' },
      text: { en: 'On every device', ar: 'على كل جهاز' },
    },
  ],
};
