import type { Widget } from '../../declaration.ts';
import { PERSONAL_PLACES } from '../personal-places.ts';
import { type AccountWidgetData, fields } from './fields.ts';
import { messages } from './messages.ts';

export const myAccount: Widget<'my-account', typeof fields, AccountWidgetData> = {
  name: 'my-account',
  group: 'shop',
  icon: 'user',
  version: 1,
  fields,
  standsIn: PERSONAL_PLACES,
  isPart: true,
  isPersonal: true,
  isPerPage: true,
  standsOnceAs: 'account',
  maxPerDocument: 1,
  messages,
  sample: {},
};
