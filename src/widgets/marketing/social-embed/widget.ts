import type { Widget } from '../../declaration.ts';
import { sourcesOf } from '../../social/networks.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const socialEmbed: Widget<'social-embed', typeof fields, object> = {
  name: 'social-embed',
  group: 'marketing',
  icon: 'play',
  version: 1,
  fields,
  isPart: true,
  sources: ({ address }) => sourcesOf('post', address),
  messages,
  sample,
};
