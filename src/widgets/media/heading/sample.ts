import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  text: { en: 'How it works', ar: 'كيف يعمل' },
  level: '2',
};
