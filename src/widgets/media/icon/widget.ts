import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const icon: Widget<'icon', typeof fields, object> = {
  name: 'icon',
  group: 'media',
  icon: 'star',
  version: 1,
  fields,
  isPlain: true,
  isPart: true,
  messages,
  sample,
};
