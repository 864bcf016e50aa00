import type { i18n, TFunction } from 'i18next';
import { type ReactNode, useContext } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';
import { addressIn, directionOf, type Language } from '#kernel/language.ts';
import { wordsOf } from '#messages/translator.ts';

type LanguageProviderProps = { translator: i18n; children: ReactNode };

/** Everything inside speaks the translator's language. */
export function LanguageProvider({ translator, children }: LanguageProviderProps) {
  return <I18nextProvider i18n={translator}>{children}</I18nextProvider>;
}

export type Speech = {
  language: Language;
  dir: 'ltr' | 'rtl';
  /** Key (`cart:title`) to text. */
  t: TFunction;
  /** The address of one of our pages in this language: `/cart/` becomes `/ar/cart/`. */
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

/** The language a view prints in. A translator speaks one language for as long as it lives. */
export function useLanguage(): Speech {
  const translator = useContext(I18nContext)?.i18n;
  if (translator === undefined) throw new Error('a view stands outside every language');
  const known = speeches.get(translator);
  if (known !== undefined) return known;
  const speech = speechOf(translator);
  speeches.set(translator, speech);
  return speech;
}
