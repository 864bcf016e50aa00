import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');

/** Runs `npm run reviews` on the shop of the tests. @returns its output */
export async function moderate(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['bin/command.js', 'reviews', ...words], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: process.env.SHOP_DATABASE, DATA_DIR: process.env.SHOP_FOLDER },
  });
  return stdout;
}
