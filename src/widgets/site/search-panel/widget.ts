import type { Widget } from '../../declaration.ts';
import { fields, type SearchPanelData } from './fields.ts';
import { messages } from './messages.ts';

export const searchPanel: Widget<'search-panel', typeof fields, SearchPanelData> = {
  name: 'search-panel',
  group: 'site',
  icon: 'magnifying-glass',
  version: 1,
  fields,
  standsIn: ['header'],
  maxPerDocument: 1,
  isInline: true,
  messages,
  sample: {},
};
