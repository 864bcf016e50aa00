import { bareWordsOf, type QueryVariant, queryVariants } from './query-variants.ts';

/** An entry that the palette finds by its words: a screen, action, setting or help topic. */
export type Findable = Readonly<{
  name: string;
  /** Synonyms in both languages. */
  synonyms: string;
  /** Its purpose; matches in it rank lowest. */
  about: string;
}>;

const WEIGHTS = [
  ['name', 4],
  ['synonyms', 2],
  ['about', 1],
] as const;

/** Whether a name starts with the typed text. */
export function beginsWith({ name }: Pick<Findable, 'name'>, typed: string): boolean {
  const words = bareWordsOf(typed).join(' ');
  return words !== '' && bareWordsOf(name).join(' ').startsWith(words);
}

/** The rank of a word in any of its forms; 0 without a match. The start of a name ranks highest. */
function weigh(entry: Findable, forms: readonly string[]): number {
  for (const [where, weight] of WEIGHTS) {
    const at = bareWordsOf(entry[where]).findIndex((one) => forms.some((form) => one.startsWith(form)));
    if (at >= 0) return weight + (where === 'name' && at === 0 ? 2 : 0);
  }
  return 0;
}

/** The entries that contain every word of a variant as a prefix: best first, otherwise in the given order. */
export function findBy<Found extends Findable>(all: readonly Found[], variant: QueryVariant): Found[] {
  return all
    .map((entry) => ({ entry, fits: variant.map((forms) => weigh(entry, forms)) }))
    .filter(({ fits }) => fits.length > 0 && fits.every((one) => one > 0))
    .map(({ entry, fits }) => ({ entry, sum: fits.reduce((all, one) => all + one, 0) }))
    .toSorted((a, b) => b.sum - a.sum)
    .map(({ entry }) => entry);
}

/** The most exact variant of a search that matches in one of the lists; an empty one if none does. */
export function variantFor(lists: readonly (readonly Findable[])[], typed: string): QueryVariant {
  return queryVariants(typed).find((variant) => lists.some((all) => findBy(all, variant).length > 0)) ?? [];
}

/**
 * The variants of a search for destinations, the same for all kinds, and for help. They are chosen separately, so that
 * a help topic with more matching words does not hide screens and settings.
 */
export function readSearch(
  lists: readonly (readonly Findable[])[],
  help: readonly Findable[],
  typed: string,
): Readonly<{ variant: QueryVariant; helpVariant: QueryVariant }> {
  return { variant: variantFor(lists, typed), helpVariant: variantFor([...lists, help], typed) };
}

/** The matches of a search in one list. @returns an empty list for a search without words */
export function findIn<Found extends Findable>(all: readonly Found[], typed: string): Found[] {
  return findBy(all, variantFor([all], typed));
}
