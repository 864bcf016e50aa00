import type { Widget } from '../../declaration.ts';
import { sourcesOf } from '../../social/networks.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const socialPage: Widget<'social-page', typeof fields, object> = {
  name: 'social-page',
  group: 'marketing',
  icon: 'user',
  version: 1,
  fields,
  isPart: true,
  sources: ({ address }) => sourcesOf('page', address),
  messages,
  sample,
};
