import type { Picture } from '#shop/media';

/**
 * What the lightbox shows of a linked picture: its title and description; a caption stands in for the one that is
 * missing.
 *
 * @returns attributes of the link
 * Source: LB-03
 */
export function lightboxFacts({ title, description }: Picture, caption: string) {
  const spare = title === '' ? '' : caption;
  return { 'data-title': title || caption, 'data-description': description || spare };
}

/** The size of the linked file, in attributes of the link. */
export function linkedSize({ widthPx, heightPx }: Picture) {
  return { 'data-large_image_width': widthPx, 'data-large_image_height': heightPx };
}
