import type { IconName } from '#views/icon/icon.tsx';
import type { AnyWidget, Slot, WidgetMessages } from '../declaration.ts';
import { type Fields, initialOf } from '../fields/field.ts';
import { localized } from '../fields/nested.ts';
import { text } from '../fields/text.ts';
import { choice } from '../fields/values.ts';
import { messages } from './messages.ts';

/** The settings of each widget of an item. */
export const itemFields = {
  'item-card': {},
  'item-layout': {},
  'item-picture': { ratio: choice(['landscape', 'square', 'portrait', 'card']) },
  'item-title': { level: choice(['3', '2', '4']) },
  'item-text': {},
  'item-price': {},
  'item-meta': {},
  'item-category': {},
  'item-badge': {},
  'item-add': {},
  'item-wish': {},
  'item-fit': {},
  'item-details': {},
  'item-link': { label: localized(text()), look: choice(['secondary', 'primary']) },
} satisfies Record<keyof typeof messages.en, Fields>;

export type ItemWidgetName = keyof typeof itemFields;

const ICONS: Readonly<Record<ItemWidgetName, IconName>> = {
  'item-card': 'identification-card',
  'item-layout': 'sliders-horizontal',
  'item-picture': 'eye',
  'item-title': 'identification-card',
  'item-text': 'list-bullets',
  'item-price': 'handbag',
  'item-meta': 'info',
  'item-category': 'link-simple',
  'item-badge': 'star',
  'item-add': 'plus',
  'item-wish': 'heart',
  'item-fit': 'check',
  'item-details': 'list-bullets',
  'item-link': 'arrow-right',
};

const PARTS_MAX = 20;
const LAYOUT_SLOTS: Readonly<Record<'media' | 'body', Slot>> = {
  media: { max: PARTS_MAX, refuses: ['item-layout', 'item-card'] },
  body: { max: PARTS_MAX, refuses: ['item-layout', 'item-card'] },
};

function itemWidget(name: ItemWidgetName): AnyWidget {
  const words = (language: 'en' | 'ar'): WidgetMessages => messages[language][name];
  return {
    name,
    group: 'lists',
    icon: ICONS[name],
    version: 1,
    fields: itemFields[name],
    standsIn: ['loop-item'],
    isItem: true,
    ...(name === 'item-layout' ? { slots: LAYOUT_SLOTS } : {}),
    messages: { en: words('en'), ar: words('ar') },
    sample: initialOf<Fields>(itemFields[name]),
  };
}

const NAMES = Object.keys(itemFields) as ItemWidgetName[];

/** The widgets of a loop item: each shows a part of the item that its template is printed for. */
export const itemWidgets: readonly AnyWidget[] = NAMES.map(itemWidget);
