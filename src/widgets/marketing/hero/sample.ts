import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  slides: [
    {
      image: null,
      heading: { en: 'Warmth, without the flame', ar: 'دفء بلا لهب' },
      text: { en: 'Devices that are inspected before they ship.', ar: 'أجهزة تُفحص قبل شحنها.' },
      links: [{ label: { en: 'Shop devices', ar: 'تسوّق الأجهزة' }, url: '/shop/' }],
    },
  ],
};
