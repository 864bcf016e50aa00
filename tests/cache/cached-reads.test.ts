import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { aProduct } from '../a-shop.ts';
import { IS_PROOF } from '../is-proof.ts';
import { aServedShop } from './served-shop.ts';

/** Pages that read the category tree, in every run. */
const FIRST = ['/shop/', '/sticks/'];
const KEY = 'catalogue.listingPrefix';

const { runtime, serve } = await aServedShop();
let origin = '';

async function statusOf(path: string): Promise<number> {
  const answer = await fetch(origin + path);
  await answer.text();
  return answer.status;
}

/** The next page reads changed categories again. */
async function changeCategories(): Promise<void> {
  await sql`update category set position = position + 1`.execute(runtime.db);
}

beforeAll(async () => {
  await aProduct(runtime, { sku: 'CEDRANE', category: 'Tobacco sticks > Cedrane' });
  origin = await serve();
}, 120_000);

it.each(IS_PROOF ? [...FIRST, '/', '/?s=cedrane&post_type=product', '/blog/'] : FIRST)(
  'RT-03 the tree of categories follows the settings it was made by, read first for %s',
  async (first) => {
    await changeCategories();
    await statusOf(first);
    try {
      await runtime.shop.settings.set(KEY, 'pouches');
      await expect.poll(() => statusOf('/pouches/cedrane/'), { timeout: 5000 }).toBe(200);
    } finally {
      await runtime.shop.settings.set(KEY, 'sticks');
      await expect.poll(() => statusOf('/sticks/cedrane/'), { timeout: 5000 }).toBe(200);
    }
  },
);
