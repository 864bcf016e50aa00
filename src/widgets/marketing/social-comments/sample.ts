import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  address: 'https://t.me/telegram/83',
  title: { en: 'What readers say', ar: 'آراء القرّاء' },
  cover: null,
  ratio: '4-5',
  count: 5,
};
