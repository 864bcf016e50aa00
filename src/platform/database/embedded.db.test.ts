import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

it('two processes that start at once end at one server, and the last to leave stops it', async () => {
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

it('two that leave at the same moment leave nothing behind', async () => {
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
