import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  title: { en: 'Pre-orders close in', ar: 'ينتهي الطلب المسبق بعد' },
  until: '2030-12-02T05:00:00.000Z',
  atEnd: 'text',
  endText: { en: 'Pre-orders are closed.', ar: 'انتهى الطلب المسبق.' },
};
