import { findEntry } from '#kernel/find-entry.ts';

/** Attribute slug → value slug; an empty value of a variation stands for 'any'. */
export type Options = Readonly<Record<string, string>>;

function agrees(own: string, chosen: string): boolean {
  return own === '' || own === chosen;
}

function valueIn(options: Options, slug: string): string {
  return findEntry(options, slug) ?? '';
}

/** @returns the first variation that the choice names in full, or null while something is left to choose */
export function chooseVariation<V extends { options: Options }>(
  variations: readonly V[],
  chosen: Options,
): V | null {
  const isMeant = ({ options }: V) =>
    Object.entries(options).every(([slug, own]) => {
      const value = valueIn(chosen, slug);
      return value !== '' && agrees(own, value);
    });
  return variations.find(isMeant) ?? null;
}

/** @returns whether some variation has this value together with everything else that is chosen */
export function isPossible(
  variations: readonly { options: Options }[],
  chosen: Options,
  { slug, value }: { slug: string; value: string },
): boolean {
  const wanted: Options = { ...chosen, [slug]: value };
  return variations.some(({ options }) =>
    Object.entries(options).every(([name, own]) => {
      const wish = valueIn(wanted, name);
      return wish === '' || agrees(own, wish);
    }),
  );
}
