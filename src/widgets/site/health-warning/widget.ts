import type { Widget } from '../../declaration.ts';
import { messages } from './messages.ts';

const fields = {};

export const healthWarning: Widget<'health-warning', typeof fields, object> = {
  name: 'health-warning',
  group: 'site',
  icon: 'warning',
  version: 1,
  fields,
  isPart: true,
  isInline: true,
  messages,
  sample: {},
};
