import type { HTMLAttributes } from 'react';
import type { ProductCard as Card } from '#shop/listing';
import { hasCopies } from '../picture/picture.tsx';
import { join } from '../style/join.ts';
import { balancedColumns, type Columns, columnStyle, hasLoneCard, wideCard } from './balanced-columns.ts';
import { type CachedPart, useCachedMarkup } from './cached-markup.tsx';
import { type CardProps, ProductCard } from './product-card.tsx';

type ListProps = HTMLAttributes<HTMLUListElement> & Readonly<{ entries: readonly CardProps[] }>;

function toPart(entry: CardProps): CachedPart {
  const { card, ...others } = entry;
  return { id: card.id, data: card, variant: JSON.stringify(others), node: () => <ProductCard {...entry} /> };
}

/** React adds a preload for an image that is not lazy, except within <picture>; cached markup could not carry it. */
function isPreloaded({ isEager = false, card: { picture } }: CardProps): boolean {
  return isEager && picture !== null && !hasCopies(picture);
}

/** Products as the entries of a list: their cached markup, or in a browser elements. */
export function ProductList({ entries, ...attributes }: ListProps) {
  const cached = useCachedMarkup(entries.some(isPreloaded) ? null : entries.map(toPart));
  if (cached === null)
    return (
      <ul {...attributes}>
        {entries.map((entry) => (
          <ProductCard key={entry.card.id} {...entry} />
        ))}
      </ul>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React from the same entries
  return <ul {...attributes} dangerouslySetInnerHTML={{ __html: cached }} />;
}

type GridProps = {
  cards: readonly Card[];
  columns: Columns;
  /** All of a list, rather than a page of it: its last row has no single card. */
  isWhole?: boolean;
  headingLevel?: 2 | 3;
  /** Number of pictures that are not lazy. */
  eager?: number;
};

/** A product grid; two columns on a phone. */
export function ProductGrid({ cards, columns, isWhole = false, headingLevel = 2, eager = 0 }: GridProps) {
  const shown = isWhole ? balancedColumns(cards.length, columns) : columns;
  const wide = isWhole ? wideCard(cards.length) : -1;
  const isTrio = isWhole && cards.length === 3;
  return (
    <ProductList
      className={join(
        'j-grid products',
        isWhole && 'j-grid--whole',
        isTrio && 'j-grid--trio',
        hasLoneCard(cards.length, shown) && 'j-grid--lone',
      )}
      style={columnStyle(shown)}
      entries={cards.map((card, index) => ({
        card,
        isEager: index < eager,
        isWide: index === wide,
        headingLevel,
      }))}
    />
  );
}
