import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild, requireNode } from './runtime.js';
import { openShop } from './shop-process.js';

// A thousand shoppers want fifty pieces, others want bundles that share their parts, or a kit with a device in the colour
// they choose, while others buy that device alone. Every other one pays by card at the
// test bank, whose messages come several times and in no order, and the shop is killed in the middle: nothing is sold
// twice, nothing is lost, every order is whole and paid once.
// PROVE_SHOPPERS says how many want the pieces; a third as many want each bundle.
requireNode();
const { openBesideShop } = await import('./beside-shop.js');
const { findFaults, untilQuiet } = await import('./stock-proof/judge.js');
const { aPostman } = await import('./stock-proof/postman.js');
const { aShopper, buy, fillCart } = await import('./stock-proof/shopper.js');

const SHOPPERS = Number(process.env.PROVE_SHOPPERS ?? 1000);
const PIECES = 50;
const PARTS = 60;
const COLOUR_PIECES = 10;
const COLOURS = ['RED', 'BLUE'];
const AT_ONCE = 64;
/** So much of the answers there are when the shop is killed. */
const KILLED_AFTER = 0.4;
const QUIET_AFTER_MS = 120_000;

const GOODS = [
  { sku: 'PROVE-PIECE', stock: String(PIECES) },
  { sku: 'PROVE-PART', stock: String(PARTS) },
  { sku: 'PROVE-PAIR', 'meta: _jamra_bundle_items': 'PROVE-PART x2' },
  { sku: 'PROVE-TRIO', 'meta: _jamra_bundle_items': 'PROVE-PART x3' },
  {
    sku: 'PROVE-DEVICE',
    type: 'variable',
    'regular price': '',
    'attribute 1 name': 'Colour',
    'attribute 1 value(s)': COLOURS.join(', '),
    'attribute 1 global': '1',
  },
  ...COLOURS.map((colour) => ({
    sku: `PROVE-DEVICE-${colour}`,
    type: 'variation',
    parent: 'PROVE-DEVICE',
    stock: String(COLOUR_PIECES),
    'attribute 1 name': 'Colour',
    'attribute 1 value(s)': colour,
    'attribute 1 global': '1',
  })),
  { sku: 'PROVE-KIT', 'meta: _jamra_bundle_items': 'PROVE-DEVICE x1 | PROVE-PART x1' },
];

async function* rows() {
  for (const [index, { sku, stock = '', ...more }] of GOODS.entries()) {
    const cells = { type: 'simple', sku, name: sku, 'regular price': '25.00', stock, ...more };
    yield {
      line: index + 2,
      cells,
      headers: Object.fromEntries(Object.keys(cells).map((name) => [name, name])),
    };
  }
}

/** The goods, a way to Dubai and the test bank. @returns ids by SKU, and the way's own */
async function prepare({ shop, db }) {
  for (const key of ['limits.cartPerVisitor', 'limits.cartPerAddress']) await shop.settings.set(key, 0);
  await shop.settings.set('payments.provider', 'test');
  await shop.settings.set('payments.failuresBeforeWait', 1000);
  const standard = { code: 'standard', title: { en: 'Next working day' }, costMinor: 1500, deliveryDays: 1 };
  const methods = [{ ...standard, minimumMinor: null, emirates: null }];
  const saved = await shop.shipping.save([{ name: { en: 'Dubai' }, emirates: ['DU'], methods }]);
  if (!saved.ok) throw new Error(`no way to Dubai: ${JSON.stringify(saved.refusal)}`);
  const report = await shop.catalogue.importProducts(rows(), {
    dryRun: false,
    strict: true,
    readPicture: async () => null,
    onProgress: () => undefined,
  });
  const ids = await shop.catalogue.idsBySku(GOODS.map(({ sku }) => sku));
  if (ids.size !== GOODS.length) throw new Error(`the goods did not come in: ${JSON.stringify(report)}`);
  const request = {
    emirate: 'DU',
    worth: { minor: 2500, currency: 'AED' },
    needsDelivery: true,
    isFreed: false,
    now: new Date(),
  };
  const { rates } = await shop.shipping.offer(db, request);
  return { ids, rateId: rates[0].id };
}

