import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

const NODES_MAX = 50;

export const twoColumns: Widget<'two-columns', typeof fields, object, 'start' | 'end'> = {
  name: 'two-columns',
  group: 'layout',
  icon: 'sliders-horizontal',
  version: 1,
  fields,
  isPlain: true,
  slots: { start: { max: NODES_MAX }, end: { max: NODES_MAX } },
  isPart: true,
  messages,
  sample,
};
