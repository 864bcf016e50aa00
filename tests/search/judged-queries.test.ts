import { beforeAll, expect, it } from 'vitest';
import { seedDemo } from '#commands/demo/seed-demo.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { silence } from '../run-command.ts';
import { judgedQueries } from './judged-queries.ts';

const test = aShop(await aDatabase());
const { shop, time } = test;
const WANTED_SHARE = 0.95;

beforeAll(() => seedDemo(test, silence));

/** The SKUs of the first three products, and the paths of pages and articles. */
async function firstThree(typed: string): Promise<string[]> {
  const results = await shop.search.suggest(typed, { language: 'en', now: time.now });
  if (results === null) return [];
  return [...results.products.slice(0, 3).map(({ sku }) => sku), ...results.texts.map(({ path }) => path)];
}

it('SE-03 95 of 100 judged queries have the right product among the first three', async () => {
  time.now = new Date();
  expect(judgedQueries.length).toBeGreaterThanOrEqual(300);
  const wrong: string[] = [];
  for (const { typed, right } of judgedQueries) {
    const results = await firstThree(typed);
    if (!right.some((sku) => results.includes(sku)))
      wrong.push(`${typed}: ${results.join(', ') || 'nothing'}`);
  }
  const share = 1 - wrong.length / judgedQueries.length;
  process.stdout.write(
    `judged queries: ${judgedQueries.length}, right in the first three: ${(share * 100).toFixed(1)} %\n${wrong.join('\n')}\n`,
  );
  expect(share).toBeGreaterThanOrEqual(WANTED_SHARE);
}, 120_000);
