import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { cache } from '#commands/cache.ts';
import { aProduct } from '../a-shop.ts';
import { runCommand } from '../run-command.ts';
import { aServedShop } from './served-shop.ts';

const { runtime, serve, databaseUrl } = await aServedShop();
const PAGES = ['/product/cmd-1/', '/product/cmd-2/'];
const origins: string[] = [];
const ids: number[] = [];

/** Runs `npm run cache -- show` as a process. @returns its output */
async function show(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['bin/command.js', 'cache', 'show'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: runtime.config.dataDir,
      SECRET_KEY: 'a secret that all processes know',
    },
  });
  return stdout;
}

/** The command in this process. */
const run = (...words: string[]) => runCommand(cache, words, { ...runtime, databaseUrl });

const statuses = (origin: string) =>
  Promise.all(
    PAGES.map(async (page) => {
      const answer = await fetch(origin + page);
      await answer.text();
      return answer.headers.get('x-page-cache');
    }),
  );

async function fill(): Promise<void> {
  for (const origin of origins) await expect.poll(() => statuses(origin)).toEqual(['hit', 'hit']);
}

beforeAll(async () => {
  for (const name of ['cmd-1', 'cmd-2'])
    ids.push(await aProduct(runtime, { sku: name, more: { Name: name } }));
  for (let number = 0; number < 2; number += 1) origins.push(await serve());
}, 120_000);

it('shows what every running process has cached', async () => {
  await fill();
  const output = await show();
  expect(output.match(/^process \d+: 2 pages cached, 0\.\d of 56 MB$/gm)).toHaveLength(2);
  for (const page of PAGES) expect(output.split('\n').filter((line) => line.trim() === page)).toHaveLength(2);
}, 60_000);

it('drops the pages of a tag on every process', async () => {
  await fill();
  expect(await run('drop', `product:${ids[0]}`)).toEqual([0, '']);
  // The command does not wait for all processes.
  for (const origin of origins) await expect.poll(() => statuses(origin)).toEqual(['made', 'hit']);
}, 60_000);

it('drops everything without a tag', async () => {
  await fill();
  expect(await run('drop')).toEqual([0, '']);
  expect(await run('show')).toEqual([0, expect.stringMatching(/0 pages cached[\s\S]*0 pages cached/)]);
  for (const origin of origins) expect(await statuses(origin)).toEqual(['made', 'made']);
}, 60_000);

it('prints its usage on wrong arguments', async () => {
  expect(await run('drop', 'Product 17')).toEqual([2, expect.stringContaining('drop [TAG')]);
});
