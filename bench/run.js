import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { ensureBuild, requireNode, root } from '../bin/runtime.js';
import { openShop, picturesMade } from '../bin/shop-process.js';

// Measures the shop on this machine: npm run bench [-- pages|cached|product|weight|lighthouse|cart|checkout|import|start|memory|listing|search|blocks|loops|editor|events|admin …].
// A scenario's figures replace only its own in the machine's file.
requireNode();
const { measureAdmin } = await import('./scenarios/admin.js');
const { measureBlocks } = await import('./scenarios/blocks.js');
const { measureCached } = await import('./scenarios/cached.js');
const { measureCart } = await import('./scenarios/cart.js');
const { measureCheckout } = await import('./scenarios/checkout.js');
const { measureEditor } = await import('./scenarios/editor.js');
const { measureEvents } = await import('./scenarios/events.js');
const { measureImport } = await import('./scenarios/import.js');
const { measureLighthouse } = await import('./scenarios/lighthouse.js');
const { measureListing } = await import('./scenarios/listing.js');
const { measureLoops } = await import('./scenarios/loops.js');
const { measureMemory } = await import('./scenarios/memory.js');
const { measurePages } = await import('./scenarios/pages.js');
const { measureProduct } = await import('./scenarios/product.js');
const { measureSearch } = await import('./scenarios/search.js');
const { measureStart } = await import('./scenarios/start.js');
const { measureWeight } = await import('./scenarios/weight.js');

const SCENARIOS = {
  pages: measurePages,
  cached: measureCached,
  product: measureProduct,
  weight: measureWeight,
  lighthouse: measureLighthouse,
  cart: measureCart,
  checkout: measureCheckout,
  import: measureImport,
  start: measureStart,
  memory: measureMemory,
  listing: measureListing,
  search: measureSearch,
  blocks: measureBlocks,
  loops: measureLoops,
  editor: measureEditor,
  events: measureEvents,
  admin: measureAdmin,
};

/** Scenarios stand before the options of one: `loops blocks`, `listing --sizes 1000`. */
const named = process.argv.slice(2);
const options = named.findIndex((word) => word.startsWith('--'));
const wanted = options < 0 ? named : named.slice(0, options);
const unknown = wanted.find((scenario) => !Object.hasOwn(SCENARIOS, scenario));
if (unknown !== undefined) {
  process.stderr.write(`no bench is called ${unknown}; there are ${Object.keys(SCENARIOS).join(', ')}\n`);
  process.exit(2);
}
await ensureBuild();
const machine = {
  cores: cpus().length,
  model: cpus()[0]?.model,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
};
const name = createHash('sha256').update(JSON.stringify(machine)).digest('hex').slice(0, 8);
const file = join(root, `bench/results/${name}.json`);
const results = {
  ...(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}),
  at: new Date().toISOString(),
  machine,
};
// Nothing of the demo is in the back office's lists.
const isEmpty = wanted.length === 1 && wanted[0] === 'admin';
const env = isEmpty ? { DEMO: '0' } : {};
// Its pictures are copied for ten minutes: the shop is kept for the next time, until the folder is deleted.
const folder = isEmpty ? mkdtempSync(join(tmpdir(), 'jamra-bench-')) : join(root, 'bench/generated/demo');
mkdirSync(folder, { recursive: true });
// The database's own user must be able to enter.
chmodSync(folder, 0o755);
try {
  const first = await openShop(folder, env);
  await first.close();
  const shop = await openShop(folder, env);
  results.firstStartMs = Math.round(first.startMs);
  results.warmStartMs = Math.round(shop.startMs);
  process.stdout.write(
    `first start with seeding ${(first.startMs / 1000).toFixed(1)} s, warm start ${(shop.startMs / 1000).toFixed(1)} s\n`,
  );
  // Nothing else is to run beside what is measured.
  await picturesMade(shop.url);
  for (const [scenario, measure] of Object.entries(SCENARIOS)) {
    if (wanted.length === 0 || wanted.includes(scenario)) results[scenario] = await measure({ shop, folder });
  }
  results.rssMb = Math.round(shop.rssMb());
  process.stdout.write(`memory of the process after that: ${results.rssMb} MB\n`);
  await shop.close();
} finally {
  if (isEmpty) rmSync(folder, { recursive: true, force: true });
}
mkdirSync(join(root, 'bench/results'), { recursive: true });
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
