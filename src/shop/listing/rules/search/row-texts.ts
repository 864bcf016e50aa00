import type { Localized } from '#kernel/language.ts';
import type { ProductAttribute } from '#shop/catalogue';
import { type KnownWord, type Texts, toKnownWords, toNames, toVector } from '#shop/search/rules/row-words.ts';

type Facts = {
  name: Localized;
  /** Article numbers of the product and of what it comes in. */
  numbers: readonly string[];
  categories: readonly Localized[];
  attributes: readonly ProductAttribute[];
  /** HTML. */
  texts: readonly string[];
  tags: readonly string[];
};

/** Attributes whose value is part of a product's name. */
const NAMING = new Set(['brand', 'model']);

function both(names: readonly Localized[]): string[] {
  return names.flatMap(({ en, ar }) => [en, ar ?? '']).filter((name) => name !== '');
}

function plain(html: string): string {
  return html.replace(/<[^>]*>|&[a-z0-9#]+;/gi, ' ');
}

function textsOf({ name, categories, attributes: all, texts, tags }: Facts): Texts {
  const attributes = all.filter(({ isVisible }) => isVisible);
  const valuesOf = (isNaming: boolean) =>
    attributes
      .filter(({ slug }) => NAMING.has(slug) === isNaming)
      .flatMap(({ values }) => both(values.map((value) => value.name)));
  return {
    A: [...both([name]), ...valuesOf(true)],
    B: [...both(categories), ...tags],
    C: valuesOf(false),
    D: [...both(attributes.map((attribute) => attribute.name)), ...texts.map(plain)],
  };
}

export type RowSearch = { words: string; plainText: string; known: KnownWord[] };

/** What search knows of a product, the same in both languages: either finds on either page. */
export function toRowSearch(facts: Facts): RowSearch {
  const texts = textsOf(facts);
  const numbers = facts.numbers.filter((number) => number !== '');
  return {
    words: toVector(texts, numbers),
    plainText: toNames(both([facts.name]), numbers),
    known: toKnownWords(texts),
  };
}
