import type { Shop } from '#composition/shop.ts';
import type { Localized } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import type { Widget } from '../declaration.ts';
import type { Fields, ValuesOf } from '../fields/field.ts';
import { categoryTiles } from '../lists/category-tiles/widget.ts';
import { journal } from '../lists/journal/widget.ts';
import { productRow } from '../lists/product-row/widget.ts';
import { hero } from '../marketing/hero/widget.ts';
import type { StoredNode } from '../tree/node.ts';

/** The title, excerpt and nodes of a home page. */
export type HomeDocument = Readonly<{ title: Localized; excerpt: Localized; tree: readonly StoredNode[] }>;

const MOST_KINDS = 5;
const NEWEST = 8;
const ARTICLES = 3;

function textOf(key: string): Localized {
  return { en: wordsIn('en')(key), ar: wordsIn('ar')(key) };
}

// biome-ignore lint/suspicious/noExplicitAny: a widget of these fields, with any data and slots
function node<F extends Fields>({ name, version }: Widget<string, F, any, any, any>, settings: ValuesOf<F>) {
  return { widget: name, version, settings, common: {}, slots: {} };
}

/**
 * The default home page: the shop's name, the first categories, new products and articles. It is shown until staff
 * publish their own, which starts as a copy of it.
 */
export async function shippedHome(shop: Shop): Promise<HomeDocument> {
  const settings = await shop.settings.all();
  const [title, excerpt] = [settings['shop.name'], settings['shop.tagline']];
  const kinds = (await shop.catalogue.categoryTree()).slice(0, MOST_KINDS);
  const link = { url: '/shop/', label: textOf('shop:start.all') };
  const tiles = kinds.map(({ name, path, image }) => ({
    image: image?.id ?? null,
    label: name,
    note: { en: '' },
    url: path,
  }));
  const slides = node(hero, { slides: [{ heading: title, text: excerpt, image: null, links: [link] }] });
  const categories = node(categoryTiles, { heading: textOf('shop:start.kinds'), tiles });
  const products = node(productRow, {
    heading: textOf('shop:start.new'),
    products: { category: '', orderby: 'date', count: NEWEST },
    more: link,
  });
  const articles = node(journal, {
    heading: textOf('shop:start.journal'),
    count: ARTICLES,
    more: { url: '/blog/', label: textOf('shop:start.articles') },
  });
  return { title, excerpt, tree: [slides, ...(tiles.length === 0 ? [] : [categories]), products, articles] };
}
