import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  image: null,
  heading: { en: 'One charge, a whole day', ar: 'شحنة واحدة ليوم كامل' },
  text: { en: 'Made for days away from a socket.', ar: 'لأيام بعيدة عن المقبس.' },
  facts: [
    { value: { en: '20', ar: '20' }, label: { en: 'sessions', ar: 'جلسة' } },
    { value: { en: '15 s', ar: '15 ث' }, label: { en: 'to heat up', ar: 'للتسخين' } },
  ],
  link: { label: { en: 'See the device', ar: 'اعرف المزيد' }, url: '/shop/' },
};
