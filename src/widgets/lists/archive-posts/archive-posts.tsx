import type { ResolvedOf } from '../../fields/field.ts';
import { type EmptyProps, Loop } from '../../loop/view/loop-content.tsx';
import { PostList } from '../../loop/view/post-list.tsx';
import type { ArchivePostsData, fields } from './fields.ts';
import { ShopCards } from './shop-cards.tsx';

type ArchivePostsProps = ResolvedOf<typeof fields> & ArchivePostsData & EmptyProps;

const LAYOUTS = {
  archive_cards: 'cards',
  archive_classic: 'classic',
  archive_full_content: 'full_content',
} as const;

/**
 * The documents of an archive, as cards, rows, full texts, or in the shop's default layout. Source: WG-14, WG-15,
 * WG-16
 */
export function ArchivePosts({ data, layout, shop, slots, ...grid }: ArchivePostsProps) {
  const { items } = data.loop;
  const shown = layout === 'archive_shop' ? shop.layout : LAYOUTS[layout];
  const isShopCards = layout === 'archive_shop' && shown === 'cards';
  return (
    <Loop data={data} grid={grid} empty={slots.empty}>
      {isShopCards ? (
        <ShopCards items={items} hasLead={shop.hasLead} />
      ) : (
        <PostList items={items} layout={shown} grid={grid} headingLevel={2} />
      )}
    </Loop>
  );
}
