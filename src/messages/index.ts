import type { i18n, TFunction } from 'i18next';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import * as ar from './ar/index.ts';
import * as en from './en/index.ts';
import { createTranslator, wordsOf } from './translator.ts';

export type Namespace = keyof typeof en;
/** Some namespaces in one language, for an island. */
export type WordsOf = Readonly<Partial<Record<Namespace, object>>>;

const catalogues = { en, ar } as const;

const translators = Object.fromEntries(
  LANGUAGES.map((language) => [language, createTranslator(language, catalogues[language])]),
);

/** The translator of a language; created once. */
export function translatorFor(language: Language): i18n {
  const translator = translators[language];
  if (translator === undefined) throw new Error(`no texts in ${language}`);
  return translator;
}

/** @returns a translate function (`cart:title`) for code outside views */
export function wordsIn(language: Language): TFunction {
  return wordsOf(translatorFor(language));
}

/** @returns the texts of some namespaces, for an island's props */
export function pickWords(language: Language, namespaces: readonly Namespace[]): WordsOf {
  return Object.fromEntries(namespaces.map((name) => [name, catalogues[language][name]]));
}

/** @returns the default mail texts of a language */
export function mailTextsIn(language: Language) {
  return catalogues[language].mail.texts;
}
