import type { Widget } from '../../declaration.ts';
import { loopOf } from '../../loop/loop-of.ts';
import { fields, type PortfolioData } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const portfolio: Widget<'portfolio', typeof fields, PortfolioData> = {
  name: 'portfolio',
  group: 'lists',
  icon: 'eye',
  version: 1,
  fields,
  isPart: true,
  isPerNode: true,
  loop: (settings, id) => loopOf({ ...settings, items: 'projects' }, id),
  messages,
  sample,
};
