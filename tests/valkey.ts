import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll } from 'vitest';
import { freePort } from './running-shop.ts';

const NAMES = ['valkey-server', 'redis-server'];

function program(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const program = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(existsSync);
  if (program === undefined)
    throw new Error('This test needs Valkey or Redis; "npm test" installs one, or prints the line to type.');
  return program;
}

/** A Valkey or Redis of this test file alone, in memory; it can be stopped, restarted and delayed. */
export async function aValkey() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'jamra-valkey-'));
  let child: ChildProcess | null = null;
  const options = { port, bind: '127.0.0.1', dir: folder, save: '', maxmemory: '64mb' };

  async function start(): Promise<void> {
    const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const started = spawn(program(), [...words, '--maxmemory-policy', 'allkeys-lru'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    await new Promise<void>((resolve, reject) => {
      started.once('error', reject);
      started.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
      started.stdout.on(
        'data',
        (output: Buffer) => output.toString().includes('Ready to accept') && resolve(),
      );
    });
  }

  async function end(): Promise<void> {
    const ended = child;
    child = null;
    if (ended === null) return;
    const gone = new Promise((resolve) => ended.once('exit', resolve));
    ended.kill('SIGKILL');
    await gone;
  }

  await start();
  afterAll(async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    end,
    hesitate: () => child?.kill('SIGSTOP'),
    goOn: () => child?.kill('SIGCONT'),
  };
}
