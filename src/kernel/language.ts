export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in the shop's languages. English is required; a missing Arabic text falls back to it. */
export type Localized = Readonly<{ en: string; ar?: string | undefined }>;

/** A text as it is edited: both languages, Arabic may be empty. */
export type BothLanguages = { en: string; ar: string };

/** A text as it is stored: without Arabic where nobody wrote any, so that English stands in its place. */
export function toLocalized({ en, ar }: BothLanguages): Localized {
  return ar === '' ? { en } : { en, ar };
}

export function toBothLanguages({ en, ar = '' }: Localized): BothLanguages {
  return { en, ar };
}

export function inLanguage(text: Localized, language: Language): string {
  return text[language] || text.en;
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/**
 * Splits a path into its language and the path without it.
 *
 * @param pathname `/ar/cart/` or `/cart/`
 * @returns `{ language: 'ar', path: '/cart/' }`
 */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  if (pathname === '/ar' || pathname.startsWith('/ar/')) {
    return { language: 'ar', path: pathname.slice(3) || '/' };
  }
  return { language: 'en', path: pathname };
}

/** @returns the path of a page in a language; external URLs and fragments are unchanged */
export function addressIn(language: Language, href: string): string {
  if (language === 'en' || !href.startsWith('/') || href.startsWith('//')) return href;
  return `/ar${href}`;
}
