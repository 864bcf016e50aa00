import type { LogoPicture } from '#shop/settings';
import { siteIconAddress } from './site-icon-address.ts';

const icon = (src: string, sizePx: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${sizePx}x${sizePx}`,
  type: 'image/png',
  purpose,
});

/** The icons of a web app manifest: the store's own, or the built-in ones. */
export function manifestIcons(logo: LogoPicture | null) {
  const icons = ([192, 512] as const).map((size) => icon(siteIconAddress(logo, size), size, 'any'));
  return logo === null ? [...icons, icon('/brand/icon-maskable-512.png', 512, 'maskable')] : icons;
}
