import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { ArticleKind, ArticleMeta } from '#views/article-card/article-card.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { Tile } from '#views/picture/picture.tsx';
import {
  AddButton,
  Badges,
  CardFit,
  CardFoot,
  CardName,
  CardNote,
  CardPicture,
  CardPrice,
  cardAttributes,
} from '#views/product-card/product-card.tsx';
import { WishButton } from '#views/wishlist/wish-button.tsx';
import type { ResolvedOf } from '../fields/field.ts';
import type { LoopItem } from '../loop/item.ts';
import { hrefOf, ItemCard, nameOf } from '../loop/view/loop-items.tsx';
import type { ItemWidgetName, itemFields } from './item-widgets.ts';
import { textOf } from './load-item.ts';

type Props<Name extends ItemWidgetName> = ResolvedOf<(typeof itemFields)[Name]> & { item: LoopItem };

const SIZES = '(max-width: 768px) 50vw, 33vw';
const CARD_SIZES = '(max-width: 768px) 100vw, 33vw';

/** Whether a part stands in the layout of the shop's cards, and looks as in these. */
const WithinCard = createContext(false);

type LayoutProps = Props<'item-layout'> & { slots: Readonly<Record<'media' | 'body', ReactNode>> };

function ItemLayout({ item, slots: { media, body } }: LayoutProps) {
  const isPictured = item.kind !== 'term' || item.facts.picture !== null;
  const card =
    item.kind === 'product' ? (
      <div {...cardAttributes(item.card, undefined)}>
        <div className="j-card__media">{media}</div>
        <div className="j-card__body">{body}</div>
      </div>
    ) : (
      <article className="j-post">
        {isPictured ? <div className="j-post__picture">{media}</div> : null}
        <div className="j-post__words">{body}</div>
      </article>
    );
  return <WithinCard.Provider value>{card}</WithinCard.Provider>;
}

function StorePicture({ item }: { item: LoopItem }) {
  if (item.kind === 'product') return <CardPicture card={item.card} isEager={false} isWide={false} />;
  return <Tile picture={item.facts.picture} sizes={CARD_SIZES} alt="" />;
}

function ItemPicture({ item, ratio }: Props<'item-picture'>) {
  if (ratio === 'card') return <StorePicture item={item} />;
  const { picture } = item.kind === 'product' ? item.card : item.facts;
  return (
    <div className={`j-item__picture j-item__picture--${ratio}`}>
      <Tile picture={picture} sizes={SIZES} alt="" />
    </div>
  );
}

const LEVELS = { 2: 2, 3: 3, 4: 4 } as const;

function ItemTitle({ item, level }: Props<'item-title'>) {
  const { to } = useLanguage();
  const isCard = useContext(WithinCard);
  const Heading = `h${level}` as const;
  if (isCard && item.kind === 'product') return <CardName card={item.card} level={LEVELS[level]} />;
  return (
    <Heading className={isCard ? 'j-post__title' : 'j-item__title'}>
      <a href={to(hrefOf(item))}>{nameOf(item)}</a>
    </Heading>
  );
}

function ItemText({ item }: Props<'item-text'>) {
  const isCard = useContext(WithinCard);
  if (item.kind === 'product')
    return <CardNote card={item.card} {...(isCard ? {} : { className: 'j-quiet' })} />;
  return <p className={isCard ? 'j-post__text' : 'j-quiet'}>{textOf(item)}</p>;
}

function ItemPrice({ item }: Props<'item-price'>) {
  const isCard = useContext(WithinCard);
  if (item.kind !== 'product') return null;
  const price = <CardPrice card={item.card} />;
  return isCard ? <div className="j-card__prices">{price}</div> : price;
}

function ItemMeta({ item }: Props<'item-meta'>) {
  if (item.kind === 'product') return <span className="j-card__brand">{item.card.brand}</span>;
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

function ItemWish({ item }: Props<'item-wish'>) {
  if (item.kind !== 'product') return null;
  return <WishButton productId={item.card.id} name={item.card.name} isListed={false} />;
}

function ItemFit({ item }: Props<'item-fit'>) {
  return item.kind === 'product' ? <CardFit card={item.card} /> : null;
}

function ItemDetails({ item }: Props<'item-details'>) {
  return item.kind === 'product' ? <CardFoot card={item.card} /> : null;
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
  'item-layout': ItemLayout,
  'item-picture': ItemPicture,
  'item-title': ItemTitle,
  'item-text': ItemText,
  'item-price': ItemPrice,
  'item-meta': ItemMeta,
  'item-category': ItemCategory,
  'item-badge': ItemBadge,
  'item-add': ItemAdd,
  'item-wish': ItemWish,
  'item-fit': ItemFit,
  'item-details': ItemDetails,
  'item-link': ItemLink,
};

/** The markup of what items are made of, by the names of their widgets. */
export const itemViews = Object.entries(views);
