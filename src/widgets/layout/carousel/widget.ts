import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

const NODES_MAX = 30;

export const carousel: Widget<'carousel', typeof fields, object, 'content'> = {
  name: 'carousel',
  group: 'layout',
  icon: 'caret-right',
  version: 1,
  fields,
  slots: { content: { max: NODES_MAX, refuses: ['carousel', 'loop-carousel', 'slides'] } },
  isPart: true,
  messages,
  sample,
};
