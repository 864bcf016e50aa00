import type { Widget } from '../../declaration.ts';
import { loopOf } from '../../loop/loop-of.ts';
import { withTermLists } from '../../loop/with-term-lists.ts';
import { fields, type PostsData } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const posts: Widget<'posts', typeof fields, PostsData> = {
  name: 'posts',
  group: 'lists',
  icon: 'list-bullets',
  version: 2,
  fields,
  upgrades: { 2: withTermLists },
  isPart: true,
  isPerNode: true,
  loop: (settings, id) => loopOf({ ...settings, items: 'articles' }, id),
  messages,
  sample,
};
