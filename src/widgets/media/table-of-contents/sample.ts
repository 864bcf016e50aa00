import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  heading: { en: 'On this page', ar: 'في هذه الصفحة' },
  deepest: '3',
  marker: 'none',
  isCollapsed: false,
};
