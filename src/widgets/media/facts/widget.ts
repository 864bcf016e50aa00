import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const facts: Widget<'facts', typeof fields, object> = {
  name: 'facts',
  group: 'media',
  icon: 'list-bullets',
  version: 1,
  fields,
  messages,
  sample,
};
