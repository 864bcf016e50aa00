import type { Widget } from '../../declaration.ts';
import { type CategoryTreeData, fields } from './fields.ts';
import { messages } from './messages.ts';

export const categoryTree: Widget<'category-tree', typeof fields, CategoryTreeData> = {
  name: 'category-tree',
  group: 'site',
  icon: 'list-bullets',
  version: 1,
  fields,
  isPart: true,
  isPerPage: true,
  isInline: true,
  messages,
  sample: {},
};
