import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const counters: Widget<'counters', typeof fields, object> = {
  name: 'counters',
  group: 'media',
  icon: 'plus',
  version: 1,
  fields,
  isPart: true,
  messages,
  sample,
};
