import type { Widget } from '../../declaration.ts';
import { outlineHeading } from '../../outline/outline.ts';
import { fields, type SearchData } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const search: Widget<'search', typeof fields, SearchData> = {
  name: 'search',
  group: 'site',
  icon: 'magnifying-glass',
  version: 1,
  fields,
  isPart: true,
  outline: ({ heading }, page) => outlineHeading({ text: heading, level: 2 }, page),
  messages,
  sample,
};
