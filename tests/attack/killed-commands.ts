import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#platform/database/embedded/embedded.ts';
import { withDatabase } from '../with-database.ts';
import type { Target } from './target.ts';

const root = join(import.meta.dirname, '..', '..');

/**
 * Runs one command of the shop on the data in a folder.
 *
 * @param killAfterMs null: it runs to its end
 * @returns its exit code; null if it was killed
 */
function command(
  args: readonly string[],
  { folder, killAfterMs }: { folder: string; killAfterMs: number | null },
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['bin/command.js', ...args], {
      cwd: root,
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'silent' },
      stdio: 'ignore',
    });
    const timer = killAfterMs === null ? null : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    child.on('error', reject);
    child.on('exit', (code) => {
      if (timer !== null) clearTimeout(timer);
      resolve(code);
    });
  });
}

/** The row counts of the most important tables. */
function rowsIn(url: string): Promise<Record<string, number>> {
  return withDatabase({ url }, async (db) => {
    const counts: Record<string, number> = {};
    for (const table of ['product', 'media', 'review', 'setting', 'shop_order'] as const) {
      const { rows } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      counts[table] = rows;
    }
    return counts;
  });
}

/** One sentence for each fault. */
type Faults = string[];

async function killImports(target: Target, delaysMs: readonly number[]): Promise<Faults> {
  const args = ['import', 'demo/products.csv', '--images', 'demo/images'];
  // The attack's owners may have deleted products; any import restores them.
  await command(args, { folder: target.folder, killAfterMs: null });
  const before = await rowsIn(target.database.url);
  for (const killAfterMs of delaysMs) await command(args, { folder: target.folder, killAfterMs });
  const code = await command(args, { folder: target.folder, killAfterMs: null });
  const after = await rowsIn(target.database.url);
  const faults: Faults = code === 0 ? [] : [`an import after killed ones ended with ${code}`];
  if (after.product !== before.product) faults.push(`${before.product} products became ${after.product}`);
  return faults;
}

async function killBackups(target: Target, file: string, delaysMs: readonly number[]): Promise<Faults> {
  const faults: Faults = [];
  for (const killAfterMs of delaysMs) {
    const code = await command(['backup', file], { folder: target.folder, killAfterMs });
    if (code !== 0 && existsSync(file))
      faults.push('a killed backup left a file under the name of a whole one');
    await rm(file, { force: true });
  }
  const code = await command(['backup', file], { folder: target.folder, killAfterMs: null });
  if (code !== 0) faults.push(`a backup after killed ones ended with ${code}`);
  return faults;
}

async function killRestores(target: Target, file: string, delaysMs: readonly number[]): Promise<Faults> {
  const folder = await mkdtemp(join(tmpdir(), 'jamra-restored-'));
  await chmod(folder, 0o755);
  const args = ['restore', file, '--replace'];
  try {
    for (const killAfterMs of delaysMs) await command(args, { folder, killAfterMs });
    const code = await command(args, { folder, killAfterMs: null });
    if (code !== 0) return [`a restore after killed ones ended with ${code}`];
    const server = await startEmbedded({ dataDir: join(folder, 'postgres'), say: () => undefined });
    const [wanted, restored] = [await rowsIn(target.database.url), await rowsIn(server.url)];
    await server.release();
    const isSame = JSON.stringify(wanted) === JSON.stringify(restored);
    return isSame ? [] : [`${JSON.stringify(wanted)} came back as ${JSON.stringify(restored)}`];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Kills import, backup and restore while they work, then runs each to its end beside the running shop.
 *
 * @param delaysMs after which each of them is killed once
 * @returns lost rows and leftovers
 */
export async function killCommands(target: Target, delaysMs: readonly number[]): Promise<Faults> {
  const folder = await mkdtemp(join(tmpdir(), 'jamra-backup-'));
  const file = join(folder, 'shop.backup');
  try {
    return [
      ...(await killImports(target, delaysMs)),
      ...(await killBackups(target, file, delaysMs)),
      ...(await killRestores(target, file, delaysMs)),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
