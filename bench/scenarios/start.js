import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../bin/runtime.js';
import { median, spread } from '../figures.js';

const ROUNDS = 5;
const PROCESSES = [1, 2];
const LOOK_EVERY_MS = 5;

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** From `npm start`'s own program to the first page, its database asleep before. @returns milliseconds */
async function startOnce(folder, processes) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['bin/start.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      WEB_CONCURRENCY: String(processes),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  for (;;) {
    const status = await fetch(`${url}/`).then(
      (answer) => answer.text().then(() => answer.status),
      () => 0,
    );
    if (status === 200) break;
    await wait(LOOK_EVERY_MS);
  }
  const ms = performance.now() - startedAt;
  child.kill('SIGTERM');
  await gone;
  return ms;
}

/** Nothing to do: built, migrated, filled. What a start takes until the home page is there. */
export async function measureStart() {
  const folder = mkdtempSync(join(tmpdir(), 'jamra-bench-start-'));
  chmodSync(folder, 0o755);
  try {
    const firstMs = await startOnce(folder, 1);
    const warm = [];
    for (const processes of PROCESSES) {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await startOnce(folder, processes));
      warm.push({ processes, ms: median(rounds), rounds });
      process.stdout.write(
        `warm start to the first page, ${processes} process(es): ${median(rounds).toFixed(0)} ms (${spread(rounds)})\n`,
      );
    }
    process.stdout.write(`first start with seeding: ${firstMs.toFixed(0)} ms\n`);
    return { firstMs, warm };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
