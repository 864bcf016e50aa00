import type { Widget } from '../../declaration.ts';
import { outlineHeading } from '../../outline/outline.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const heading: Widget<'heading', typeof fields, object> = {
  name: 'heading',
  group: 'media',
  icon: 'list-bullets',
  version: 1,
  fields,
  isPlain: true,
  isPart: true,
  outline: ({ text, level }, page) => outlineHeading({ text, level: Number(level) }, page),
  messages,
  sample,
};
