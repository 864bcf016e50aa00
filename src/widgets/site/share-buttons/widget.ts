import type { Widget } from '../../declaration.ts';
import { fields, type ShareData } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const shareButtons: Widget<'share-buttons', typeof fields, ShareData> = {
  name: 'share-buttons',
  group: 'site',
  icon: 'share-network',
  version: 1,
  fields,
  isPart: true,
  isPerPage: true,
  messages,
  sample,
};
