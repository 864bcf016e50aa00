import type { Widget } from '../../declaration.ts';
import { PERSONAL_PLACES } from '../personal-places.ts';
import { type CheckoutData, fields } from './fields.ts';
import { messages } from './messages.ts';

export const checkout: Widget<'checkout', typeof fields, CheckoutData> = {
  name: 'checkout',
  group: 'shop',
  icon: 'money',
  version: 1,
  fields,
  standsIn: PERSONAL_PLACES,
  isPart: true,
  isPersonal: true,
  // Its code field has the id of the cart's.
  standsOnceAs: 'cart',
  scriptObjects: ['checkout'],
  maxPerDocument: 1,
  messages,
  sample: {},
};
