import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const tabs: Widget<'tabs', typeof fields, object> = {
  name: 'tabs',
  group: 'layout',
  icon: 'list',
  version: 1,
  fields,
  isPart: true,
  messages,
  sample,
};
