import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  heading: { en: 'From the journal', ar: 'من المدوّنة' },
  count: 3,
  more: { label: { en: 'All articles', ar: 'كل المقالات' }, url: '/blog/' },
};
