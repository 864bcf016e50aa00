import { node } from '../make.ts';
import type { ItemPreset, PresetNode } from '../preset.ts';

const picture = node('item-picture', { ratio: 'card' });
const title = node('item-title', { level: '3' });
const part = (name: string) => node(name, {});

function layout(media: readonly PresetNode[], body: readonly PresetNode[]): PresetNode[] {
  return [{ ...part('item-layout'), slots: { media, body } }];
}

const product: ItemPreset = {
  kind: 'loop-item',
  name: 'item-product',
  messages: {
    en: {
      name: 'Product card',
      description: 'Picture with badge, wishlist and add to cart; brand, name, note, price and rating.',
    },
    ar: {
      name: 'بطاقة منتج',
      description: 'صورة مع شارة ومفضلة وإضافة إلى السلة، ثم العلامة والاسم والملاحظة والسعر والتقييم.',
    },
  },
  tree: layout(
    [picture, part('item-wish'), part('item-add')],
    [part('item-meta'), title, part('item-text'), ...['item-price', 'item-fit', 'item-details'].map(part)],
  ),
};

const text: ItemPreset = {
  kind: 'loop-item',
  name: 'item-text',
  messages: {
    en: {
      name: 'Article or project card',
      description: 'Picture, category, title, excerpt, and its author and date or year.',
    },
    ar: {
      name: 'بطاقة مقال أو عمل',
      description: 'صورة وفئة وعنوان ومقتطف، ثم الكاتب والتاريخ أو السنة.',
    },
  },
  tree: layout([picture], [part('item-category'), title, part('item-text'), part('item-meta')]),
};

const term: ItemPreset = {
  kind: 'loop-item',
  name: 'item-term',
  messages: {
    en: { name: 'Category or brand card', description: 'Picture, name and description.' },
    ar: { name: 'بطاقة فئة أو علامة', description: 'صورة واسم ووصف.' },
  },
  tree: layout([picture], [title, part('item-text')]),
};

/** Templates of loop items that print what the shop's own cards print. */
export const itemPresets: readonly ItemPreset[] = [product, text, term];
