import { addressIn, type Language } from '#kernel/language.ts';

/** Sends links inside stored HTML to the pages of the language it is read in; a picture has one address in all. */
export function localizeLinks(html: string, language: Language): string {
  if (language === 'en') return html;
  return html.replace(/(?<=<a\b[^>]*\bhref=")\/(?!\/|ar["/]|media\/)[^"]*(?=")/g, (href) =>
    addressIn(language, href),
  );
}
