import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  items: [
    {
      title: { en: 'In the box', ar: 'في العلبة' },
      html: { en: '<p>Device, charger, cable.</p>', ar: '<p>جهاز وشاحن وكابل.</p>' },
    },
    {
      title: { en: 'Care', ar: 'العناية' },
      html: { en: '<p>Clean the chamber once a week.</p>', ar: '<p>نظّف الحجرة مرة في الأسبوع.</p>' },
    },
    {
      title: { en: 'Warranty', ar: 'الضمان' },
      html: { en: '<p>Two years on every device.</p>', ar: '<p>سنتان على كل جهاز.</p>' },
    },
  ],
};
