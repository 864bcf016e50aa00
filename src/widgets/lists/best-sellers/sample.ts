import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  heading: { en: 'What others buy', ar: 'ما يشتريه الآخرون' },
  count: 4,
};
