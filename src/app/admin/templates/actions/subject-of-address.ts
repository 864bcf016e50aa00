import type { Shop } from '#composition/shop.ts';
import { splitLanguage } from '#kernel/language.ts';
import { walkTree } from '#kernel/tree/tree.ts';
import { SEARCH_PARAMETERS } from '#shop/listing';
import {
  archiveSubject,
  documentSubject,
  frameSubject,
  listingSubject,
  productSubject,
  type Subject,
} from '#shop/templates';

const ARCHIVES = { blog: 'article', portfolio: 'portfolio' } as const;
type ArchiveRoot = keyof typeof ARCHIVES;

function isArchive(segment: string | undefined): segment is ArchiveRoot {
  return segment !== undefined && Object.hasOwn(ARCHIVES, segment);
}

/** The path of an address of the shop, without language and number of a page, and whether it asks for a search. */
function readAddress(address: string) {
  const url = URL.parse(address, 'http://shop.invalid');
  if (url === null) return null;
  const { path } = splitLanguage(url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`);
  return {
    path: path.replace(/page\/\d+\/$/, ''),
    isSearch: SEARCH_PARAMETERS.some((name) => url.searchParams.get(name)?.trim()),
  };
}

async function ofText(shop: Shop, root: ArchiveRoot, [first, second]: string[]): Promise<Subject | null> {
  const kind = ARCHIVES[root];
  if (first === undefined) return archiveSubject({ kind });
  if (second === undefined) {
    const document = await shop.content.find(kind, first);
    return document === null ? null : documentSubject(document);
  }
  if (first === 'category') return archiveSubject({ kind, category: second });
  return first === 'tag' && kind === 'article' ? archiveSubject({ kind, tag: second }) : null;
}

async function ofGoods(shop: Shop, path: string, [root, slug = '']: string[]): Promise<Subject | null> {
  const tree = await shop.catalogue.categoryTree();
  switch (root) {
    case 'product': {
      const product = await shop.catalogue.findProductBySlug(slug);
      return product === null ? null : productSubject(product, tree);
    }
    case 'brand': {
      const brand = await shop.catalogue.findBrand(slug);
      return brand === null ? null : listingSubject({ kind: 'brand', brand });
    }
    case 'product-tag': {
      const tag = await shop.catalogue.findTag(slug);
      return tag === null ? null : listingSubject({ kind: 'tag', tag });
    }
    default: {
      const found = walkTree(tree).find(({ node }) => node.path === path);
      if (found === undefined) return null;
      const placed = { category: found.node, ancestors: found.above };
      return listingSubject({ kind: 'category', placed, tree });
    }
  }
}

async function ofPage(shop: Shop, [slug, ...further]: string[]): Promise<Subject | null> {
  if (slug === undefined || further.length > 0) return null;
  const page = await shop.content.find('page', slug);
  return page === null ? null : documentSubject(page);
}

/** Pages of the shop at fixed addresses, the longer ones first. */
const SHOP_PAGES: readonly [RegExp, Subject['place']][] = [
  [/^\/cart\/$/, 'cart'],
  [/^\/checkout\/order-received\//, 'order-received'],
  [/^\/checkout\/(?:order-pay\/.+)?$/, 'checkout'],
  [/^\/(?:my-account|track-order)\//, 'account'],
  [/^\/my-device\/$/, 'page'],
];

type Address = { path: string; isSearch: boolean };

async function pageSubject(shop: Shop, { path, isSearch }: Address): Promise<Subject | null> {
  const segments = path.split('/').filter(Boolean);
  const [root, ...rest] = segments;
  if (isSearch && (path === '/' || path === '/shop/')) return listingSubject({ kind: 'search' });
  if (path === '/shop/') return listingSubject({ kind: 'shop' });
  const shopPage = SHOP_PAGES.find(([address]) => address.test(path));
  if (shopPage !== undefined) return { place: shopPage[1] };
  if (isArchive(root)) return ofText(shop, root, rest);
  return (await ofGoods(shop, path, segments)) ?? (await ofPage(shop, segments));
}

/** Pages that have a header and a footer, and no template around them. */
const FRAME_ONLY: readonly (string | undefined)[] = ['home', 'cart', 'checkout'];

/**
 * The page at an address of the shop, its header and its footer, as the choice of their templates sees them.
 *
 * @param address with or without host, language and number of a page
 * @returns null where no page stands
 */
export async function subjectsOfAddress(shop: Shop, address: string): Promise<Subject[] | null> {
  const read = readAddress(address.trim());
  if (read === null) return null;
  const listingPrefix = (await shop.settings.all())['catalogue.listingPrefix'];
  const frame = (['header', 'footer'] as const).map((place) =>
    frameSubject(place, { ...read, listingPrefix }),
  );
  const page = await pageSubject(shop, read);
  if (page !== null) return [page, ...frame];
  return frame.every(({ type }) => FRAME_ONLY.includes(type)) ? frame : null;
}
