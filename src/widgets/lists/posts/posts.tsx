import type { ResolvedOf } from '../../fields/field.ts';
import { type EmptyProps, Loop } from '../../loop/view/loop-content.tsx';
import { PostList } from '../../loop/view/post-list.tsx';
import type { fields, PostsData } from './fields.ts';

/** Articles as cards, as rows, or whole. Source: WG-01, WG-02, WG-03 */
export function Posts({ data, layout, slots, ...grid }: ResolvedOf<typeof fields> & PostsData & EmptyProps) {
  return (
    <Loop data={data} grid={grid} empty={slots.empty}>
      <PostList items={data.loop.items} layout={layout} grid={grid} headingLevel={3} />
    </Loop>
  );
}
