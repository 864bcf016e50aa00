import { MOST_PIXELS } from './pictures.ts';
import { type PictureAnswers, runPictureTask } from './run-picture-task.ts';

type ResizeTask = { path: string; format: 'avif' | 'webp' | 'png'; widthPx: number };

/**
 * Resizes a picture.
 *
 * @param task path of the original, format and width in pixels
 * @returns the bytes and the height in pixels; null when the original cannot be read
 * @throws when the worker exits without an answer
 */
export function resizePicture(task: ResizeTask): Promise<PictureAnswers['resize'] | null> {
  return runPictureTask({ do: 'resize', ...task, mostPixels: MOST_PIXELS });
}
