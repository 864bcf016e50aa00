import type { Widget } from '../../declaration.ts';
import { PERSONAL_PLACES } from '../personal-places.ts';
import { fields, type WishlistData } from './fields.ts';
import { messages } from './messages.ts';

export const wishlist: Widget<'wishlist', typeof fields, WishlistData> = {
  name: 'wishlist',
  group: 'shop',
  icon: 'heart',
  version: 1,
  fields,
  standsIn: PERSONAL_PLACES,
  isPart: true,
  isPersonal: true,
  isPerPage: true,
  maxPerDocument: 1,
  messages,
  sample: {},
};
