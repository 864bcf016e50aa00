import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  label: { en: 'Highlights', ar: 'أبرز العروض' },
  slides: [
    {
      image: null,
      heading: { en: 'Warmth, without the flame', ar: 'دفء بلا لهب' },
      text: { en: 'Devices that are inspected before they ship.', ar: 'أجهزة تُفحص قبل شحنها.' },
      button: { label: { en: 'Shop devices', ar: 'تسوّق الأجهزة' }, url: '/category/devices/' },
    },
    {
      image: null,
      heading: { en: 'Delivered tomorrow', ar: 'يصلك غدًا' },
      text: {
        en: 'Across the UAE, age checked at the door.',
        ar: 'في جميع أنحاء الإمارات، مع التحقق من العمر عند الباب.',
      },
      button: { label: { en: 'Delivery times', ar: 'أوقات التوصيل' }, url: '/delivery/' },
    },
    {
      image: null,
      heading: { en: 'Two-year warranty', ar: 'ضمان سنتين' },
      text: { en: 'On every device, repaired in Dubai.', ar: 'على كل جهاز، مع الإصلاح في دبي.' },
      button: { label: { en: 'Questions', ar: 'الأسئلة' }, url: '/faq/' },
    },
  ],
  height: 'normal',
  navigation: 'both',
  autoplay: true,
  autoplaySpeed: 5000,
  loops: true,
};
