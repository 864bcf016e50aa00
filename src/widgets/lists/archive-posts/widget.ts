import type { Widget } from '../../declaration.ts';
import { emptyFallback } from '../../loop/loop-of.ts';
import { type ArchivePostsData, fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const archivePosts: Widget<'archive-posts', typeof fields, ArchivePostsData, never, 'empty'> = {
  name: 'archive-posts',
  group: 'lists',
  icon: 'list-bullets',
  version: 1,
  fields,
  standsIn: ['archive'],
  standsFor: 'page-content',
  fallback: emptyFallback,
  isPart: true,
  isPerNode: true,
  maxPerDocument: 1,
  loop: (_settings, id) => ({
    id,
    items: 'articles',
    followsPage: true,
    pagesBySubject: true,
    avoidsDuplicates: false,
  }),
  messages,
  sample,
};
