import type { i18n, TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { addressIn, directionOf, type Language } from '#kernel/language.ts';

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

/** The language a view prints in. */
export function useLanguage(): Speech {
  const { t, i18n } = useTranslation();
  const language: Language = i18n.language === 'ar' ? 'ar' : 'en';
  return { language, dir: directionOf(language), t, to: (href) => addressIn(language, href) };
}
