import { initialOf, type ValuesOf } from '../../fields/field.ts';
import { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  ...initialOf(fields),
  title: { en: 'Newsletter', ar: 'النشرة البريدية' },
};
