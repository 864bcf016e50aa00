import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  address: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  title: { en: 'How to clean the device', ar: 'كيفية تنظيف الجهاز' },
  poster: null,
  subtitles: { en: '', ar: '' },
  ratio: '16-9',
};
