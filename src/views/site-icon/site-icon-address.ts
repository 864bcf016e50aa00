/** The sizes of the site icon in pixels: of browsers, phones and apps. */
export const SITE_ICON_SIZES_PX = [32, 180, 192, 512] as const;
export type SiteIconSize = (typeof SITE_ICON_SIZES_PX)[number];

/** The default icons, until the store has its own. */
export const BUILT_IN_ICONS: Readonly<Record<SiteIconSize, string>> = {
  32: '/brand/favicon.ico',
  180: '/brand/apple-touch-icon.png',
  192: '/brand/icon-192.png',
  512: '/brand/icon-512.png',
};

/** @param icon null for the built-in one; another picture has another address */
export function siteIconAddress(icon: { file: string } | null, sizePx: SiteIconSize): string {
  if (icon === null) return BUILT_IN_ICONS[sizePx];
  return `/brand/site-icon-${sizePx}.png?${new URLSearchParams({ v: icon.file })}`;
}
