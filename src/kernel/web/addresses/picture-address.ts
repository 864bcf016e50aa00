const PICTURE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * Whether a link leads to a picture file and may open in the lightbox.
 *
 * @param address a link or URL, as parsed by the browser
 * Source: spec §2 Site-wide lightbox; LB-01
 */
export function isPictureAddress({ protocol, pathname }: Pick<URL, 'protocol' | 'pathname'>): boolean {
  return /^https?:$/.test(protocol) && PICTURE_FILE.test(pathname);
}

/** The same of a link as it is written; a path is of this shop. */
export function isPictureHref(href: string): boolean {
  const base = 'https://shop.invalid';
  return URL.canParse(href, base) && isPictureAddress(new URL(href, base));
}
