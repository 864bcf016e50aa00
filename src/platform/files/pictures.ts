import { askPictureWorker, type PictureAnswers } from './ask-picture-worker.ts';

/** Most pixels of a picture that staff keep; read from its header, before it is decoded. */
export const MOST_PIXELS = 60_000_000;

/**
 * What a picture really is, by its content.
 *
 * @param source its place on this machine, or its bytes
 * @returns null when it is no picture that browsers show, or ends the process that reads it
 */
export function inspectPicture(source: string | Uint8Array): Promise<PictureAnswers['inspect'] | null> {
  return askPictureWorker({ do: 'inspect', source }).catch(() => null);
}
