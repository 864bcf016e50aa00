import type { i18n, TFunction } from 'i18next';
import type { Language } from '#kernel/language.ts';
import type * as en from './en/index.ts';
import { createTranslator, wordsOf } from './translator.ts';

export type Namespace = keyof typeof en;
/** Some namespaces in one language, for an island. */
export type WordsOf = Readonly<Partial<Record<Namespace, object>>>;
/** All texts of one language. */
type Catalogue = Readonly<Record<Namespace, object> & { mail: (typeof en)['mail'] }>;

const catalogues = new Map<Language, Catalogue>();
const translators = new Map<Language, i18n>();

/** Adds the texts of a language; the server has all languages, a page of the back office only its own. */
export function addCatalogue(language: Language, catalogue: Catalogue): void {
  catalogues.set(language, catalogue);
}

function catalogueOf(language: Language): Catalogue {
  const catalogue = catalogues.get(language);
  if (catalogue === undefined) throw new Error(`no texts in ${language}`);
  return catalogue;
}

/** The translator of a language; created once. */
export function translatorFor(language: Language): i18n {
  const known = translators.get(language);
  if (known !== undefined) return known;
  const translator = createTranslator(language, catalogueOf(language));
  translators.set(language, translator);
  return translator;
}

/** @returns a translate function (`cart:title`) for code outside views */
export function wordsIn(language: Language): TFunction {
  return wordsOf(translatorFor(language));
}

/** @returns the texts of some namespaces, for an island's props */
export function pickWords(language: Language, namespaces: readonly Namespace[]): WordsOf {
  const catalogue = catalogueOf(language);
  return Object.fromEntries(namespaces.map((name) => [name, catalogue[name]]));
}

/** @returns the default mail texts of a language */
export function mailTextsIn(language: Language) {
  return catalogueOf(language).mail.texts;
}
