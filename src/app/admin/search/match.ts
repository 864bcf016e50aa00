import { bareWordsOf, type QueryVariant, queryVariants } from './query-variants.ts';

/** Something the palette finds by its words: a screen, something to do, a setting, a topic of help. */
export type Findable = Readonly<{
  name: string;
  /** Other words for it, in both languages. */
  synonyms: string;
  /** What it is for; the weakest ground to be found by. */
  about: string;
}>;

const WEIGHTS = [
  ['name', 4],
  ['synonyms', 2],
  ['about', 1],
] as const;

/** Whether a name begins with all that was typed. */
export function beginsWith({ name }: Pick<Findable, 'name'>, typed: string): boolean {
  const words = bareWordsOf(typed).join(' ');
  return words !== '' && bareWordsOf(name).join(' ').startsWith(words);
}

/** How well one word fits in any of its forms; 0 where it does not. The start of a name counts most. */
function weigh(found: Findable, forms: readonly string[]): number {
  for (const [where, weight] of WEIGHTS) {
    const at = bareWordsOf(found[where]).findIndex((one) => forms.some((form) => one.startsWith(form)));
    if (at >= 0) return weight + (where === 'name' && at === 0 ? 2 : 0);
  }
  return 0;
}

/** What has every word of a variant, at the start of one of its own: the best first, and otherwise in the order given. */
export function findBy<Found extends Findable>(all: readonly Found[], variant: QueryVariant): Found[] {
  return all
    .map((found) => ({ found, fits: variant.map((forms) => weigh(found, forms)) }))
    .filter(({ fits }) => fits.length > 0 && fits.every((one) => one > 0))
    .map(({ found, fits }) => ({ found, sum: fits.reduce((all, one) => all + one, 0) }))
    .toSorted((a, b) => b.sum - a.sum)
    .map(({ found }) => found);
}

/** The most exact variant of a search that finds something in one of the lists; one without words where none does. */
export function variantFor(lists: readonly (readonly Findable[])[], typed: string): QueryVariant {
  return queryVariants(typed).find((variant) => lists.some((all) => findBy(all, variant).length > 0)) ?? [];
}

/**
 * How a search is read for what leads somewhere, alike for all of its kinds, and for help: a topic that has more of its words
 * hides no screen or setting that has its things.
 */
export function readSearch(
  lists: readonly (readonly Findable[])[],
  help: readonly Findable[],
  typed: string,
): Readonly<{ variant: QueryVariant; helpVariant: QueryVariant }> {
  return { variant: variantFor(lists, typed), helpVariant: variantFor([...lists, help], typed) };
}

/** What a search finds in one list. @returns nothing for a search without words */
export function findIn<Found extends Findable>(all: readonly Found[], typed: string): Found[] {
  return findBy(all, variantFor([all], typed));
}
