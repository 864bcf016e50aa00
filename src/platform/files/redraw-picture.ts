import { openSharp } from './open-sharp.ts';
import { inspectPicture } from './pictures.ts';

/** Wide and high enough for a screen; a picture that unpacks to more than this many pixels is refused unopened. */
const MOST_SIDE_PX = 2000;
const MOST_PIXELS = 60_000_000;

/**
 * Draws a stranger's picture anew, so that nothing comes along but what is seen: no place, no camera, no second file.
 *
 * @returns a JPEG of at most 2000 px a side, or null for what is no picture
 */
export async function redrawPicture(bytes: Uint8Array): Promise<Uint8Array | null> {
  if ((await inspectPicture(bytes)) === null) return null;
  try {
    const sharp = await openSharp();
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ width: MOST_SIDE_PX, height: MOST_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer();
  } catch {
    return null;
  }
}
