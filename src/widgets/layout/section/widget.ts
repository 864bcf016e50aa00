import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

const NODES_MAX = 50;

export const section: Widget<'section', typeof fields, object, 'content'> = {
  name: 'section',
  group: 'layout',
  icon: 'list',
  version: 1,
  fields,
  isPlain: true,
  slots: { content: { max: NODES_MAX } },
  messages,
  sample,
};
