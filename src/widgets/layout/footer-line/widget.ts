import type { Widget } from '../../declaration.ts';
import { ROW_SLOT } from '../row-slot.ts';
import { messages } from './messages.ts';

const fields = {};

export const footerLine: Widget<'footer-line', typeof fields, object, 'content'> = {
  name: 'footer-line',
  group: 'layout',
  icon: 'list',
  version: 1,
  fields,
  slots: { content: ROW_SLOT },
  standsIn: ['footer'],
  isInline: true,
  messages,
  sample: {},
};
