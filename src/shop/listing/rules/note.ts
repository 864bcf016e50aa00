import { inLanguage, type Language, type Localized } from '#kernel/language.ts';
import type { ProductAttribute } from '#shop/catalogue';

type NoteFacts = {
  attributes: readonly ProductAttribute[];
  /** Deepest first. */
  categories: readonly { description: Localized; depth: number }[];
  language: Language;
};

function firstValue(attributes: readonly ProductAttribute[], slug: string): Localized | undefined {
  return attributes.find((attribute) => attribute.slug === slug)?.values[0]?.name;
}

/** @returns the number of sticks in a pack; null for other products */
export function sticksPerPack(attributes: readonly ProductAttribute[]): number | null {
  const count = firstValue(attributes, 'sticks-per-pack')?.en ?? '';
  return /^\d{1,5}$/.test(count) ? Number(count) : null;
}

/**
 * The secondary line on a card: the flavour family for sticks, the description of the deepest category for other
 * products.
 */
export function noteOf({ attributes, categories, language }: NoteFacts): string {
  if (sticksPerPack(attributes) !== null) {
    const family = firstValue(attributes, 'flavour-family');
    return family === undefined ? '' : inLanguage(family, language);
  }
  const category = categories.find(({ depth }) => depth === 0);
  return category === undefined ? '' : inLanguage(category.description, language).replace(/\.$/, '');
}
