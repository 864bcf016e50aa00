import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const savedSection: Widget<'saved-section', typeof fields, object, never, 'content'> = {
  name: 'saved-section',
  group: 'layout',
  icon: 'link-simple',
  version: 1,
  fields,
  embeds: { setting: 'section', as: 'content' },
  messages,
  sample,
};
