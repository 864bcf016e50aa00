import type { Widget } from '../../declaration.ts';
import { emptyFallback, loopOf } from '../../loop/loop-of.ts';
import { withTermLists } from '../../loop/with-term-lists.ts';
import { fields, type PortfolioData } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const portfolio: Widget<'portfolio', typeof fields, PortfolioData, never, 'empty'> = {
  name: 'portfolio',
  group: 'lists',
  icon: 'eye',
  version: 2,
  fields,
  upgrades: { 2: withTermLists },
  fallback: emptyFallback,
  isPart: true,
  isPerNode: true,
  loop: (settings, id) => loopOf({ ...settings, items: 'projects' }, id),
  messages,
  sample,
};
