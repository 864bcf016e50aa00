import type { Widget } from '../../declaration.ts';
import { outlineHeading } from '../../outline/outline.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const categoryTiles: Widget<'category-tiles', typeof fields, object> = {
  name: 'category-tiles',
  group: 'lists',
  icon: 'list',
  version: 1,
  fields,
  mayStandAboveTheFold: true,
  outline: ({ heading }, page) => outlineHeading({ text: heading, level: 2 }, page),
  messages,
  sample,
};
