import type { Shop } from '#composition/shop.ts';
import type { CategoryId, ProductId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { walkTree } from '#kernel/tree/tree.ts';
import { PLAIN_QUERY } from '#shop/listing';
import type { Condition, Conditions, TemplatePlace } from '#shop/templates';

type Edited = Readonly<{ place: TemplatePlace; conditions: Conditions }>;
type Request = Readonly<{ language: Language; now: Date }>;

function idOf(kind: Condition['kind'], { include }: Conditions): number | null {
  const condition = include.find((condition) => condition.kind === kind);
  return condition !== undefined && 'value' in condition && typeof condition.value === 'number'
    ? condition.value
    : null;
}

/** A product that matches the conditions of a product template; otherwise the bestseller. */
async function productPath(shop: Shop, { conditions }: Edited, { language, now }: Request) {
  const single = idOf('single', conditions);
  const slug = single === null ? null : await shop.catalogue.published.slugOf({ id: single as ProductId });
  if (slug !== null) return `/product/${slug}/`;
  const categoryId = idOf('category', conditions) as CategoryId | null;
  const query = { ...PLAIN_QUERY, orderby: 'popularity' as const };
  const listing = await shop.listing.listProducts(query, { categoryId, language, now });
  return listing?.cards[0]?.address ?? null;
}

async function listingPath(shop: Shop, { conditions }: Edited): Promise<string> {
  const category = idOf('category', conditions);
  const matched = walkTree(await shop.catalogue.categoryTree()).find(({ node }) => node.id === category);
  return matched?.node.path ?? '/shop/';
}

async function newestPath(shop: Shop, kind: 'article' | 'page'): Promise<string | null> {
  const query = {
    text: '',
    state: 'published' as const,
    category: null,
    lacksArabic: false,
    limit: 1,
    offset: 0,
  };
  const { rows } = await shop.content.edit.find({ ...query, kind });
  const [newest] = rows;
  if (newest === undefined) return null;
  return kind === 'page' ? `/${newest.slug}/` : `/blog/${newest.slug}/`;
}

/** The path, without language, of a page on which the editor shows a template; null if the shop has none. */
export async function shownOn(shop: Shop, edited: Edited, request: Request): Promise<string | null> {
  switch (edited.place) {
    case 'product':
      return productPath(shop, edited, request);
    case 'listing':
      return listingPath(shop, edited);
    case 'search':
      return '/?s=a';
    case 'article':
      return newestPath(shop, 'article');
    case 'archive':
      return '/blog/';
    case 'page':
      return (await newestPath(shop, 'page')) ?? '/contact/';
    case 'cart':
      return '/cart/';
    case 'checkout':
      return '/checkout/';
    case 'account':
      return '/my-account/';
    case 'not-found':
      return '/page-not-found/';
    case 'order-received':
      return null;
    default:
      return '/';
  }
}
