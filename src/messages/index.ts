import type { i18n, TFunction } from 'i18next';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import * as ar from './ar/index.ts';
import * as en from './en/index.ts';
import { createTranslator, wordsOf } from './translator.ts';

export type Namespace = keyof typeof en;
/** Some namespaces' words in one language: what a page hands to an island. */
export type WordsOf = Readonly<Partial<Record<Namespace, object>>>;

const catalogues = { en, ar } as const;

const translators = Object.fromEntries(
  LANGUAGES.map((language) => [language, createTranslator(language, catalogues[language])]),
);

/** The translator that knows every text of a language; made once. */
export function translatorFor(language: Language): i18n {
  const translator = translators[language];
  if (translator === undefined) throw new Error(`no texts in ${language}`);
  return translator;
}

/** @returns a function from key (`cart:title`) to text in a language, for code outside views */
export function wordsIn(language: Language): TFunction {
  return wordsOf(translatorFor(language));
}

/** @returns the words of some namespaces, for an island's props */
export function pickWords(language: Language, namespaces: readonly Namespace[]): WordsOf {
  return Object.fromEntries(namespaces.map((name) => [name, catalogues[language][name]]));
}

/** @returns what every mail says in a language before the shop has put it into its own words */
export function mailTextsIn(language: Language) {
  return catalogues[language].mail.texts;
}
