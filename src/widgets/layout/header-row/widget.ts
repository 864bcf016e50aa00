import type { Widget } from '../../declaration.ts';
import { ROW_SLOT } from '../row-slot.ts';
import { messages } from './messages.ts';

const fields = {};

export const headerRow: Widget<'header-row', typeof fields, object, 'start' | 'end'> = {
  name: 'header-row',
  group: 'layout',
  icon: 'list',
  version: 1,
  fields,
  slots: { start: ROW_SLOT, end: ROW_SLOT },
  standsIn: ['header'],
  isInline: true,
  messages,
  sample: {},
};
