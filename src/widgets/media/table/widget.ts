import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const table: Widget<'table', typeof fields, object> = {
  name: 'table',
  group: 'media',
  icon: 'list',
  version: 1,
  fields,
  isPart: true,
  messages,
  sample,
};
