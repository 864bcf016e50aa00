import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  heading: { en: 'This page has moved on', ar: 'انتقلت هذه الصفحة' },
  text: { en: 'Search for what you were looking for.', ar: 'ابحث عمّا تريد.' },
  hasSearch: true,
  hasCategories: true,
};
