import type { LogoPicture } from '#shop/settings';
import { siteIconAddress } from './site-icon-address.ts';

/** The icon of browser tabs and home screens: the store's own, or the built-in one. */
export function SiteIcon({ icon }: { icon: LogoPicture | null }) {
  if (icon === null)
    return (
      <>
        <link rel="icon" href={siteIconAddress(null, 32)} sizes="32x32" />
        <link rel="icon" href="/brand/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href={siteIconAddress(null, 180)} />
      </>
    );
  return (
    <>
      <link rel="icon" href={siteIconAddress(icon, 32)} type="image/png" sizes="32x32" />
      <link rel="icon" href={siteIconAddress(icon, 192)} type="image/png" sizes="192x192" />
      <link rel="apple-touch-icon" href={siteIconAddress(icon, 180)} />
    </>
  );
}
