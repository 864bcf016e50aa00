import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  label: { en: 'What customers say', ar: 'ماذا يقول العملاء' },
  shown: { desktop: 3, tablet: 2, mobile: 1 },
  navigation: 'both',
  autoplay: false,
  autoplaySpeed: 5000,
  loops: false,
};
