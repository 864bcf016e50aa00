import type { Instant } from '#kernel/instant.ts';
import type { Signature } from '#platform/signature.ts';

/** The parameter and the cookie of a private link, as WooCommerce names them. */
export const PRIVATE_LINK = 'woo-share';

/** The parameter of the coming-soon page that tells who has a private link why it no longer opens the shop. */
export const LINK_ENDED = 'link-ended';

/** Until when a private link opens the shop, and with which others it is turned off. */
export type PrivateLink = Readonly<{ until: Instant; version: number }>;

const TEXT = /^woo-share-(\d{1,6})-(\d{10,16})$/;

/** A private link as it stands in an address and in the cookie: signed, so that nobody makes one up. */
export function writePrivateLink({ until, version }: PrivateLink, { sign }: Pick<Signature, 'sign'>): string {
  return sign(`${PRIVATE_LINK}-${version}-${until.getTime()}`);
}

/** Reads a private link; null for one that is forged, has expired, or was turned off. */
export function readPrivateLink(
  text: string,
  { read, version, now }: Pick<Signature, 'read'> & Readonly<{ version: number; now: Instant }>,
): PrivateLink | null {
  const [, ofVersion, untilMs] = TEXT.exec(read(text) ?? '') ?? [];
  const link = { until: new Date(Number(untilMs)), version: Number(ofVersion) };
  return link.version === version && link.until > now ? link : null;
}
