import { ArticleCard } from '#views/article-card/article-card.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { Tile } from '#views/picture/picture.tsx';
import { ProductCard } from '#views/product-card/product-card.tsx';
import type { LoopItem, TermFacts } from '../item.ts';

const TERM_SIZES = '(max-width: 768px) 100vw, 33vw';

function TermCard({ facts }: { facts: TermFacts }) {
  const { to } = useLanguage();
  return (
    <article className="j-post">
      {facts.picture === null ? null : (
        <div className="j-post__picture">
          <Tile picture={facts.picture} sizes={TERM_SIZES} alt="" />
        </div>
      )}
      <div className="j-post__words">
        <h3 className="j-post__title">
          <a href={to(facts.href)}>{facts.name}</a>
        </h3>
        {facts.text === '' ? null : <p className="j-post__text">{facts.text}</p>}
      </div>
    </article>
  );
}

/** The classes by which scripts and styles of the shop's owner know an item. */
function itemClass({ id }: LoopItem): string {
  return `e-loop-item e-loop-item-${id}`;
}

function ItemCard({ item }: { item: Exclude<LoopItem, { kind: 'product' }> }) {
  if (item.kind === 'term') return <TermCard facts={item.facts} />;
  return <ArticleCard article={item.facts} headingLevel={3} />;
}

/** An item of a loop as an entry of its list. */
export function LoopEntry({ item }: { item: LoopItem }) {
  if (item.kind === 'product')
    return <ProductCard card={item.card} className={itemClass(item)} headingLevel={3} />;
  return (
    <li className={itemClass(item)}>
      <ItemCard item={item} />
    </li>
  );
}
