import type { Picture } from '#shop/media';

/** A banner or a tower would leave the stage; between these it takes the picture's own shape. Width by height. */
const NARROWEST = 0.75;
const WIDEST = 2;

/**
 * The shape a picture takes on the stage of a gallery.
 *
 * @returns width divided by height, at most four decimals
 */
export function shapeOf(picture: Pick<Picture, 'widthPx' | 'heightPx'> | null): number {
  if (picture === null || picture.widthPx <= 0 || picture.heightPx <= 0) return 1;
  const own = picture.widthPx / picture.heightPx;
  return Number(Math.min(WIDEST, Math.max(NARROWEST, own)).toFixed(4));
}
