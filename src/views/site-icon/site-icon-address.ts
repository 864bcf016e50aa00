/** The sizes of the site icon in pixels: of browsers, phones and apps. */
export const SITE_ICON_SIZES_PX = [32, 180, 192, 512] as const;
export type SiteIconSize = (typeof SITE_ICON_SIZES_PX)[number];

/** @param file of the picture that is the icon: another one has another address */
export function siteIconAddress({ file }: { file: string }, sizePx: SiteIconSize): string {
  return `/brand/site-icon-${sizePx}.png?${new URLSearchParams({ v: file })}`;
}
