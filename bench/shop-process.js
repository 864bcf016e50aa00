import { execFileSync, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../bin/runtime.js';

const PICTURES_LIMIT_MS = 600_000;

/**
 * Starts the very program that `npm start` starts, on a folder of its own.
 *
 * @returns its address, how long the start took in milliseconds, its memory in megabytes, and the way to stop it
 */
export async function openShop(folder) {
  const port = 20_000 + (process.pid % 20_000);
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['bin/start.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => chunk.toString().includes('The shop is open') && resolve());
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}`)));
  });
  const startMs = performance.now() - startedAt;
  return {
    url: `http://127.0.0.1:${port}`,
    startMs,
    rssMb: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024,
    close: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}

/** Waits until the smaller copies of all pictures are made: before that, pages carry the originals. */
export async function picturesMade(url) {
  const until = performance.now() + PICTURES_LIMIT_MS;
  for (;;) {
    const pages = await Promise.all(['/', '/shop/', '/sticks/'].map((path) => fetch(url + path)));
    const printed = (await Promise.all(pages.map((page) => page.text()))).join('');
    const withoutCopies = printed.replaceAll(/<picture>.*?<\/picture>/gs, '');
    if (!/<img[^>]+src="\/media\//.test(withoutCopies)) return;
    if (performance.now() > until) throw new Error('the smaller copies of the pictures took too long');
    await wait(2000);
  }
}
