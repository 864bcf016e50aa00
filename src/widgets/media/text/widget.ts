import type { Widget } from '../../declaration.ts';
import { outlineText } from '../../outline/outline.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const text: Widget<'text', typeof fields, object> = {
  name: 'text',
  group: 'media',
  icon: 'list-bullets',
  version: 1,
  fields,
  isPlain: true,
  isPart: true,
  outline: ({ html }, page) => outlineText(html, page),
  messages,
  sample,
};
