import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  caption: { en: 'Delivery in the UAE', ar: 'التوصيل في الإمارات' },
  hasHeaderRow: true,
  hasHeaderColumn: true,
  rows: [
    { cells: [{ text: { en: 'Emirate', ar: 'الإمارة' } }, { text: { en: 'Time', ar: 'المدة' } }] },
    { cells: [{ text: { en: 'Dubai', ar: 'دبي' } }, { text: { en: 'Same day', ar: 'في اليوم نفسه' } }] },
    {
      cells: [
        { text: { en: 'Sharjah', ar: 'الشارقة' } },
        { text: { en: 'Next day', ar: 'في اليوم التالي' } },
      ],
    },
  ],
};