/** Runs work for every entry, so many at once. */
async function each(entries, atOnce, work) {
  const waiting = [...entries];
  const hand = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
}

function crowdOf(ids) {
  const third = Math.ceil(SHOPPERS / 3);
  const colours = COLOURS.map((colour) => `PROVE-DEVICE-${colour}`);
  const kits = colours.map((colour) => ({
    sku: 'PROVE-KIT',
    fields: { [`bundle_variation_id_${ids.get('PROVE-DEVICE')}`]: String(ids.get(colour)) },
  }));
  const alone = ['PROVE-PAIR', 'PROVE-TRIO', 'PROVE-PART', ...colours].map((sku) => ({ sku, fields: {} }));
  const wants = [...alone, ...kits].flatMap((wish) => Array(third).fill(wish));
  const pieces = Array(SHOPPERS).fill({ sku: 'PROVE-PIECE', fields: {} });
  return [...pieces, ...wants]
    .sort(() => Math.random() - 0.5)
    .map(({ sku, fields }, number) => aShopper(number, { sku, productId: ids.get(sku), fields }));
}

function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

function report(shoppers, ids, { seconds, brought, messages }) {
  for (const sku of ids.keys()) {
    const sharers = shoppers.filter((shopper) => shopper.sku === sku);
    const sold = sharers.filter(({ isSold }) => isSold);
    const byCard = sold.filter(({ method }) => method !== 'cod').length;
    say(`${sku}: ${sold.length} of ${sharers.length} shoppers got one, ${byCard} of them by card`);
  }
  say(`${shoppers.filter(({ tries }) => tries > 0).length} shoppers had to send a form again`);
  say(`${messages} messages of the bank, brought ${brought} times beside the bank's own sending`);
  say(`all in ${seconds} s`);
}

/** Kills the shop once, and opens it again on the same data. */
function killer(world, folder, env) {
  let killing = null;
  return {
    kill: (answered) => {
      killing ??= (async () => {
        await world.shop.kill();
        say(`the shop was killed after ${answered} answers and comes back …`);
        world.shop = await openShop(folder, env);
      })();
    },
    isBack: () => killing,
  };
}

async function prove(folder) {
  const env = { SECRET_KEY: randomBytes(32).toString('hex') };
  const world = { shop: await openShop(folder, env), url: () => world.shop.url };
  const beside = await openBesideShop(folder);
  try {
    await proveBeside({ world, beside, folder, env });
  } finally {
    await beside.close();
    await world.shop.close();
  }
}

async function proveBeside({ world, beside, folder, env }) {
  const { ids, rateId } = await prepare(beside);
  const shoppers = crowdOf(ids);
  say(`${shoppers.length} shoppers fill their carts …`);
  await each(shoppers, 16, (shopper) => fillCart(world, shopper));
  say('… and order.');
  const startedAt = performance.now();
  const postman = aPostman(beside, { url: world.url, secret: env.SECRET_KEY });
  const killing = killer(world, folder, env);
  let answered = 0;
  await each(shoppers, AT_ONCE, async (shopper) => {
    await buy(world, shopper, rateId);
    answered += 1;
    if (answered >= shoppers.length * KILLED_AFTER) killing.kill(answered);
  });
  await killing.isBack();
  await untilQuiet(beside, QUIET_AFTER_MS);
  const outcome = await postman.finish();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const { faults } = await findFaults(beside, shoppers, {
    pieces: PIECES,
    parts: PARTS,
    colours: COLOURS,
    colourPieces: COLOUR_PIECES,
  });
  report(shoppers, ids, { seconds, ...outcome });
  for (const fault of faults) process.stderr.write(`FAULT ${fault}\n`);
  if (faults.length === 0) say('Nothing was oversold, doubled or lost; everything was paid once.');
  process.exitCode = faults.length === 0 ? 0 : 1;
}

await ensureBuild();
const folder = mkdtempSync(join(tmpdir(), 'jamra-prove-'));
// The database's own user must be able to enter.
chmodSync(folder, 0o755);
try {
  await prove(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
