import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#platform/database/client.ts';
import { createSettings } from '#shop/settings';
import { createTestDatabase, openTestServer, prepareTemplate } from '../test-server.ts';

const OPEN_LIMIT_MS = 120_000;
const root = join(import.meta.dirname, '../..');

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}

type Running = { stop: () => Promise<void> };

/** Starts the very program that `npm start` starts, and waits until it says that it is open. */
function startShop(env: Record<string, string>): Promise<Running> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['bin/start.js'], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    const timer = setTimeout(() => reject(new Error(`the shop did not open:\n${said}`)), OPEN_LIMIT_MS);
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (!said.includes('The shop is open')) return;
      clearTimeout(timer);
      resolve({
        stop: async () => {
          child.kill('SIGTERM');
          await gone;
        },
      });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}:\n${said}`)));
  });
}

/** Programs press faster than shoppers; tests of the limits set their own. */
async function pressAsFastAsYouLike(url: string): Promise<void> {
  const { db, close } = openDatabase({ url, poolSize: 1 });
  const settings = createSettings({ db, clock: () => new Date() });
  for (const key of ['limits.cartPerVisitor', 'limits.cartPerAddress']) await settings.set(key, 0);
  await close();
}

/** Before all page tests: the real shop on the demo goods, with a database and a folder of its own. */
export default async function openShop(): Promise<() => Promise<void>> {
  const server = await openTestServer();
  await prepareTemplate(server);
  const database = await createTestDatabase(server);
  await pressAsFastAsYouLike(database.url);
  const folder = await mkdtemp(join(tmpdir(), 'jamra-pages-'));
  const port = await freePort();
  const shop = await startShop({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'warn',
  });
  process.env.SHOP_URL = `http://127.0.0.1:${port}`;
  process.env.SHOP_DATABASE = database.url;
  process.env.SHOP_FOLDER = folder;
  return async () => {
    await shop.stop();
    await database.drop();
    await server.release();
    await rm(folder, { recursive: true, force: true });
  };
}
