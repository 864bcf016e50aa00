import { hasFit } from '#views/product-card/product-card.tsx';
import type { LoopItem } from '../loop/item.ts';
import type { AnyLoader } from '../place.ts';
import { type ItemWidgetName, itemFields } from './item-widgets.ts';

type Shows = (item: LoopItem, settings: Readonly<{ ratio?: unknown }>) => boolean;

const always: Shows = () => true;
const ofProducts: Shows = ({ kind }) => kind === 'product';

/** Which items have what a widget shows. */
const SHOWS: Readonly<Record<ItemWidgetName, Shows>> = {
  'item-card': always,
  'item-layout': always,
  // Cards of products and texts have a tile in the place of a missing picture.
  'item-picture': (item, { ratio }) =>
    (ratio === 'card' && item.kind !== 'term') ||
    (item.kind === 'product' ? item.card : item.facts).picture !== null,
  'item-title': always,
  'item-text': (item) => hasText(item),
  'item-price': ofProducts,
  'item-meta': (item) => item.kind === 'document' || (item.kind === 'product' && item.card.brand !== ''),
  'item-category': (item) => item.kind === 'document' && item.facts.category !== undefined,
  'item-badge': ofProducts,
  'item-add': ofProducts,
  'item-wish': ofProducts,
  'item-fit': (item) => item.kind === 'product' && hasFit(item.card),
  'item-details': ofProducts,
  'item-link': always,
};

function hasText(item: LoopItem): boolean {
  return textOf(item) !== '' || (item.kind === 'product' && item.card.sticksPerPack !== null);
}

/** The short text of an item; '' where it has none. */
export function textOf(item: LoopItem): string {
  if (item.kind === 'product') return item.card.note;
  return item.kind === 'document' ? item.facts.excerpt : item.facts.text;
}

const loaderOf =
  (name: ItemWidgetName): AnyLoader =>
  async (settings, { items }) => {
    const item = items.find((one) => SHOWS[name](one, settings));
    return item === undefined ? null : { item };
  };

/** The loaders of item widgets; a widget is left out if the item lacks what it shows. */
export const itemLoaders: readonly (readonly [string, AnyLoader])[] = (
  Object.keys(itemFields) as ItemWidgetName[]
).map((name) => [name, loaderOf(name)]);
