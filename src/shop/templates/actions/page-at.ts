import { walkTree } from '#kernel/tree/tree.ts';
import type { Category, CategoryWithAncestors, Product } from '#shop/catalogue';
import type { DocumentKind, DocumentRow } from '#shop/content';

type Named = Readonly<{ slug: string }>;

/** A listing by what it lists. */
export type ListedPlace =
  | Readonly<{ kind: 'shop' | 'search' }>
  | Readonly<{ kind: 'category'; placed: CategoryWithAncestors; tree: readonly Category[] }>
  | Readonly<{ kind: 'brand'; brand: Named }>
  | Readonly<{ kind: 'tag'; tag: Named }>;

/** An archive of articles or projects: all, of a category, or with a tag. */
export type ArchivePlace = Readonly<{
  kind: 'article' | 'portfolio';
  category?: string | undefined;
  tag?: string | undefined;
}>;

/** The page at an address of the shop. */
export type ResolvedPage =
  | Readonly<{ kind: 'product'; product: Product; tree: readonly Category[] }>
  | Readonly<{ kind: 'listing'; place: ListedPlace }>
  | Readonly<{ kind: 'document'; document: DocumentRow }>
  | Readonly<{ kind: 'archive'; archive: ArchivePlace }>;

type FindNamed = (slug: string) => Promise<Named | null>;

/** What pages are found by. */
export type PageDeps = Readonly<{
  catalogue: Readonly<{
    categoryTree: () => Promise<Category[]>;
    findProductBySlug: (slug: string) => Promise<Product | null>;
    findBrand: FindNamed;
    findTag: FindNamed;
  }>;
  content: Readonly<{ find: (kind: DocumentKind, slug: string) => Promise<DocumentRow | null> }>;
}>;

const ARCHIVES = { blog: 'article', portfolio: 'portfolio' } as const;
type ArchiveRoot = keyof typeof ARCHIVES;

function isArchive(segment: string | undefined): segment is ArchiveRoot {
  return segment !== undefined && Object.hasOwn(ARCHIVES, segment);
}

async function documentAt(
  { content }: PageDeps,
  kind: DocumentKind,
  slug: string,
): Promise<ResolvedPage | null> {
  const document = await content.find(kind, slug);
  return document === null ? null : { kind: 'document', document };
}

async function textAt(
  deps: PageDeps,
  root: ArchiveRoot,
  [first, second]: string[],
): Promise<ResolvedPage | null> {
  const kind = ARCHIVES[root];
  if (first === undefined) return { kind: 'archive', archive: { kind } };
  if (second === undefined) return documentAt(deps, kind, first);
  if (first === 'category') return { kind: 'archive', archive: { kind, category: second } };
  return first === 'tag' && kind === 'article' ? { kind: 'archive', archive: { kind, tag: second } } : null;
}

const listing = (place: ListedPlace): ResolvedPage => ({ kind: 'listing', place });

async function productsAt(
  { catalogue }: PageDeps,
  path: string,
  [root, slug = '']: string[],
): Promise<ResolvedPage | null> {
  const tree = await catalogue.categoryTree();
  switch (root) {
    case 'product': {
      const product = await catalogue.findProductBySlug(slug);
      return product === null ? null : { kind: 'product', product, tree };
    }
    case 'brand': {
      const brand = await catalogue.findBrand(slug);
      return brand === null ? null : listing({ kind: 'brand', brand });
    }
    case 'product-tag': {
      const tag = await catalogue.findTag(slug);
      return tag === null ? null : listing({ kind: 'tag', tag });
    }
    default: {
      const category = walkTree(tree).find(({ node }) => node.path === path);
      if (category === undefined) return null;
      return listing({
        kind: 'category',
        placed: { category: category.node, ancestors: category.above },
        tree,
      });
    }
  }
}

/**
 * Finds the product, listing, document or archive at a path; null for none.
 *
 * @param path without language and page number, `/category/chargers/`
 * @param isSearch whether the URL has a search text
 */
export async function pageAt(
  deps: PageDeps,
  { path, isSearch }: { path: string; isSearch: boolean },
): Promise<ResolvedPage | null> {
  const segments = path.split('/').filter(Boolean);
  const [root, ...rest] = segments;
  if (isSearch && (path === '/' || path === '/shop/')) return listing({ kind: 'search' });
  if (path === '/shop/') return listing({ kind: 'shop' });
  if (isArchive(root)) return textAt(deps, root, rest);
  const product = await productsAt(deps, path, segments);
  if (product !== null || root === undefined || rest.length > 0) return product;
  return documentAt(deps, 'page', root);
}
