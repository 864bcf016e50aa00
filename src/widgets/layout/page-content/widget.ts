import type { Widget } from '../../declaration.ts';
import { outlineContent } from '../../outline/outline.ts';
import { messages } from './messages.ts';

const fields = {};

/** Where a template prints its page. */
export const pageContent: Widget<'page-content', typeof fields, object> = {
  name: 'page-content',
  group: 'layout',
  icon: 'list-bullets',
  version: 1,
  fields,
  standsIn: [
    ...(['product', 'listing', 'search', 'article', 'archive', 'page'] as const),
    ...(['cart', 'checkout', 'order-received', 'account'] as const),
  ],
  isNeeded: true,
  mayLack: ['product'],
  isLive: true,
  maxPerDocument: 1,
  outline: outlineContent,
  messages,
  sample: {},
};
