import { askPictureWorker, type PictureAnswers } from './ask-picture-worker.ts';
import { MOST_PIXELS } from './pictures.ts';

type ResizeTask = { path: string; format: 'avif' | 'webp' | 'png'; widthPx: number };

/**
 * Resizes a picture.
 *
 * @param task path of the original, format and width in pixels
 * @returns the bytes and the height in pixels; null when the original cannot be read
 * @throws when the worker exits without an answer
 */
export function resizePicture(task: ResizeTask): Promise<PictureAnswers['resize'] | null> {
  return askPictureWorker({ do: 'resize', ...task, mostPixels: MOST_PIXELS });
}
