import { addressIn, type Language } from '#kernel/language.ts';

/** Adds the language to links in stored HTML; media URLs have no language. */
export function localizeLinks(html: string, language: Language): string {
  if (language === 'en') return html;
  return html.replace(/(?<=<a\b[^>]*\bhref=")\/(?!\/|ar["/]|media\/)[^"]*(?=")/g, (href) =>
    addressIn(language, href),
  );
}
