import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';

export const divider: Widget<'divider', typeof fields, object> = {
  name: 'divider',
  group: 'layout',
  icon: 'minus',
  version: 1,
  fields,
  isPlain: true,
  isPart: true,
  messages,
  sample: {},
};
