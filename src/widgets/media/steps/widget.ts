import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const steps: Widget<'steps', typeof fields, object> = {
  name: 'steps',
  group: 'media',
  icon: 'check-circle',
  version: 1,
  fields,
  isPart: true,
  messages,
  sample,
};
