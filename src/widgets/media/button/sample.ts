import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  label: { en: 'Shop devices', ar: 'تسوّق الأجهزة' },
  url: '/shop/',
  look: 'primary',
};
