import { choice } from '../../fields/values.ts';
import type { LoopData } from '../../loop/item.ts';
import { emptyFields, gridFields } from '../../loop/loop-fields.ts';

const { columns, equalHeight, masonry } = gridFields;

export const fields = {
  layout: choice(['archive_cards', 'archive_classic', 'archive_full_content', 'archive_shop']),
  paging: choice(['numbers-previous-next', 'numbers', 'previous-next', 'load-more', 'endless']),
  ...{ columns, equalHeight, masonry },
  ...emptyFields,
};

/** The loader's data; `shop` is the layout of the shop's default archive. */
export type ArchivePostsData = {
  data: LoopData;
  shop: Readonly<{ layout: 'cards' | 'classic' | 'full_content'; hasLead: boolean }>;
};
