import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from '../payment-button/fields.ts';

export const sample: ValuesOf<typeof fields> = {
  label: { en: '', ar: '' },
  product: null,
  quantity: 1,
  item: { name: { en: 'Device check-up', ar: 'فحص الجهاز' }, price: 75 },
};
