import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startEmbedded } from './embedded.ts';

const options = { say: () => undefined, settings: { fsync: 'off' } };

async function ask(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ one: number }>('select 1 as one');
  await client.end();
  return rows[0]?.one ?? 0;
}

it('concurrent starts share one server, and the last process stops it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jamra-embedded-'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'postgres');
  try {
    const [first, second] = await Promise.all([
      startEmbedded({ dataDir, ...options }),
      startEmbedded({ dataDir, ...options }),
    ]);
    expect(first.url).toBe(second.url);
    await first.release();
    expect(await ask(second.url)).toBe(1);
    await second.release();
    await expect(ask(second.url)).rejects.toThrow();
    expect(existsSync(join(dataDir, 'data', 'postmaster.pid'))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('two processes that exit at once leave no server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jamra-embedded-'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'postgres');
  try {
    const all = await Promise.all(Array.from({ length: 3 }, () => startEmbedded({ dataDir, ...options })));
    await Promise.all(all.map((one) => one.release()));
    expect(existsSync(join(dataDir, 'data', 'postmaster.pid'))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('a connection that was not closed does not keep the server running', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jamra-embedded-'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'postgres');
  try {
    const only = await startEmbedded({ dataDir, ...options });
    const pooled = new pg.Client({ connectionString: only.url, application_name: 'jamra' });
    pooled.on('error', () => undefined);
    await pooled.connect();
    await only.release();
    expect(existsSync(join(dataDir, 'data', 'postmaster.pid'))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('a dead server is restarted once while processes use it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jamra-embedded-'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'postgres');
  const lockFile = join(dataDir, 'data', 'postmaster.pid');
  const output: string[] = [];
  const listening = { dataDir, ...options, say: (sentence: string) => output.push(sentence) };
  try {
    const all = await Promise.all([1, 2, 3].map(() => startEmbedded(listening)));
    for (const signal of ['SIGKILL', 'SIGQUIT'] as const) {
      const server = Number(readFileSync(lockFile, 'utf8').split('\n')[0]);
      process.kill(server, signal);
      const answer = () => ask(all[0]?.url ?? '').catch(() => 0);
      await expect.poll(answer, { timeout: 20_000, interval: 50 }).toBe(1);
      const next = Number(readFileSync(lockFile, 'utf8').split('\n')[0]);
      expect(next).not.toBe(server);
    }
    // A process that finds the server already restarted prints nothing.
    await expect.poll(() => output, { timeout: 20_000 }).toContain('The embedded database is back.');
    for (const one of all) await one.release();
    expect(existsSync(lockFile)).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);

it('a process exits without waiting while the server is down, and leaves none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jamra-embedded-'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'postgres');
  const lockFile = join(dataDir, 'data', 'postmaster.pid');
  try {
    const one = await startEmbedded({ dataDir, ...options });
    process.kill(Number(readFileSync(lockFile, 'utf8').split('\n')[0]), 'SIGKILL');
    await wait(5);
    const startedAt = performance.now();
    await one.release();
    expect(performance.now() - startedAt).toBeLessThan(25_000);
    await expect(ask(one.url)).rejects.toThrow();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
