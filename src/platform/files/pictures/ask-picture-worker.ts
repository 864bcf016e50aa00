import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';

/** A box in whole pixels of the displayed (EXIF-rotated) picture. */
export type PixelBox = Readonly<{ left: number; top: number; width: number; height: number }>;

/** One task on one picture. A picture with more than `mostPixels` is refused before decoding. */
export type PictureTask =
  | { do: 'resize'; path: string; format: 'avif' | 'webp'; widthPx: number; mostPixels: number }
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
/** How long an idle worker process waits for another picture. */
const IDLE_MS = 5000;
/** No picture within the limits takes this long; one that does counts as broken. */
const MOST_WORK_MS = 60_000;
const worker = createRequire(import.meta.url).resolve('#platform/files/pictures/picture-worker.ts');

/** A worker process that handles one picture at a time and exits when idle. */
function openLane(isBehind: boolean) {
  let child: ChildProcess | null = null;
  let leaving: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function open(): ChildProcess {
    clearTimeout(leaving);
    if (child?.connected) return child;
    child = fork(worker, isBehind ? [BEHIND] : [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return child;
  }

  function letGo(): void {
    leaving = setTimeout(() => {
      if (child?.connected) child.disconnect();
      child = null;
    }, IDLE_MS);
    leaving.unref();
    child?.unref();
    child?.channel?.unref();
  }

  function ask<Task extends PictureTask>(task: Task): Promise<PictureAnswers[Task['do']] | null> {
    const opened = open();
    opened.ref();
    opened.channel?.ref();
    const limit = setTimeout(() => opened.kill('SIGKILL'), MOST_WORK_MS);
    return new Promise<PictureAnswers[Task['do']] | null>((resolve, reject) => {
      const fail = () => reject(new Error('the process that works on pictures ended'));
      opened.once('exit', fail);
      opened.once('message', (answer: PictureAnswers[Task['do']] | null) => {
        opened.off('exit', fail);
        resolve(answer);
      });
      opened.send(task);
    }).finally(() => {
      clearTimeout(limit);
      letGo();
    });
  }

  return <Task extends PictureTask>(task: Task): Promise<PictureAnswers[Task['do']] | null> => {
    const turn = last.then(() => ask(task));
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Headers are read at once; resizing runs separately, at low priority. */
const readHeader = openLane(false);
const draw = openLane(true);

/**
 * Handles a picture in a worker process: the server process never decodes one, and one picture is resized at a
 * time.
 *
 * @returns null when the picture cannot be read or has too many pixels
 * @throws when the worker exits without an answer
 */
export function askPictureWorker<Task extends PictureTask>(
  task: Task,
): Promise<PictureAnswers[Task['do']] | null> {
  const lane = task.do === 'inspect' ? readHeader : draw;
  return lane(task);
}
