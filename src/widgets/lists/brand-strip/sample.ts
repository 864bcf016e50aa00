import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  heading: { en: 'Brands', ar: 'العلامات التجارية' },
  terms: [],
};
