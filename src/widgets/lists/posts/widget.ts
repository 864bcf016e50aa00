import type { Widget } from '../../declaration.ts';
import { loopOf } from '../../loop/loop-of.ts';
import { fields, type PostsData } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const posts: Widget<'posts', typeof fields, PostsData> = {
  name: 'posts',
  group: 'lists',
  icon: 'list-bullets',
  version: 1,
  fields,
  isPart: true,
  isPerNode: true,
  loop: (settings, id) => loopOf({ ...settings, items: 'articles' }, id),
  messages,
  sample,
};
