import type { Widget } from '../../declaration.ts';
import { type CountdownData, fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const countdown: Widget<'countdown', typeof fields, CountdownData> = {
  name: 'countdown',
  group: 'media',
  icon: 'clock',
  version: 1,
  fields,
  isPart: true,
  messages,
  sample,
};
