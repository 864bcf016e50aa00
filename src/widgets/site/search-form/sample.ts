import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  skin: 'full-screen',
  placeholder: { en: 'Devices, sticks, accessories', ar: 'أجهزة، أعواد، ملحقات' },
};
