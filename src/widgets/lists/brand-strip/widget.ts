import type { Widget } from '../../declaration.ts';
import { outlineHeading } from '../../outline/outline.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const brandStrip: Widget<'brand-strip', typeof fields, object> = {
  name: 'brand-strip',
  group: 'lists',
  icon: 'link-simple',
  version: 1,
  fields,
  isPart: true,
  outline: ({ heading }, page) => outlineHeading({ text: heading, level: 2 }, page),
  messages,
  sample,
};
