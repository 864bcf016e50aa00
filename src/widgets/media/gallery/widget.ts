import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const gallery: Widget<'gallery', typeof fields, object> = {
  name: 'gallery',
  group: 'media',
  icon: 'corners-out',
  version: 1,
  fields,
  isPart: true,
  messages,
  sample,
};
