import type { Widget } from '../../declaration.ts';
import { messages } from './messages.ts';

const fields = {};

const NODES_MAX = 20;

export const headerRow: Widget<'header-row', typeof fields, object, 'start' | 'end'> = {
  name: 'header-row',
  group: 'layout',
  icon: 'list',
  version: 1,
  fields,
  slots: { start: { max: NODES_MAX, isInline: true }, end: { max: NODES_MAX, isInline: true } },
  standsIn: ['header'],
  isInline: true,
  messages,
  sample: {},
};
