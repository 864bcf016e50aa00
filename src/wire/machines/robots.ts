import { addressIn, LANGUAGES } from '#kernel/language.ts';

/** Places of one visitor, and addresses that change a cart: nothing there is worth finding. */
const PLACES = ['/cart/', '/checkout/', '/my-account/'];
const EVERYWHERE = ['/admin/', '/*?*add-to-cart=', '/*?*remove_item=', '/*?*wc-ajax='];
/** Whatever search form wrote it; results are for people. */
const SEARCHES = ['s', 'q', 'search', 'query', 'keyword'].flatMap((name) => [`/*?${name}=`, `/*&${name}=`]);

/** What crawlers may read, and where the list of pages is. */
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
