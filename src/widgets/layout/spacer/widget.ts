import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const spacer: Widget<'spacer', typeof fields, object> = {
  name: 'spacer',
  group: 'layout',
  icon: 'minus',
  version: 1,
  fields,
  isPlain: true,

  messages,
  sample,
};
