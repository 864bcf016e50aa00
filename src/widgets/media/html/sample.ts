import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  html: {
    en: '<details><summary>What is in the box?</summary><ul><li>Holder</li><li>Charger</li></ul></details>',
    ar: '<details><summary>ماذا يوجد في العلبة؟</summary><ul><li>الحامل</li><li>الشاحن</li></ul></details>',
  },
};
