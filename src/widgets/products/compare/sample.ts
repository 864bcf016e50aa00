import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  title: { en: 'Which one is yours?', ar: 'أيها يناسبك؟' },
  products: { category: '', orderby: 'popularity', count: 12 },
  initially: 3,
};
