import type { LoaderFunctionArgs } from 'react-router';
import { addressIn, directionOf, inLanguage } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { shopContext, visitContext } from '../../context.ts';

/** The web app manifest of the back office: iPhones have push notifications in an app of the Home Screen alone. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(visitContext);
  const settings = await context.get(shopContext).settings.all();
  const start = addressIn(language, '/admin/');
  const icon = (file: string, size: number) => ({
    src: `/brand/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  const manifest = {
    name: wordsIn(language)('admin:name'),
    short_name: inLanguage(settings['shop.name'], language),
    lang: language,
    dir: directionOf(language),
    id: start,
    start_url: start,
    // Both languages.
    scope: '/',
    display: 'standalone',
    icons: [icon('icon-192.png', 192), icon('icon-512.png', 512)],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'no-store' },
  });
}
