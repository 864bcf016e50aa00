import { inspectPicture, MOST_PIXELS } from './pictures.ts';
import { type PictureAnswers, type PixelBox, runPictureTask } from './run-picture-task.ts';

export type { PixelBox } from './run-picture-task.ts';
export type Cut = Readonly<PictureAnswers['cut']>;

/**
 * Crops a picture and keeps its format; an animation becomes its first frame.
 *
 * @param boxFor the crop box for the displayed size in pixels
 * @returns null when the picture cannot be read
 */
export async function cropPicture(
  path: string,
  boxFor: (seen: { widthPx: number; heightPx: number }) => PixelBox,
): Promise<Cut | null> {
  const facts = await inspectPicture(path);
  if (facts === null) return null;
  const task = { do: 'cut', path, box: boxFor(facts.seen), mostPixels: MOST_PIXELS } as const;
  return runPictureTask(task).catch(() => null);
}
