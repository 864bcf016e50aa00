import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  heading: { en: 'Shop by category', ar: 'تسوّق حسب الفئة' },
  tiles: [
    {
      image: null,
      label: { en: 'Devices', ar: 'الأجهزة' },
      note: { en: 'Nine models', ar: 'تسعة طرازات' },
      url: '/shop/',
    },
    { image: null, label: { en: 'Sticks', ar: 'الأعواد' }, note: { en: '' }, url: '/sticks/' },
  ],
};
