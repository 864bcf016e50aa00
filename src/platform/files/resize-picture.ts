import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';

export type ResizeTask = { path: string; format: 'avif' | 'webp'; widthPx: number };
export type Resized = { bytes: Uint8Array; heightPx: number };

/** So long the process waits for another picture. */
const IDLE_MS = 5000;
const worker = createRequire(import.meta.url).resolve('#platform/files/picture-worker.ts');

let child: ChildProcess | null = null;
let leaving: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

function open(): ChildProcess {
  clearTimeout(leaving);
  if (child?.connected) return child;
  const forked = fork(worker, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child = forked;
  return forked;
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

function ask(task: ResizeTask): Promise<Resized | null> {
  const opened = open();
  opened.ref();
  opened.channel?.ref();
  return new Promise<Resized | null>((resolve, reject) => {
    const fail = () => reject(new Error('the process that makes smaller pictures ended'));
    opened.once('exit', fail);
    opened.once('message', (answer: Resized | null) => {
      opened.off('exit', fail);
      resolve(answer);
    });
    opened.send(task);
  }).finally(letGo);
}

/**
 * Makes a smaller copy, in a process of its own and one at a time.
 *
 * @param task the original on this machine, the format and the width in pixels
 * @returns the bytes and the height that goes with the width, in pixels; null when the original cannot be read
 * @throws when the process ends before it has answered
 */
export function resizePicture(task: ResizeTask): Promise<Resized | null> {
  const turn = last.then(() => ask(task));
  last = turn.catch(() => undefined);
  return turn;
}
