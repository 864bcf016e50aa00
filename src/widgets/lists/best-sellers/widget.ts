import type { Widget } from '../../declaration.ts';
import { type BestSellersData, fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const bestSellers: Widget<'best-sellers', typeof fields, BestSellersData> = {
  name: 'best-sellers',
  group: 'lists',
  icon: 'star',
  version: 1,
  fields,
  messages,
  sample,
};
