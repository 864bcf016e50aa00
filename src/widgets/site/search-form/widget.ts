import type { Widget } from '../../declaration.ts';
import { fields, type SearchFormData } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const searchForm: Widget<'search-form', typeof fields, SearchFormData> = {
  name: 'search-form',
  group: 'site',
  icon: 'magnifying-glass',
  version: 1,
  fields,
  isPart: true,
  messages,
  sample,
};
