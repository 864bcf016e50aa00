import type { LoaderFunctionArgs } from 'react-router';
import { addressIn, directionOf, inLanguage } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { manifestIcons } from '#views/site-icon/manifest-icons.ts';
import { shopContext, visitContext } from '../../context.ts';

/** The web app manifest of the back office; iPhones support push notifications only in Home Screen apps. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(visitContext);
  const settings = await context.get(shopContext).settings.all();
  const store = inLanguage(settings['shop.name'], language);
  const start = addressIn(language, '/admin/');
  const manifest = {
    name: wordsIn(language)('admin:name', { store }),
    short_name: store,
    lang: language,
    dir: directionOf(language),
    id: start,
    start_url: start,
    // Both languages.
    scope: '/',
    display: 'standalone',
    icons: manifestIcons(settings['shop.icon']),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'no-store' },
  });
}
