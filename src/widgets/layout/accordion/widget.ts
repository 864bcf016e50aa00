import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const accordion: Widget<'accordion', typeof fields, object> = {
  name: 'accordion',
  group: 'layout',
  icon: 'caret-down',
  version: 1,
  fields,
  isPart: true,
  messages,
  sample,
};
