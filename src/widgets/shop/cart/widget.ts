import type { Widget } from '../../declaration.ts';
import { PERSONAL_PLACES } from '../personal-places.ts';
import { type CartData, fields } from './fields.ts';
import { messages } from './messages.ts';

export const cart: Widget<'cart', typeof fields, CartData> = {
  name: 'cart',
  group: 'shop',
  icon: 'handbag',
  version: 1,
  fields,
  standsIn: PERSONAL_PLACES,
  isPart: true,
  isPersonal: true,
  // Its code field has the id of the checkout's.
  standsOnceAs: 'cart',
  scriptObjects: ['cart'],
  maxPerDocument: 1,
  messages,
  sample: {},
};
