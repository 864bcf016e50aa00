export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in the shop's languages. English is required; a missing Arabic text falls back to it. */
export type Localized = Readonly<{ en: string; ar?: string | undefined }>;

/** A text in the editor: both languages; Arabic may be empty. */
export type BothLanguages = { en: string; ar: string };

/** Converts an edited text to its stored form: an empty Arabic text is omitted, and English is shown instead. */
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

/** Pictures and other files have no language. */
const FILES = '/media/';

/** @returns the path of a page in a language; external URLs, files and fragments are unchanged */
export function addressIn(language: Language, href: string): string {
  const isPage = href.startsWith('/') && !href.startsWith('//') && !href.startsWith(FILES);
  if (language === 'en' || !isPage) return href;
  return `/ar${href}`;
}
