import type { Widget } from '../../declaration.ts';
import { type FormData, fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const form: Widget<'form', typeof fields, FormData> = {
  name: 'form',
  group: 'marketing',
  icon: 'list-bullets',
  version: 1,
  fields,
  isPart: true,
  isPerNode: true,
  messages,
  sample,
};
