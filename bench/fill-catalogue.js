import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { requireNode } from '../bin/runtime.js';

// Makes a catalogue to measure with: DATA_DIR=FOLDER node bench/fill-catalogue.js PRODUCTS. Killed and called again, it
// goes on where it stopped.
requireNode();
const { sql } = await import('kysely');
const { openBesideShop } = await import('../bin/beside-shop.js');
const { migrate } = await import('../src/platform/database/schema/migrate.ts');
const { fillCatalogue, foldAll } = await import('./large-catalogue/fill.ts');

const count = Number(process.argv[2]);
const folder = process.env.DATA_DIR === undefined ? null : resolve(process.env.DATA_DIR);
if (
  !Number.isInteger(count) ||
  count < 1000 ||
  count % 1000 !== 0 ||
  folder === null ||
  !existsSync(folder)
) {
  process.stderr.write('DATA_DIR=FOLDER node bench/fill-catalogue.js PRODUCTS (whole thousands)\n');
  process.exit(2);
}
const { shop, db, close } = await openBesideShop(join(folder));
const startedAt = performance.now();
await migrate(db);
await fillCatalogue({
  db,
  shop,
  count,
  say: (made) => {
    const seconds = (performance.now() - startedAt) / 1000;
    if (made % 10_000 === 0) process.stdout.write(`${made} products, ${seconds.toFixed(0)} s\n`);
  },
});
await foldAll({ db, shop });
await sql`vacuum analyze`.execute(db);
process.stdout.write(`done in ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
await close();
