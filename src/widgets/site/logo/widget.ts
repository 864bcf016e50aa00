import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const logo: Widget<'logo', typeof fields, object> = {
  name: 'logo',
  group: 'site',
  icon: 'star',
  version: 1,
  fields,
  isPart: true,
  isInline: true,
  messages,
  sample,
};
