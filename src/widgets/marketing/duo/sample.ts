import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  cards: [
    {
      image: null,
      heading: { en: 'Starter kits', ar: 'أطقم البداية' },
      text: { en: 'A device, sticks and a case.', ar: 'جهاز وأعواد وحافظة.' },
      link: { label: { en: 'See the kits', ar: 'تصفّح الأطقم' }, url: '/shop/' },
      ground: '#e8e1d9',
      focus: '50% 50%',
    },
    {
      image: null,
      heading: { en: 'Care', ar: 'العناية' },
      text: { en: 'Keep your device clean.', ar: 'حافظ على نظافة جهازك.' },
      link: { label: { en: 'See how', ar: 'تعرّف كيف' }, url: '/shop/' },
      ground: '#f2ede7',
      focus: '50% 50%',
    },
  ],
};
