import { findEntry } from '#kernel/find-entry.ts';

/** Attribute slug to value slug; an empty value means 'any'. */
export type Options = Readonly<Record<string, string>>;

function agrees(value: string, chosen: string): boolean {
  return value === '' || value === chosen;
}

function valueIn(options: Options, slug: string): string {
  return findEntry(options, slug) ?? '';
}

/** @returns the first variation that matches a complete choice, or null */
export function chooseVariation<V extends { options: Options }>(
  variations: readonly V[],
  chosen: Options,
): V | null {
  const isMeant = ({ options }: V) =>
    Object.entries(options).every(([slug, storedValue]) => {
      const value = valueIn(chosen, slug);
      return value !== '' && agrees(storedValue, value);
    });
  return variations.find(isMeant) ?? null;
}

/** @returns whether a variation has this value together with the other chosen ones */
export function isPossible(
  variations: readonly { options: Options }[],
  chosen: Options,
  { slug, value }: { slug: string; value: string },
): boolean {
  const wanted: Options = { ...chosen, [slug]: value };
  return variations.some(({ options }) =>
    Object.entries(options).every(([name, value]) => {
      const wish = valueIn(wanted, name);
      return wish === '' || agrees(value, wish);
    }),
  );
}
