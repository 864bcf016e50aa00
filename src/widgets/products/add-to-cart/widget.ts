import type { Widget } from '../../declaration.ts';
import { type AddToCartData, fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const addToCart: Widget<'add-to-cart', typeof fields, AddToCartData> = {
  name: 'add-to-cart',
  group: 'goods',
  icon: 'handbag',
  version: 1,
  fields,
  isPart: true,
  scriptObjects: ['variations'],
  messages,
  sample,
};
