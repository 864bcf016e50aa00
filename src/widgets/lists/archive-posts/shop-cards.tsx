import { ArticleCard } from '#views/article-card/article-card.tsx';
import { join } from '#views/style/join.ts';
import type { LoopItem } from '../../loop/item.ts';

const EAGER = 2;

type ShopCardsProps = Readonly<{
  items: readonly LoopItem[];
  /** The newest one is large. */
  hasLead: boolean;
}>;

/** Articles or projects as cards, as the shop's own archives have them. */
export function ShopCards({ items, hasLead }: ShopCardsProps) {
  return (
    <ul
      className={join('j-grid j-grid--three elementor-loop-container', hasLead && 'j-archive__led')}
      data-loop-items=""
    >
      {items.map((item, at) =>
        item.kind === 'document' ? (
          <li key={item.id} className={`e-loop-item e-loop-item-${item.id}`}>
            <ArticleCard article={item.facts} isEager={at < EAGER} />
          </li>
        ) : null,
      )}
    </ul>
  );
}
