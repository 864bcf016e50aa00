export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in the shop's languages; English is always there, Arabic falls back to it. */
export type Localized = Readonly<{ en: string; ar?: string | undefined }>;

export function inLanguage(text: Localized, language: Language): string {
  return text[language] || text.en;
}

/** @returns `ltr`, or `rtl` for Arabic */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/**
 * Splits an address into its language and the rest.
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

/** @returns the address of a page of the shop in a language; addresses of other sites and fragments stay as they are */
export function addressIn(language: Language, href: string): string {
  if (language === 'en' || !href.startsWith('/') || href.startsWith('//')) return href;
  return `/ar${href}`;
}
