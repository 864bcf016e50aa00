import { type PictureAnswers, runPictureTask } from './run-picture-task.ts';

/** Most pixels of a staff upload; read from the header before decoding. */
export const MOST_PIXELS = 60_000_000;

/**
 * Detects a picture's format and size from its content.
 *
 * @param source local path or bytes
 * @returns null when browsers cannot display it or it crashes the worker
 */
export function inspectPicture(source: string | Uint8Array): Promise<PictureAnswers['inspect'] | null> {
  return runPictureTask({ do: 'inspect', source }).catch(() => null);
}
