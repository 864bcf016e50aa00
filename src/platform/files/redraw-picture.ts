import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { askPictureWorker } from './ask-picture-worker.ts';
import { inspectPicture } from './pictures.ts';

/**
 * Most pixels of a stranger's picture: what a phone's camera saves unless told otherwise (5712 × 4284) still fits.
 */
export const MOST_STRANGER_PIXELS = 25_000_000;

/** Why a picture is not drawn: it is none, or it has too many pixels. */
export type RedrawRefusal = { code: 'no-picture' | 'too-many-pixels' };

/**
 * Draws a stranger's picture anew, so that nothing comes along but what is seen: no place, no camera, no second file.
 * Its header is checked before it is decoded.
 *
 * @param path where the picture lies on this machine
 * @returns a JPEG of at most 2000 px a side
 */
export async function redrawPicture(path: string): Promise<Outcome<Uint8Array, RedrawRefusal>> {
  const facts = await inspectPicture(path);
  if (facts === null) return refuse({ code: 'no-picture' });
  if (facts.widthPx * facts.heightPx > MOST_STRANGER_PIXELS) return refuse({ code: 'too-many-pixels' });
  const task = { do: 'redraw', path, mostPixels: MOST_STRANGER_PIXELS } as const;
  const drawn = await askPictureWorker(task).catch(() => null);
  return drawn === null ? refuse({ code: 'no-picture' }) : done(drawn.bytes);
}
