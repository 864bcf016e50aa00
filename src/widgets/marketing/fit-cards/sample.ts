import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  heading: { en: 'Which sticks fit?', ar: 'أي الأعواد تناسب؟' },
  text: { en: 'Choose your device to see only what fits it.', ar: 'اختر جهازك لترى ما يناسبه فقط.' },
  cards: [
    {
      image: null,
      heading: { en: 'Slim sticks', ar: 'أعواد رفيعة' },
      text: { en: 'For slim devices.', ar: 'للأجهزة الرفيعة.' },
      link: { label: { en: 'See slim sticks', ar: 'تصفّح الأعواد الرفيعة' }, url: '/sticks/' },
    },
  ],
};
