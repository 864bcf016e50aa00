import type { Widget } from '../../declaration.ts';
import { fields, type ImprintData } from './fields.ts';
import { messages } from './messages.ts';

export const imprint: Widget<'imprint', typeof fields, ImprintData> = {
  name: 'imprint',
  group: 'site',
  icon: 'info',
  version: 1,
  fields,
  isPart: true,
  isInline: true,
  messages,
  sample: {},
};
