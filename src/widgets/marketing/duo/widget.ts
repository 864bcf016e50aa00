import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const duo: Widget<'duo', typeof fields, object> = {
  name: 'duo',
  group: 'marketing',
  icon: 'corners-in',
  version: 1,
  fields,
  messages,
  sample,
};
