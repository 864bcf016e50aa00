import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  address: 'https://www.facebook.com/facebook',
  title: { en: 'News from our workshop', ar: 'أخبار من ورشتنا' },
  cover: null,
  ratio: '4-5',
  hasPosts: true,
};
