import type { Picture } from '#shop/media';

/** Width by height: shapes outside these limits are clamped. */
const NARROWEST = 0.75;
const WIDEST = 2;

/**
 * The aspect ratio of a picture in the gallery.
 *
 * @returns width divided by height, at most four decimals
 */
export function shapeOf(picture: Pick<Picture, 'widthPx' | 'heightPx'> | null): number {
  if (picture === null || picture.widthPx <= 0 || picture.heightPx <= 0) return 1;
  const ratio = picture.widthPx / picture.heightPx;
  return Number(Math.min(WIDEST, Math.max(NARROWEST, ratio)).toFixed(4));
}
