import type { i18n, TFunction } from 'i18next';
import { type ReactNode, useContext } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';
import { addressIn, directionOf, type Language } from '#kernel/language.ts';
import { wordsOf } from '#messages/translator.ts';

type LanguageProviderProps = { translator: i18n; children: ReactNode };

/** Provides the language and its translator to the views inside. */
export function LanguageProvider({ translator, children }: LanguageProviderProps) {
  return <I18nextProvider i18n={translator}>{children}</I18nextProvider>;
}

export type Speech = {
  language: Language;
  dir: 'ltr' | 'rtl';
  /** Translates a key (`cart:title`). */
  t: TFunction;
  /** Adds the language to a path: `/cart/` becomes `/ar/cart/`. */
  to: (href: string) => string;
};

const speeches = new WeakMap<i18n, Speech>();

function speechOf(translator: i18n): Speech {
  const language: Language = translator.language === 'ar' ? 'ar' : 'en';
  return {
    language,
    dir: directionOf(language),
    t: wordsOf(translator),
    to: (href) => addressIn(language, href),
  };
}

/** The current language. A translator keeps its language. */
export function useLanguage(): Speech {
  const translator = useContext(I18nContext)?.i18n;
  if (translator === undefined) throw new Error('a view stands outside every language');
  const known = speeches.get(translator);
  if (known !== undefined) return known;
  const speech = speechOf(translator);
  speeches.set(translator, speech);
  return speech;
}
