import type { Widget } from '../../declaration.ts';
import { emptyFallback, loopOf } from '../../loop/loop-of.ts';
import { withTermLists } from '../../loop/with-term-lists.ts';
import { fields, type PostsData } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const posts: Widget<'posts', typeof fields, PostsData, never, 'empty'> = {
  name: 'posts',
  group: 'lists',
  icon: 'list-bullets',
  version: 2,
  fields,
  upgrades: { 2: withTermLists },
  fallback: emptyFallback,
  isPart: true,
  isPerNode: true,
  loop: (settings, id) => loopOf({ ...settings, items: 'articles' }, id),
  messages,
  sample,
};
