import type { Widget } from '../../declaration.ts';
import { outlineHeading } from '../../outline/outline.ts';
import { fields, type JournalData } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const journal: Widget<'journal', typeof fields, JournalData> = {
  name: 'journal',
  group: 'lists',
  icon: 'calendar-check',
  version: 1,
  fields,
  outline: ({ heading }, page) => outlineHeading({ text: heading, level: 2 }, page),
  messages,
  sample,
};
