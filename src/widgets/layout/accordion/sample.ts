import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  items: [
    {
      title: { en: 'How long does delivery take?', ar: 'كم يستغرق التوصيل؟' },
      html: { en: '<p>One to two working days.</p>', ar: '<p>من يوم إلى يومي عمل.</p>' },
    },
    {
      title: { en: 'Can I return a device?', ar: 'هل يمكنني إرجاع جهاز؟' },
      html: { en: '<p>Within 14 days, unused.</p>', ar: '<p>خلال 14 يومًا، دون استخدام.</p>' },
    },
  ],
};
