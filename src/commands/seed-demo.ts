import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { Db } from '#platform/database/client.ts';
import type { Shop } from '#src/compose.ts';
import type { Config } from '#src/config.ts';
import type { DemoFolder } from './demo/demo-folder.ts';
import { seedContent } from './demo/seed-content.ts';
import { seedGoods } from './demo/seed-goods.ts';
import { seedPictureWords } from './demo/seed-picture-words.ts';
import { seedPromotions } from './demo/seed-promotions.ts';
import { seedStore } from './demo/seed-store.ts';
import { showProgress } from './progress.ts';

type SeedHouse = { shop: Shop; db: Db; config: Config };

const DEMO_DIR = join(process.cwd(), 'demo');

async function isEmpty(db: Db): Promise<boolean> {
  const known = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
  return known === undefined;
}

/**
 * Fills an empty database with the demo shop, by the same import that takes real goods. A seed that was interrupted
 * goes on at the next start: every step may be run again.
 */
export async function seedDemo({ shop, db }: SeedHouse, out: Writable & { isTTY?: boolean }): Promise<void> {
  const settings = await shop.settings.all();
  if (settings['demo.seeded'] !== '') return;
  const wasBegun = settings['shop.legalName'].en !== 'Jamra';
  if (!wasBegun && !(await isEmpty(db))) return;
  out.write('Filling the shop with demo goods …\n');
  const progress = showProgress(out);
  const demo: DemoFolder = {
    dir: DEMO_DIR,
    readJson: async (name) => JSON.parse(await readFile(join(DEMO_DIR, name), 'utf8')),
    shop,
    db,
    now: new Date(),
    tell: progress.tell,
  };
  await seedStore(demo);
  await seedGoods(demo);
  await seedPromotions(demo);
  await seedContent(demo);
  await seedPictureWords(demo);
  progress.end();
  await shop.settings.set('demo.seeded', demo.now.toISOString().slice(0, 10));
}
