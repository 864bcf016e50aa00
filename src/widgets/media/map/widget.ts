import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const map: Widget<'map', typeof fields, object> = {
  name: 'map',
  group: 'media',
  icon: 'map-pin',
  version: 1,
  fields,
  isPart: true,
  messages,
  sample,
};
