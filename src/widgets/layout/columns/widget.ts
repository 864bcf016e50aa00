import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

const NODES_MAX = 50;

export const columns: Widget<'columns', typeof fields, object, 'content'> = {
  name: 'columns',
  group: 'layout',
  icon: 'sliders-horizontal',
  version: 1,
  fields,
  isPlain: true,
  isPart: true,
  slots: { content: { max: NODES_MAX } },
  messages,
  sample,
};
