import { createRequire } from 'node:module';
import { openLane } from '../worker-lane.ts';

/** A box in whole pixels of the displayed (EXIF-rotated) picture. */
export type PixelBox = Readonly<{ left: number; top: number; width: number; height: number }>;

/** One task on one picture. A picture with more than `mostPixels` is refused before decoding. */
export type PictureTask =
  | { do: 'resize'; path: string; format: 'avif' | 'webp' | 'png'; widthPx: number; mostPixels: number }
  | { do: 'inspect'; source: string | Uint8Array }
  | { do: 'redraw'; path: string; mostPixels: number }
  | { do: 'cut'; path: string; box: PixelBox; mostPixels: number };

export type PictureAnswers = {
  resize: { bytes: Uint8Array; heightPx: number };
  inspect: {
    mime: string;
    extension: string;
    widthPx: number;
    heightPx: number;
    /** Displayed size, after EXIF rotation. */
    seen: { widthPx: number; heightPx: number };
  };
  redraw: { bytes: Uint8Array };
  cut: { bytes: Uint8Array; extension: string };
};

/** Makes the worker process lower its priority. */
const BEHIND = 'behind';
/** No picture within the limits takes this long; one that does counts as broken. */
const MOST_WORK_MS = 60_000;
const script = createRequire(import.meta.url).resolve('#platform/files/pictures/picture-worker.ts');

/** Headers are read at once; resizing runs separately, at low priority. */
const readHeader = openLane({ script, mostWorkMs: MOST_WORK_MS });
const draw = openLane({ script, args: [BEHIND], mostWorkMs: MOST_WORK_MS });

/**
 * Handles a picture in a worker process: the server process never decodes one, and one picture is resized at a
 * time.
 *
 * @returns null when the picture cannot be read or has too many pixels
 * @throws when the worker exits without an answer
 */
export function runPictureTask<Task extends PictureTask>(
  task: Task,
): Promise<PictureAnswers[Task['do']] | null> {
  const lane = task.do === 'inspect' ? readHeader : draw;
  return lane(task) as Promise<PictureAnswers[Task['do']] | null>;
}
