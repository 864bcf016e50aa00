import type { Widget } from '../../declaration.ts';
import { emptyFallback, loopOf } from '../../loop/loop-of.ts';
import { outlineLoop } from '../../loop/outline-loop.ts';
import { withTermLists } from '../../loop/with-term-lists.ts';
import { fields, type LoopGridData } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const loopGrid: Widget<'loop-grid', typeof fields, LoopGridData, never, 'empty'> = {
  name: 'loop-grid',
  group: 'lists',
  icon: 'list-bullets',
  version: 2,
  fields,
  upgrades: { 2: withTermLists },
  fallback: emptyFallback,
  isPart: true,
  isPerNode: true,
  loop: loopOf,
  outline: outlineLoop,
  messages,
  sample,
};
