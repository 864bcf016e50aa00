import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  address: 'https://www.instagram.com/p/CUbHfhpswxt/',
  title: { en: 'How our customers set it up', ar: 'كيف يجهّزه عملاؤنا' },
  cover: null,
  ratio: '4-5',
};
