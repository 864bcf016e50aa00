import type { Widget } from '../../declaration.ts';
import { emptyFallback, loopOf } from '../../loop/loop-of.ts';
import { outlineLoop } from '../../loop/outline-loop.ts';
import { withTermLists } from '../../loop/with-term-lists.ts';
import { fields, type LoopCarouselData } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const loopCarousel: Widget<'loop-carousel', typeof fields, LoopCarouselData, never, 'empty'> = {
  name: 'loop-carousel',
  group: 'lists',
  icon: 'caret-right',
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
