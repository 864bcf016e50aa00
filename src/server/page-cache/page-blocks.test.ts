import { beforeEach, expect, it } from 'vitest';
import type { Shop } from '#composition/shop.ts';
import { createCachedReads } from '#platform/cache/cached-reads.ts';
import type { PrintedBlock } from '#widgets/tree/print/block.ts';
import { openPageBlocks } from './page-blocks.ts';

const BYTES = 100_000_000;
const MORE_THAN_A_NODE_HAS = 300;
const BLOCK = { placed: {}, texts: [], holes: [], preloads: [] } as unknown as PrintedBlock;

let blocks: ReturnType<ReturnType<typeof openPageBlocks>['of']>;
let printed: string[];

beforeEach(() => {
  const reads = createCachedReads({
    tracked: { tables: new Set(), families: new Map() },
    nowMs: () => 0,
  });
  reads.hear();
  blocks = openPageBlocks(reads, BYTES).of((read) => read({} as Shop), reads.begin());
  printed = [];
});

async function open(key: string, variantOf: string | null = null) {
  await blocks.open(
    key,
    async () => {
      printed.push(key);
      return BLOCK;
    },
    variantOf,
  );
}

it('a block is cached at once, one of many queries from its second request on', async () => {
  for (const key of ['plain', 'plain']) await open(key);
  expect(printed).toEqual(['plain']);
  for (const key of ['filtered', 'filtered', 'filtered']) await open(key, 'home.list');
  expect(printed).toEqual(['plain', 'filtered', 'filtered']);
});

it('the variants of a node are limited: the least recently used one is dropped, blocks of others are not', async () => {
  await open('plain');
  for (const key of ['of another', 'of another']) await open(key, 'home.other');
  for (let at = 0; at < MORE_THAN_A_NODE_HAS; at += 1)
    for (const key of [`variant ${at}`, `variant ${at}`]) await open(key, 'home.list');
  printed = [];
  await open('plain');
  await open('of another', 'home.other');
  await open(`variant ${MORE_THAN_A_NODE_HAS - 1}`, 'home.list');
  expect(printed).toEqual([]);
  await open('variant 0', 'home.list');
  expect(printed).toEqual(['variant 0']);
});
