import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { inspectPicture } from './pictures.ts';
import { runPictureTask } from './run-picture-task.ts';

/** Most pixels of a visitor's picture; the default of phone cameras (5712 × 4284) fits. */
export const MAX_VISITOR_PIXELS = 25_000_000;

/** Why a picture is refused: not a picture, or too many pixels. */
export type ReencodeRefusal = { code: 'no-picture' | 'too-many-pixels' };

/**
 * Re-encodes a visitor's picture, which removes metadata and any appended data. The header is checked before
 * decoding.
 *
 * @param path local path
 * @returns a JPEG of at most 2000 px a side
 */
export async function reencodePicture(path: string): Promise<Outcome<Uint8Array, ReencodeRefusal>> {
  const facts = await inspectPicture(path);
  if (facts === null) return refuse({ code: 'no-picture' });
  if (facts.widthPx * facts.heightPx > MAX_VISITOR_PIXELS) return refuse({ code: 'too-many-pixels' });
  const task = { do: 'redraw', path, mostPixels: MAX_VISITOR_PIXELS } as const;
  const drawn = await runPictureTask(task).catch(() => null);
  return drawn === null ? refuse({ code: 'no-picture' }) : done(drawn.bytes);
}
