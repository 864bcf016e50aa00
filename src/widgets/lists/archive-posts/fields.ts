import { choice } from '../../fields/values.ts';
import type { LoopData } from '../../loop/item.ts';
import { gridFields } from '../../loop/loop-fields.ts';

const { columns, equalHeight, masonry, emptyText } = gridFields;

export const fields = {
  layout: choice(['archive_cards', 'archive_classic', 'archive_full_content']),
  paging: choice(['numbers-previous-next', 'numbers', 'previous-next', 'load-more', 'endless']),
  ...{ columns, equalHeight, masonry, emptyText },
};

/** What the loader adds. */
export type ArchivePostsData = { data: LoopData };
