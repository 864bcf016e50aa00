import { addressIn, directionOf, inLanguage, type Language } from '#kernel/language.ts';
import { readDesign, withChanges } from '#shop/design';
import type { WireDeps } from '../deps.ts';

/** The web app manifest. */
export async function manifestOf({ shop }: WireDeps, language: Language) {
  const settings = await shop.settings.all();
  const ground = String(withChanges(readDesign(settings['design.tokens'])).ground);
  const name = inLanguage(settings['shop.name'], language);
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/brand/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name,
    short_name: name,
    description: inLanguage(settings['shop.tagline'], language),
    lang: language,
    dir: directionOf(language),
    id: addressIn(language, '/'),
    start_url: addressIn(language, '/'),
    scope: '/',
    display: 'minimal-ui',
    theme_color: ground,
    background_color: ground,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}
