import type { Widget } from '../../declaration.ts';
import { outlineHeading } from '../../outline/outline.ts';
import { type CompareData, fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const compare: Widget<'compare', typeof fields, CompareData> = {
  name: 'compare',
  group: 'goods',
  icon: 'list-bullets',
  version: 1,
  fields,
  isPart: true,
  isPerPage: true,
  maxPerDocument: 1,
  standsIn: ['home', 'text', 'section'],
  outline: ({ title }, page) => outlineHeading({ text: title, level: 2 }, page),
  messages,
  sample,
};
