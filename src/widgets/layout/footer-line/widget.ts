import type { Widget } from '../../declaration.ts';
import { messages } from './messages.ts';

const fields = {};

const NODES_MAX = 20;

export const footerLine: Widget<'footer-line', typeof fields, object, 'content'> = {
  name: 'footer-line',
  group: 'layout',
  icon: 'list',
  version: 1,
  fields,
  slots: { content: { max: NODES_MAX, isInline: true } },
  standsIn: ['footer'],
  isInline: true,
  messages,
  sample: {},
};
