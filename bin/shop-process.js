import { execFileSync, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './runtime.js';

const PICTURES_LIMIT_MS = 1_800_000;

/** The memory that a process holds, in megabytes. */
export function rssMbOf(pid) {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;
}

/**
 * Starts the very program that `npm start` starts, on a folder of its own.
 *
 * @param folder where its data lies
 * @param env what its environment has beside that
 * @returns its address, how long the start took in milliseconds, its memory in megabytes, and two ways to stop it:
 *   `close` lets it finish what it does, `kill` does not
 */
export async function openShop(folder, env = {}) {
  const port = 20_000 + (process.pid % 20_000);
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['bin/start.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => chunk.toString().includes('The shop is open') && resolve());
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}`)));
  });
  const end = (signal) => {
    child.kill(signal);
    return gone;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    startMs: performance.now() - startedAt,
    rssMb: () => rssMbOf(child.pid),
    close: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Waits until the smaller copies of all pictures are made: before that, pages carry the originals. */
export async function picturesMade(url) {
  const until = performance.now() + PICTURES_LIMIT_MS;
  for (;;) {
    const pages = await Promise.all(['/', '/shop/', '/sticks/'].map((path) => fetch(url + path)));
    const printed = (await Promise.all(pages.map((page) => page.text()))).join('');
    const withoutCopies = printed.replaceAll(/<picture>.*?<\/picture>/gs, '');
    // The second picture of a card is one copy, named by its width.
    if (!/<img[^>]+src="\/media\/(?![^"]*-480\.webp")/.test(withoutCopies)) return;
    if (performance.now() > until) throw new Error('the smaller copies of the pictures took too long');
    await wait(2000);
  }
}
