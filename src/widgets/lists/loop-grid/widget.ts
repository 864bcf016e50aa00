import type { Widget } from '../../declaration.ts';
import { loopOf } from '../../loop/loop-of.ts';
import { fields, type LoopGridData } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const loopGrid: Widget<'loop-grid', typeof fields, LoopGridData> = {
  name: 'loop-grid',
  group: 'lists',
  icon: 'list-bullets',
  version: 1,
  fields,
  isPart: true,
  isPerNode: true,
  loop: loopOf,
  messages,
  sample,
};
