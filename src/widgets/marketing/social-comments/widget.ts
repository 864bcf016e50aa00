import type { Widget } from '../../declaration.ts';
import { sourcesOf } from '../../social/networks.ts';
import { type CommentsData, fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const socialComments: Widget<'social-comments', typeof fields, CommentsData> = {
  name: 'social-comments',
  group: 'marketing',
  icon: 'list-bullets',
  version: 1,
  fields,
  isPart: true,
  isPerPage: true,
  sources: ({ address }) => sourcesOf('comments', address),
  messages,
  sample,
};
