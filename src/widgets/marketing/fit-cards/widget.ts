import type { Widget } from '../../declaration.ts';
import { outlineHeading } from '../../outline/outline.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const fitCards: Widget<'fit-cards', typeof fields, object> = {
  name: 'fit-cards',
  group: 'marketing',
  icon: 'check-circle',
  version: 1,
  fields,
  outline: ({ heading }, page) => outlineHeading({ text: heading, level: 2 }, page),
  messages,
  sample,
};
