import type { Widget } from '../../declaration.ts';
import { type ContentsData, fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const tableOfContents: Widget<'table-of-contents', typeof fields, ContentsData> = {
  name: 'table-of-contents',
  group: 'media',
  icon: 'list-bullets',
  version: 1,
  fields,
  // A saved section does not know which pages contain it.
  standsIn: ['home', 'text', 'product', 'listing', 'search', 'article', 'archive', 'page'],
  isPart: true,
  readsOutline: true,
  messages,
  sample,
};
