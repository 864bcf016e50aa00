import { askPictureWorker, type PictureAnswers, type PixelBox } from './ask-picture-worker.ts';
import { inspectPicture, MOST_PIXELS } from './pictures.ts';

export type { PixelBox } from './ask-picture-worker.ts';
export type Cut = Readonly<PictureAnswers['cut']>;

/**
 * Cuts a box out of a picture, as it is seen, and keeps its kind; what moves stands still afterwards.
 *
 * @param boxFor the box for the size in pixels that the picture is seen in
 * @returns null for what cannot be read
 */
export async function cutPicture(
  path: string,
  boxFor: (seen: { widthPx: number; heightPx: number }) => PixelBox,
): Promise<Cut | null> {
  const facts = await inspectPicture(path);
  if (facts === null) return null;
  const task = { do: 'cut', path, box: boxFor(facts.seen), mostPixels: MOST_PIXELS } as const;
  return askPictureWorker(task).catch(() => null);
}
