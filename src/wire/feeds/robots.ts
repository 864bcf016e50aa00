import { addressIn, LANGUAGES } from '#kernel/language.ts';

/** Personal pages and URLs that change a cart. */
const PLACES = ['/cart/', '/checkout/', '/my-account/'];
const EVERYWHERE = ['/admin/', '/*?*add-to-cart=', '/*?*remove_item=', '/*?*wc-ajax='];
/** Search results, whichever query parameter the form uses. */
const SEARCHES = ['s', 'q', 'search', 'query', 'keyword'].flatMap((name) => [`/*?${name}=`, `/*&${name}=`]);

/** robots.txt: the disallowed paths and the sitemap's URL. */
export function robotsText(publicUrl: string): string {
  const places = LANGUAGES.flatMap((language) => PLACES.map((path) => addressIn(language, path)));
  return [
    'User-agent: *',
    ...[...places, ...EVERYWHERE, ...SEARCHES].map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
