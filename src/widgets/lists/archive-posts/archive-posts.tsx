import type { ResolvedOf } from '../../fields/field.ts';
import { Loop } from '../../loop/view/loop-content.tsx';
import { PostList } from '../../loop/view/post-list.tsx';
import type { ArchivePostsData, fields } from './fields.ts';

const LAYOUTS = {
  archive_cards: 'cards',
  archive_classic: 'classic',
  archive_full_content: 'full_content',
} as const;

/** What an archive lists, as cards, as rows, or whole. Source: WG-14, WG-15, WG-16 */
export function ArchivePosts({ data, layout, ...grid }: ResolvedOf<typeof fields> & ArchivePostsData) {
  return (
    <Loop data={data} grid={grid}>
      <PostList items={data.loop.items} layout={LAYOUTS[layout]} grid={grid} headingLevel={2} />
    </Loop>
  );
}
