import type { ComponentType } from 'react';
import { ArticleKind, ArticleMeta } from '#views/article-card/article-card.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { Tile } from '#views/picture/picture.tsx';
import { PriceLine } from '#views/price/price.tsx';
import { AddButton, Badges } from '#views/product-card/product-card.tsx';
import type { ResolvedOf } from '../fields/field.ts';
import type { LoopItem } from '../loop/item.ts';
import { hrefOf, ItemCard, nameOf } from '../loop/view/loop-items.tsx';
import type { ItemWidgetName, itemFields } from './item-widgets.ts';
import { textOf } from './load-item.ts';

type Props<Name extends ItemWidgetName> = ResolvedOf<(typeof itemFields)[Name]> & { item: LoopItem };

const SIZES = '(max-width: 768px) 50vw, 33vw';

function ItemPicture({ item, ratio }: Props<'item-picture'>) {
  const { picture } = item.kind === 'product' ? item.card : item.facts;
  return (
    <div className={`j-item__picture j-item__picture--${ratio}`}>
      <Tile picture={picture} sizes={SIZES} alt="" />
    </div>
  );
}

function ItemTitle({ item, level }: Props<'item-title'>) {
  const { to } = useLanguage();
  const Heading = `h${level}` as const;
  return (
    <Heading className="j-item__title">
      <a href={to(hrefOf(item))}>{nameOf(item)}</a>
    </Heading>
  );
}

function ItemText({ item }: Props<'item-text'>) {
  return <p className="j-quiet">{textOf(item)}</p>;
}

function ItemPrice({ item }: Props<'item-price'>) {
  const { t } = useLanguage();
  if (item.kind !== 'product') return null;
  const { price } = item.card;
  if (price === null) return <span className="j-quiet j-small">{t('product:noPrice')}</span>;
  return <PriceLine {...price} />;
}

function ItemMeta({ item }: Props<'item-meta'>) {
  if (item.kind === 'product') return <p className="j-card__brand">{item.card.brand}</p>;
  return item.kind === 'document' ? <ArticleMeta article={item.facts} /> : null;
}

function ItemCategory({ item }: Props<'item-category'>) {
  return item.kind === 'document' ? <ArticleKind category={item.facts.category} /> : null;
}

function ItemBadge({ item }: Props<'item-badge'>) {
  return item.kind === 'product' ? <Badges card={item.card} /> : null;
}

function ItemAdd({ item }: Props<'item-add'>) {
  return item.kind === 'product' ? <AddButton card={item.card} /> : null;
}

function ItemLink({ item, label, look }: Props<'item-link'>) {
  const { t, to } = useLanguage();
  const name = nameOf(item);
  const text = label === '' ? t('content:readOn') : label;
  return (
    <a className={`j-btn j-btn--${look}`} href={to(hrefOf(item))} aria-label={`${text}: ${name}`}>
      {text}
    </a>
  );
}

// biome-ignore lint/suspicious/noExplicitAny: the View of a widget of any settings
const views: Readonly<Record<ItemWidgetName, ComponentType<any>>> = {
  'item-card': ItemCard,
  'item-picture': ItemPicture,
  'item-title': ItemTitle,
  'item-text': ItemText,
  'item-price': ItemPrice,
  'item-meta': ItemMeta,
  'item-category': ItemCategory,
  'item-badge': ItemBadge,
  'item-add': ItemAdd,
  'item-link': ItemLink,
};

/** The markup of what items are made of, by the names of their widgets. */
export const itemViews = Object.entries(views);
