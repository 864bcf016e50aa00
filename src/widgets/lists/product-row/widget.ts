import type { Widget } from '../../declaration.ts';
import { outlineHeading } from '../../outline/outline.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const productRow: Widget<'product-row', typeof fields, object> = {
  name: 'product-row',
  group: 'lists',
  icon: 'handbag',
  version: 2,
  fields,
  // Version 1 had the parts of the query beside the heading.
  upgrades: {
    2: ({ category, orderby, count, ...rest }) => ({ ...rest, products: { category, orderby, count } }),
  },
  mayStandAboveTheFold: true,
  outline: ({ heading }, page) => outlineHeading({ text: heading, level: 2 }, page),
  messages,
  sample,
};
