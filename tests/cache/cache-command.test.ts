import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { aProduct } from '../a-shop.ts';
import { aServedShop } from './served-shop.ts';

const { runtime, serve, databaseUrl } = await aServedShop();
const execute = promisify(execFile);
const PAGES = ['/product/cmd-1/', '/product/cmd-2/'];
const origins: string[] = [];
const ids: number[] = [];

/** What `npm run cache -- …` runs, on the same database, and what it says. */
async function cache(...words: string[]): Promise<string> {
  const { stdout } = await execute(process.execPath, ['bin/command.js', 'cache', ...words], {
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

const ways = (origin: string) =>
  Promise.all(
    PAGES.map(async (page) => {
      const answer = await fetch(origin + page);
      await answer.text();
      return answer.headers.get('x-page-cache');
    }),
  );

async function fill(): Promise<void> {
  for (const origin of origins) await expect.poll(() => ways(origin)).toEqual(['hit', 'hit']);
}

beforeAll(async () => {
  for (const name of ['cmd-1', 'cmd-2'])
    ids.push(await aProduct(runtime, { sku: name, more: { Name: name } }));
  for (let number = 0; number < 2; number += 1) origins.push(await serve());
}, 120_000);

it('shows what every running process has cached', async () => {
  await fill();
  const said = await cache('show');
  expect(said.match(/^process \d+: 2 pages cached, 0\.\d of 56 MB$/gm)).toHaveLength(2);
  for (const page of PAGES) expect(said.split('\n').filter((line) => line.trim() === page)).toHaveLength(2);
}, 60_000);

it('drops the pages of a tag on every process', async () => {
  await fill();
  await cache('drop', `product:${ids[0]}`);
  for (const origin of origins) expect(await ways(origin)).toEqual(['made', 'hit']);
}, 60_000);

it('drops everything without a tag', async () => {
  await fill();
  await cache('drop');
  expect(await cache('show')).toMatch(/0 pages cached[\s\S]*0 pages cached/);
  for (const origin of origins) expect(await ways(origin)).toEqual(['made', 'made']);
}, 60_000);

it('prints its usage on wrong arguments', async () => {
  await expect(cache('drop', 'Product 17')).rejects.toMatchObject({
    code: 2,
    stdout: expect.stringContaining('drop [TAG'),
  });
}, 60_000);
