import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const button: Widget<'button', typeof fields, object> = {
  name: 'button',
  group: 'media',
  icon: 'link-simple',
  version: 1,
  fields,
  isPlain: true,
  isPart: true,
  messages,
  sample,
};
