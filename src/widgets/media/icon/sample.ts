import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  icon: 'truck',
  label: { en: 'Free delivery', ar: 'توصيل مجاني' },
  size: 'normal',
  url: '/delivery/',
};
