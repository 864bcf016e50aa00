import { askPictureWorker, type PictureAnswers } from './ask-picture-worker.ts';
import { MOST_PIXELS } from './pictures.ts';

type ResizeTask = { path: string; format: 'avif' | 'webp'; widthPx: number };

/**
 * Makes a smaller copy.
 *
 * @param task the original on this machine, the format and the width in pixels
 * @returns the bytes and the height that goes with the width, in pixels; null when the original cannot be read
 * @throws when the process that draws ends before it has answered
 */
export function resizePicture(task: ResizeTask): Promise<PictureAnswers['resize'] | null> {
  return askPictureWorker({ do: 'resize', ...task, mostPixels: MOST_PIXELS });
}
