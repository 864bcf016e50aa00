import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  html: {
    en: '<p>The blade warms the stick from within. <a href="/faq/">Questions</a></p>',
    ar: '<p>تسخّن الشفرة العود من الداخل. <a href="/faq/">الأسئلة</a></p>',
  },
};
