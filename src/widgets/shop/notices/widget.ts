import type { Widget } from '../../declaration.ts';
import { fields, type NoticesData } from './fields.ts';
import { messages } from './messages.ts';

export const notices: Widget<'notices', typeof fields, NoticesData> = {
  name: 'notices',
  group: 'shop',
  icon: 'info',
  version: 1,
  fields,
  showsNotices: true,
  standsOnceAs: 'notices',
  messages,
  sample: {},
};
