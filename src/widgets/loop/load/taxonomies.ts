import type { Shop } from '#composition/shop.ts';
import { inLanguage, type Language } from '#kernel/language.ts';
import { walkTree } from '#kernel/tree/tree.ts';
import { findCategoryBySlug } from '#shop/catalogue';
import { type ProductTerms, TERM_FAMILIES } from '#shop/listing';
import type { TaxonomyFilter } from '#shop/loops';

/** Taxonomies of products, as the wire names them; those of attributes begin with `pa_`. */
const PRODUCT_FAMILIES: Readonly<Record<string, string>> = {
  product_cat: TERM_FAMILIES.category,
  product_brand: TERM_FAMILIES.brand,
  product_tag: TERM_FAMILIES.tag,
};
const ATTRIBUTE = /^pa_([a-z0-9-]{1,60})$/;

/** Taxonomies of articles and projects, as the wire names them. */
export const DOCUMENT_TAXONOMIES = { category: 'category', post_tag: 'tag' } as const;
export type DocumentTaxonomy = keyof typeof DOCUMENT_TAXONOMIES;

export function isDocumentTaxonomy(taxonomy: string): taxonomy is DocumentTaxonomy {
  return Object.hasOwn(DOCUMENT_TAXONOMIES, taxonomy);
}

/** The family of a taxonomy of products; null for another. */
export function productFamily(taxonomy: string): string | null {
  return PRODUCT_FAMILIES[taxonomy] ?? ATTRIBUTE.exec(taxonomy)?.[1] ?? null;
}

/** A term that a filter offers. */
export type NamedTerm = Readonly<{ slug: string; name: string }>;

type At = Readonly<{ shop: Shop; language: Language }>;
type Terms = Readonly<{ taxonomy: string; slugs: readonly string[] }>;

async function findEach(
  slugs: readonly string[],
  find: (slug: string) => Promise<{ slug: string; name: { en: string; ar?: string | undefined } } | null>,
  language: Language,
): Promise<NamedTerm[]> {
  const terms = await Promise.all(slugs.map(find));
  return terms.flatMap((one) =>
    one === null ? [] : [{ slug: one.slug, name: inLanguage(one.name, language) }],
  );
}

/** The existing ones of some product terms: categories in tree order, others in the given order. */
export async function namedProductTerms(
  { taxonomy, slugs }: Terms,
  { shop, language }: At,
): Promise<NamedTerm[]> {
  const { catalogue } = shop;
  if (taxonomy === 'product_cat') {
    const all = walkTree(await catalogue.categoryTree()).map(({ node }) => node);
    return all
      .filter(({ slug }) => slugs.includes(slug))
      .map(({ slug, name }) => ({ slug, name: inLanguage(name, language) }));
  }
  if (taxonomy === 'product_tag') return findEach(slugs, catalogue.findTag, language);
  const family = productFamily(taxonomy);
  if (family === null) return [];
  const { terms } = await catalogue.attributeTerms([family]);
  return findEach(
    slugs,
    async (slug) => {
      const term = terms.get(`${family}/${slug}`);
      return term === undefined ? null : { slug, name: term.name };
    },
    language,
  );
}

/** The existing ones of some article or project terms. */
export async function namedDocumentTerms(
  { taxonomy, slugs, kind }: Terms & { kind: 'article' | 'portfolio' },
  { shop, language }: At,
): Promise<NamedTerm[]> {
  const terms =
    taxonomy === 'category' ? await shop.content.categories(kind) : await shop.content.tags(slugs);
  return terms
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ slug, name }) => ({ slug, name: inLanguage(name, language) }));
}

/** A filter without unknown terms; null if none is left. */
export async function knownFilter(
  filter: TaxonomyFilter,
  nameTerms: (terms: Terms) => Promise<readonly NamedTerm[]>,
): Promise<TaxonomyFilter | null> {
  const known = new Set(
    (await nameTerms({ taxonomy: filter.taxonomy, slugs: filter.terms })).map(({ slug }) => slug),
  );
  const terms = filter.terms.filter((term) => known.has(term));
  return terms.length === 0 ? null : { ...filter, terms };
}

/** Terms of products by what lists are narrowed by: categories by id. */
export async function productTerms({ taxonomy, slugs }: Terms, { catalogue }: Shop): Promise<ProductTerms> {
  const family = productFamily(taxonomy);
  if (family !== TERM_FAMILIES.category) return { family: family ?? '', values: slugs };
  const tree = await catalogue.categoryTree();
  return { family, values: slugs.flatMap((slug) => findCategoryBySlug(tree, slug)?.category.id ?? []) };
}
