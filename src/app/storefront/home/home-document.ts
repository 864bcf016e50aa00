import type { Shop } from '#composition/shop.ts';
import type { Localized } from '#kernel/language.ts';
import { wordsIn } from '#messages';

/** The content of a home page. */
export type HomeDocument = Readonly<{ title: Localized; excerpt: Localized; tree: unknown }>;

const MOST_KINDS = 5;
const NEWEST = 8;
const ARTICLES = 3;

function said(key: string): Localized {
  return { en: wordsIn('en')(key), ar: wordsIn('ar')(key) };
}

/** The default home page: texts, categories, new products, and articles. */
async function plainHome(shop: Shop): Promise<HomeDocument> {
  const settings = await shop.settings.all();
  const kinds = (await shop.catalogue.categoryTree()).slice(0, MOST_KINDS);
  const link = { url: '/shop/', label: said('shop:start.all') };
  const tiles = kinds.map(({ name, path, image }) => ({ image: image?.id ?? null, label: name, url: path }));
  const words = { heading: settings['shop.name'], text: settings['shop.tagline'] };
  const blocks = {
    hero: { slides: [{ ...words, image: null, links: [link] }] },
    'category-tiles': tiles.length === 0 ? null : { heading: said('shop:start.kinds'), tiles },
    'product-row': {
      heading: said('shop:start.new'),
      category: '',
      orderby: 'date',
      count: NEWEST,
      more: link,
    },
    journal: {
      heading: said('shop:start.journal'),
      count: ARTICLES,
      more: { url: '/blog/', label: said('shop:start.articles') },
    },
  };
  const tree = Object.entries(blocks).map(([widget, block]) => ({ widget, settings: block }));
  return { title: settings['shop.name'], excerpt: settings['shop.tagline'], tree };
}

/** The designed home page, or the default one. */
export async function homeDocument(shop: Shop): Promise<HomeDocument> {
  return (await shop.content.find('home', 'home')) ?? plainHome(shop);
}
