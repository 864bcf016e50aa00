import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const slides: Widget<'slides', typeof fields, object> = {
  name: 'slides',
  group: 'marketing',
  icon: 'corners-out',
  version: 1,
  fields,
  messages,
  sample,
};
