import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  action: 'follow',
  address: 'https://www.facebook.com/facebook',
  network: 'whatsapp',
  hasCounter: false,
};
