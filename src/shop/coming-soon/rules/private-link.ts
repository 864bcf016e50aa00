import type { Instant } from '#kernel/instant.ts';
import type { Signature } from '#platform/signature.ts';

/** The parameter and the cookie of a private link, as WooCommerce names them. */
export const PRIVATE_LINK = 'woo-share';

/** The parameter by which the coming-soon page explains that a private link has ended. */
export const LINK_ENDED = 'link-ended';

/** When a private link expires, and its version: links of other versions are turned off. */
export type PrivateLink = Readonly<{ until: Instant; version: number }>;

const TEXT = /^woo-share-(\d{1,6})-(\d{10,16})$/;

/** Writes a private link for the address and the cookie, signed against forgery. */
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
