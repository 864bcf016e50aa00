import type { Widget } from '../../declaration.ts';
import { messages } from './messages.ts';

const fields = {};

export const accountLink: Widget<'account-link', typeof fields, object> = {
  name: 'account-link',
  group: 'site',
  icon: 'user',
  version: 1,
  fields,
  isPart: true,
  isInline: true,
  messages,
  sample: {},
};
