import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  text: {
    en: 'Ordered in the morning, delivered in the evening.',
    ar: 'طلبت في الصباح ووصل الطلب في المساء.',
  },
  author: { en: 'A customer in Sharjah', ar: 'عميل من الشارقة' },
};
