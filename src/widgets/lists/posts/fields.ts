import { record } from '../../fields/nested.ts';
import { choice } from '../../fields/values.ts';
import type { LoopData } from '../../loop/item.ts';
import { articleFields, countFields, gridFields } from '../../loop/loop-fields.ts';

export const fields = {
  layout: choice(['cards', 'classic', 'full_content']),
  articles: record(articleFields),
  ...countFields,
  ...gridFields,
};

/** What the loader adds. */
export type PostsData = { data: LoopData };
