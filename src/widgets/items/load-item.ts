import type { LoopItem } from '../loop/item.ts';
import type { AnyLoader } from '../place.ts';
import { type ItemWidgetName, itemFields } from './item-widgets.ts';

type Shows = (item: LoopItem) => boolean;

const always: Shows = () => true;
const ofProducts: Shows = ({ kind }) => kind === 'product';

/** Which items have what a widget shows. */
const SHOWS: Readonly<Record<ItemWidgetName, Shows>> = {
  'item-card': always,
  'item-picture': (item) => (item.kind === 'product' ? item.card : item.facts).picture !== null,
  'item-title': always,
  'item-text': (item) => textOf(item) !== '',
  'item-price': ofProducts,
  'item-meta': (item) => item.kind === 'document' || (item.kind === 'product' && item.card.brand !== ''),
  'item-category': (item) => item.kind === 'document' && item.facts.category !== undefined,
  'item-badge': ofProducts,
  'item-add': ofProducts,
  'item-link': always,
};

/** The short text of an item; '' where it has none. */
export function textOf(item: LoopItem): string {
  if (item.kind === 'product') return item.card.note;
  return item.kind === 'document' ? item.facts.excerpt : item.facts.text;
}

const loaderOf =
  (name: ItemWidgetName): AnyLoader =>
  async (_settings, { items }) => {
    const item = items.find(SHOWS[name]);
    return item === undefined ? null : { item };
  };

/** The loaders of item widgets; a widget is left out if the item lacks what it shows. */
export const itemLoaders: readonly (readonly [string, AnyLoader])[] = (
  Object.keys(itemFields) as ItemWidgetName[]
).map((name) => [name, loaderOf(name)]);
