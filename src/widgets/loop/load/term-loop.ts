import { inLanguage, type Localized } from '#kernel/language.ts';
import { walkTree } from '#kernel/tree/tree.ts';
import { type Category, findCategoryBySlug } from '#shop/catalogue';
import { TERM_FAMILIES } from '#shop/listing';
import { toPicture } from '#shop/media';
import type { Term } from '../../fields/references.ts';
import type { Place } from '../../place.ts';
import type { LoopItem, LoopPage } from '../item.ts';
import type { LoopSettings, TermSettings } from '../loop-fields.ts';
import { countProductTerms } from './product-loop.ts';

type TermItem = Extract<LoopItem, { kind: 'term' }>;
type Taxonomy = Exclude<TermSettings['of'], 'chosen'>;
/** `counted`: by what products are counted; categories are by id. */
type Listed = Readonly<{ taxonomy: Taxonomy; counted: string; item: TermItem }>;

const WIRE_NAMES = { category: 'product_cat', brand: 'product_brand', tag: 'product_tag' } as const;

function ofCategories(categories: readonly Category[], { language }: Place): Listed[] {
  return categories.map(({ id, slug, name, path: href, description, image }) => ({
    ...{ taxonomy: 'category', counted: String(id) },
    item: {
      kind: 'term',
      id: slug,
      facts: {
        name: inLanguage(name, language),
        href,
        text: inLanguage(description, language),
        picture: image === null ? null : toPicture(image, language),
      },
    },
  }));
}

type Named = Readonly<{ slug: string; name: Localized }>;

/** Brands and tags, by name. */
function ofNamed(taxonomy: 'brand' | 'tag', terms: readonly Named[], { language }: Place): Listed[] {
  const path = taxonomy === 'brand' ? 'brand' : 'product-tag';
  const listed = terms.map(({ slug, name }): Listed => {
    const facts = { name: inLanguage(name, language), href: `/${path}/${slug}/`, text: '', picture: null };
    return { taxonomy, counted: slug, item: { kind: 'term', id: slug, facts } };
  });
  return listed.toSorted(byName(language));
}

const byName = (language: string) => (a: Listed, b: Listed) =>
  a.item.facts.name.localeCompare(b.item.facts.name, language);

/** All terms of a taxonomy; `parent` is a category whose subcategories are meant, or null for those at the top. */
async function termsOf(
  taxonomy: Taxonomy,
  parent: Pick<Term, 'slug'> | null,
  place: Place,
): Promise<Listed[]> {
  const { catalogue } = place.shop;
  if (taxonomy === 'tag') return ofNamed(taxonomy, await catalogue.tags(), place);
  if (taxonomy === 'brand') {
    const { terms } = await catalogue.attributeTerms(['brand']);
    const named = [...terms].map(([key, { name }]) => ({ slug: key.slice('brand/'.length), name }));
    return ofNamed(taxonomy, named, place);
  }
  const tree = await catalogue.categoryTree();
  const below = parent === null ? tree : (findCategoryBySlug(tree, parent.slug)?.category.children ?? []);
  return ofCategories(below, place);
}

const nameOf = (taxonomy: string, slug: string) => `${taxonomy}/${slug}`;

/** The chosen terms, in their order. */
async function chosenTerms({ chosen }: TermSettings, place: Place): Promise<Listed[]> {
  const terms = chosen.flatMap(({ term }) => term ?? []);
  const areChosen = (taxonomy: Taxonomy) => terms.some((one) => one.taxonomy === WIRE_NAMES[taxonomy]);
  const categories = areChosen('category')
    ? walkTree(await place.shop.catalogue.categoryTree()).map(({ node }) => node)
    : [];
  const others = (['brand', 'tag'] as const).filter(areChosen).map((one) => termsOf(one, null, place));
  const all = [...ofCategories(categories, place), ...(await Promise.all(others)).flat()];
  const byTerm = new Map(all.map((one) => [nameOf(WIRE_NAMES[one.taxonomy], one.item.id), one]));
  return terms.flatMap(({ taxonomy, slug }) => byTerm.get(nameOf(taxonomy, slug)) ?? []);
}

async function sourceOf(settings: TermSettings, place: Place): Promise<Listed[]> {
  const { of, parent, exclude } = settings;
  if (of === 'chosen') return chosenTerms(settings, place);
  const excluded = new Set(exclude.map(({ term }) => term && nameOf(term.taxonomy, term.slug)));
  const all = await termsOf(of, of === 'category' ? parent : null, place);
  return all.filter(({ item }) => !excluded.has(nameOf(WIRE_NAMES[of], item.id)));
}

/** How many products have each of some terms. */
async function countOf(
  listed: readonly Listed[],
  settings: LoopSettings,
  place: Place,
): Promise<(one: Listed) => number> {
  const taxonomies = [...new Set(listed.map(({ taxonomy }) => taxonomy))];
  const counted = taxonomies.map(async (taxonomy) => {
    const counts = await countProductTerms(settings, { filters: [], family: TERM_FAMILIES[taxonomy] }, place);
    return counts.map(({ value, count }) => [nameOf(taxonomy, value), count] as const);
  });
  const counts = new Map((await Promise.all(counted)).flat());
  return ({ taxonomy, counted: value }) => counts.get(nameOf(taxonomy, value)) ?? 0;
}

async function listTerms(settings: LoopSettings, place: Place): Promise<Listed[]> {
  const { orderby, hideEmpty } = settings.terms;
  const all = await sourceOf(settings.terms, place);
  const isCounted = hideEmpty || orderby === 'count';
  const count = isCounted ? await countOf(all, settings, place) : () => 1;
  const listed = all.filter((one) => !hideEmpty || count(one) > 0);
  const compareNames = byName(place.language);
  switch (orderby) {
    case 'menu_order':
      return listed;
    case 'title':
      return listed.toSorted(compareNames);
    case 'title-desc':
      return listed.toSorted((a, b) => compareNames(b, a));
    case 'count':
      return listed.toSorted((a, b) => count(b) - count(a) || compareNames(a, b));
  }
}

/** One page of categories, brands or tags. */
export async function loadTerms(settings: LoopSettings, page: number, place: Place): Promise<LoopPage> {
  const listed = (await listTerms(settings, place)).slice(settings.offset);
  const first = (page - 1) * settings.perPage;
  return {
    items: listed.slice(first, first + settings.perPage).map(({ item }) => item),
    total: listed.length,
    isRounded: false,
    page,
    pageCount: Math.max(1, Math.ceil(listed.length / settings.perPage)),
  };
}
