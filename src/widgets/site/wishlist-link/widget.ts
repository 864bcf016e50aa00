import type { Widget } from '../../declaration.ts';
import { messages } from './messages.ts';

const fields = {};

export const wishlistLink: Widget<'wishlist-link', typeof fields, object> = {
  name: 'wishlist-link',
  group: 'site',
  icon: 'heart',
  version: 1,
  fields,
  isPart: true,
  isInline: true,
  messages,
  sample: {},
};
