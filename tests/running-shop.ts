import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

const OPEN_LIMIT_MS = 120_000;
const root = join(import.meta.dirname, '..');

export function freePort(): Promise<number> {
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

/** `said`: its output since it started. */
export type RunningShop = {
  pid: number;
  output: () => string;
  stop: () => Promise<void>;
  /** Kills it with SIGKILL, as the kernel does when memory runs out. */
  kill: () => Promise<void>;
};

/** Starts the program of `npm start`, and waits until it reports that it is open. */
export function startShop(env: Record<string, string>): Promise<RunningShop> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['bin/start.js'], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    const end = (signal: NodeJS.Signals) => {
      child.kill(signal);
      return gone;
    };
    const timer = setTimeout(() => {
      child.kill('SIGTERM');
      reject(new Error(`the shop did not open:\n${output}`));
    }, OPEN_LIMIT_MS);
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('The shop is open')) return;
      clearTimeout(timer);
      resolve({
        pid: child.pid ?? 0,
        output: () => output,
        stop: () => end('SIGTERM'),
        kill: () => end('SIGKILL'),
      });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}:\n${output}`)));
  });
}

/** Starts a shop without goods on a free port, with its data and a database of its own in a folder. */
export async function startShopIn(folder: string, env: Record<string, string>) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const shop = await startShop({
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO: '0',
    LOG_LEVEL: 'silent',
    ...env,
  });
  return { shop, url, port };
}
