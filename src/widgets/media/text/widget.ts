import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const text: Widget<'text', typeof fields, object> = {
  name: 'text',
  group: 'media',
  icon: 'list-bullets',
  version: 1,
  fields,
  isPart: true,
  messages,
  sample,
};
