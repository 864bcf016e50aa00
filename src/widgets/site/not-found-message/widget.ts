import type { Widget } from '../../declaration.ts';
import { fields, type NotFoundMessageData } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const notFoundMessage: Widget<'not-found-message', typeof fields, NotFoundMessageData> = {
  name: 'not-found-message',
  group: 'site',
  icon: 'warning-circle',
  version: 1,
  fields,
  standsIn: ['not-found'],
  maxPerDocument: 1,
  messages,
  sample,
};
