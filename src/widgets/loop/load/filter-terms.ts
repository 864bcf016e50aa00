import { walkTree } from '#kernel/tree/tree.ts';
import { findCategoryBySlug } from '#shop/catalogue';
import { type MultipleTerms, type TaxonomyFilter, withTermToggled } from '#shop/loops';
import type { Place } from '../../place.ts';
import type { FilterData } from '../item.ts';
import type { LoopSettings } from '../loop-fields.ts';
import { filterLink, linksOf } from '../view/loop-links.ts';
import { countDocumentTerms } from './document-loop.ts';
import { filtersOf, textKind } from './load-loop.ts';
import { countProductTerms } from './product-loop.ts';
import {
  DOCUMENT_TAXONOMIES,
  isDocumentTaxonomy,
  type NamedTerm,
  namedDocumentTerms,
  namedProductTerms,
  productFamily,
} from './taxonomies.ts';

type Counts = ReadonlyMap<string, number>;
type Counting = Readonly<{ settings: LoopSettings; taxonomy: string; place: Place }>;

/** Categories are counted by id, everything else by slug. */
async function slugOfCategories({ shop }: Place): Promise<ReadonlyMap<string, string>> {
  const tree = await shop.catalogue.categoryTree();
  return new Map(walkTree(tree).map(({ node: { id, slug } }) => [String(id), slug]));
}

/** How many items have each term of a taxonomy under some filters, by slug. */
async function countTerms(
  { settings, taxonomy, place }: Counting,
  filters: readonly TaxonomyFilter[],
): Promise<Counts> {
  const kind = textKind(settings);
  if (kind !== null) {
    const of = isDocumentTaxonomy(taxonomy) ? DOCUMENT_TAXONOMIES[taxonomy] : 'category';
    const counted = await countDocumentTerms(settings, { kind, filters, of }, place);
    return new Map(counted.map(({ slug, count }) => [slug, count]));
  }
  const family = productFamily(taxonomy) ?? '';
  const counted = await countProductTerms(settings, { filters, family }, place);
  const slugs = taxonomy === 'product_cat' ? await slugOfCategories(place) : null;
  return new Map(
    counted.map(({ value, count }) => [slugs === null ? value : (slugs.get(value) ?? ''), count]),
  );
}

/** The terms of the loop's items, without those that all items have: these would narrow nothing. */
async function offeredTerms(
  counting: Counting,
  { picked, parent }: { picked: readonly string[]; parent: string | null },
): Promise<NamedTerm[]> {
  const { settings, taxonomy, place } = counting;
  const counts = await countTerms(counting, []);
  const most = Math.max(0, ...counts.values());
  const isUseful = (slug: string) =>
    picked.includes(slug) ||
    taxonomy !== 'product_cat' ||
    (counts.get(slug) ?? 0) < most ||
    counts.size === 1;
  const slugs = [...new Set([...counts.keys(), ...picked])].filter(isUseful);
  const kind = textKind(settings);
  const named =
    kind === null
      ? await namedProductTerms({ taxonomy, slugs }, place)
      : await namedDocumentTerms({ taxonomy, slugs, kind }, place);
  if (taxonomy === 'product_cat') return atOneLevel(named, parent, place);
  return named.toSorted(
    (a, b) =>
      (counts.get(b.slug) ?? 0) - (counts.get(a.slug) ?? 0) || a.name.localeCompare(b.name, place.language),
  );
}

/** The subcategories of a category, or the topmost of the given categories. */
async function atOneLevel(
  named: readonly NamedTerm[],
  parent: string | null,
  { shop }: Place,
): Promise<NamedTerm[]> {
  const tree = await shop.catalogue.categoryTree();
  const offered = new Set(named.map(({ slug }) => slug));
  const aboveOf = (slug: string) => findCategoryBySlug(tree, slug)?.ancestors.map((one) => one.slug) ?? [];
  return named.filter(({ slug }) =>
    parent === null ? !aboveOf(slug).some((above) => offered.has(above)) : aboveOf(slug).at(-1) === parent,
  );
}

/**
 * The filters under which the terms of a taxonomy are counted, as after one is picked. Unless all picked terms must
 * match, a taxonomy does not narrow its own counts; what an address leaves out of it never does.
 */
function filtersBeside(
  filters: readonly TaxonomyFilter[],
  taxonomy: string,
  multiple: MultipleTerms,
): readonly TaxonomyFilter[] {
  return filters.filter((one) => one.taxonomy !== taxonomy || (multiple === 'AND' && one.operator !== 'NOT'));
}

/** A filter of a loop, by its settings. */
type FilterSettings = Readonly<{ taxonomy: string; parent: string | null; multiple: MultipleTerms }>;

/** The terms of a loop's items, each with the address of the loop when it is picked or taken back. */
export async function loadFilterTerms(
  settings: LoopSettings,
  { taxonomy, parent, multiple }: FilterSettings,
  place: Place,
): Promise<FilterData> {
  const filters = await filtersOf(settings, place);
  const filter = filters.find((one) => one.taxonomy === taxonomy);
  const picked = filter === undefined || filter.operator === 'NOT' ? [] : filter.terms;
  const counting = { settings, taxonomy, place };
  const [offered, counts] = await Promise.all([
    offeredTerms(counting, { picked, parent }),
    countTerms(counting, filtersBeside(filters, taxonomy, multiple)),
  ]);
  const links = linksOf(place.loop, place.language);
  const others = filters.filter((one) => one.taxonomy !== taxonomy);
  return {
    terms: offered.map(({ slug, name }) => ({
      slug,
      name,
      // The loop passes over as many of the items that a pick leaves.
      count: Math.max(0, (counts.get(slug) ?? 0) - settings.offset),
      isPicked: picked.includes(slug),
      href: filterLink(links, withTermToggled(filters, { taxonomy, term: slug, multiple })),
    })),
    clearHref: filter === undefined ? null : filterLink(links, others),
  };
}
