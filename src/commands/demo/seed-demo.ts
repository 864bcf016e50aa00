import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import type { Db } from '#platform/database/client.ts';
import { showProgress } from '../progress.ts';
import type { DemoFolder } from './demo-folder.ts';
import { seedContent } from './seed-content.ts';
import { seedPictureWords } from './seed-picture-words.ts';
import { seedPopups } from './seed-popups.ts';
import { seedProducts } from './seed-products.ts';
import { seedPromotions } from './seed-promotions.ts';
import { seedStore } from './seed-store.ts';

type SeedContext = { shop: Shop; db: Db; config: Pick<Config, 'demoPopups'> };

const DEMO_DIR = join(process.cwd(), 'demo');

async function isEmpty(db: Db): Promise<boolean> {
  const known = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
  return known === undefined;
}

/**
 * Fills an empty database with the demo, using the regular import. An interrupted seed continues at the next
 * start: every step may run again.
 */
export async function seedDemo(
  { shop, db, config }: SeedContext,
  out: Writable & { isTTY?: boolean },
): Promise<void> {
  const settings = await shop.settings.all();
  if (settings['demo.seeded'] !== '') return;
  const wasBegun = settings['shop.legalName'].en !== 'Jamra';
  if (!wasBegun && !(await isEmpty(db))) return;
  out.write('Importing demo data …\n');
  const progress = showProgress(out);
  const demo: DemoFolder = {
    dir: DEMO_DIR,
    readJson: async (name) => JSON.parse(await readFile(join(DEMO_DIR, name), 'utf8')),
    shop,
    db,
    now: new Date(),
    report: progress.report,
  };
  await seedStore(demo);
  await seedProducts(demo);
  await seedPromotions(demo);
  await seedContent(demo);
  if (config.demoPopups) await seedPopups(demo);
  await seedPictureWords(demo);
  progress.end();
  await shop.settings.set('demo.seeded', demo.now.toISOString().slice(0, 10));
}
