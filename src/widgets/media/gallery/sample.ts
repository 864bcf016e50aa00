import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  pictures: [{ image: null, caption: { en: 'The workshop in Dubai', ar: 'الورشة في دبي' } }],
  columns: { desktop: 3, mobile: 2 },
  ratio: 'square',
};
