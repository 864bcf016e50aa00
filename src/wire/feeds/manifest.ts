import { addressIn, directionOf, inLanguage, type Language } from '#kernel/language.ts';
import { readDesign, withChanges } from '#shop/design';
import { manifestIcons } from '#views/site-icon/manifest-icons.ts';
import type { WireDeps } from '../deps.ts';

/** The web app manifest. */
export async function manifestOf({ shop }: WireDeps, language: Language) {
  const settings = await shop.settings.all();
  const ground = String(withChanges(readDesign(settings['design.tokens'])).ground);
  const name = inLanguage(settings['shop.name'], language);
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
    icons: manifestIcons(settings['shop.icon']),
  };
}
