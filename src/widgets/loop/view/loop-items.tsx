import type { HTMLAttributes } from 'react';
import { ArticleCard } from '#views/article-card/article-card.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { Tile } from '#views/picture/picture.tsx';
import { ProductCard } from '#views/product-card/product-card.tsx';
import { ProductList } from '#views/product-card/product-list.tsx';
import { join } from '#views/style/join.ts';
import { BlockLink } from '../../parts/links.tsx';
import type { LoopItem, ShownItem, TermFacts } from '../item.ts';

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

/** An item as the shop's own lists show it. */
export function ItemCard({ item }: { item: LoopItem }) {
  if (item.kind === 'product') return <ProductCard card={item.card} as="div" headingLevel={3} />;
  if (item.kind === 'term') return <TermCard facts={item.facts} />;
  return <ArticleCard article={item.facts} headingLevel={3} />;
}

/** The address of an item, without language. */
export function hrefOf(item: LoopItem): string {
  if (item.kind === 'product') return item.card.address;
  return item.kind === 'document' ? item.facts.path : item.facts.href;
}

export function nameOf(item: LoopItem): string {
  if (item.kind === 'product') return item.card.name;
  return item.kind === 'document' ? item.facts.title : item.facts.name;
}

type LoopEntryProps = Readonly<{ item: ShownItem; isLink?: boolean }>;

type LoopEntriesProps = HTMLAttributes<HTMLUListElement> &
  Readonly<{ items: readonly ShownItem[]; isLink: boolean }>;

/** The items of a loop as a list. */
export function LoopEntries({ items, isLink, ...attributes }: LoopEntriesProps) {
  const cards = items.flatMap((item) =>
    item.kind === 'product' && item.node === null
      ? [{ card: item.card, className: itemClass(item), headingLevel: 3 as const }]
      : [],
  );
  if (cards.length === items.length) return <ProductList {...attributes} entries={cards} />;
  return (
    <ul {...attributes}>
      {items.map((item) => (
        <LoopEntry key={item.id} item={item} isLink={isLink} />
      ))}
    </ul>
  );
}

/** An item of a loop as an entry of its list. */
export function LoopEntry({ item, isLink = false }: LoopEntryProps) {
  if (item.node === null && item.kind === 'product')
    return <ProductCard card={item.card} className={itemClass(item)} headingLevel={3} />;
  // The shop's own cards are links as a whole.
  const isLinked = isLink && item.node !== null;
  return (
    <li className={join(itemClass(item), item.node !== null && 'j-item', isLinked && 'j-block--link')}>
      {item.node ?? <ItemCard item={item} />}
      {isLinked ? <BlockLink url={hrefOf(item)} screenReaderText={nameOf(item)} /> : null}
    </li>
  );
}
