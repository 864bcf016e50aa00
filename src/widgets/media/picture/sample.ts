import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  image: null,
  caption: { en: 'The blade, enlarged', ar: 'الشفرة مكبّرة' },
  url: '',
};
