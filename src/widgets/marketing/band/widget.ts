import type { Widget } from '../../declaration.ts';
import { outlineHeading } from '../../outline/outline.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const band: Widget<'band', typeof fields, object> = {
  name: 'band',
  group: 'marketing',
  icon: 'sliders-horizontal',
  version: 1,
  fields,
  // Two dark bands would weaken each other.
  maxPerDocument: 1,
  outline: ({ heading }, page) => outlineHeading({ text: heading, level: 2 }, page),
  messages,
  sample,
};
