import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const menuCart: Widget<'menu-cart', typeof fields, object> = {
  name: 'menu-cart',
  group: 'site',
  icon: 'handbag',
  version: 1,
  fields,
  isPart: true,
  isInline: true,
  messages,
  sample,
};
