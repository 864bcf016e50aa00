import type { Widget } from '../../declaration.ts';
import { type CompanyData, fields } from './fields.ts';
import { messages } from './messages.ts';

export const company: Widget<'company', typeof fields, CompanyData> = {
  name: 'company',
  group: 'site',
  icon: 'map-pin',
  version: 1,
  fields,
  standsIn: ['footer'],
  isInline: true,
  messages,
  sample: {},
};
