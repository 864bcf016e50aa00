import { Agent } from 'node:http';
import { openBesideShop } from '../../bin/beside-shop.js';
import { openShop } from '../../bin/shop-process.js';
import { ask } from '../ask.js';
import { median, percentile, spread } from '../figures.js';
import { callsASecond } from '../load.js';
import { PAGE_OF_WIDGETS, publishPageOfWidgets } from '../page-of-widgets.js';

const ROUNDS = 5;
const ROUND_MS = 2000;
const WIDGETS = 40;
const CHANGES = 20;
/** The page cache has no answer to a request with this header: it is printed for itself. */
const PER_REQUEST = { authorization: 'Basic none' };
const BY = { staffId: null, name: 'Bench' };

async function printedBlocks(url) {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(/^jamra_blocks_total\{.*way="made".*\} (\d+)/m.exec(figures)?.[1] ?? 0);
}

/** A simple product with a price. */
function findSimple(db) {
  return db
    .selectFrom('product')
    .select(['id', 'slug', 'regular_price_minor as price'])
    .where('type', '=', 'simple')
    .where('status', '=', 'published')
    .where('regular_price_minor', 'is not', null)
    .orderBy('position')
    .executeTakeFirstOrThrow();
}

/** How long a page takes after a change of a product's price, and how many blocks that prints. */
async function afterAChange({ url }, path, { change, agent }) {
  const tookMs = [];
  const printed = [];
  for (let round = 0; round < CHANGES; round += 1) {
    await ask(url + path, { agent, encoding: 'identity' });
    const before = await printedBlocks(url);
    await change(100 * (1 + (round % 2)));
    // The notification has arrived by then.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const from = performance.now();
    await ask(url + path, { agent, encoding: 'identity' });
    tookMs.push(performance.now() - from);
    printed.push((await printedBlocks(url)) - before);
  }
  await change(0);
  return { p50Ms: percentile(tookMs, 50), blocks: median(printed) };
}

/** Pages after changes of one product, on each shop. */
async function measureChanges(shops, { shop, db }, agent) {
  const { id, slug, price } = await findSimple(db);
  const change = async (more) => {
    const changed = await shop.catalogue.edit.changeOne(
      { id },
      { regularMinor: price + more, saleMinor: null },
      BY,
    );
    if (!changed.ok) throw new Error('the product was not changed');
  };
  const results = {};
  for (const [page, path] of Object.entries({ widgets: PAGE_OF_WIDGETS, product: `/product/${slug}/` })) {
    results[page] = {};
    for (const [name, one] of Object.entries(shops)) {
      const waits = await afterAChange(one, path, { change, agent });
      results[page][name] = waits;
      process.stdout.write(
        `${page} after a change of one product, blocks ${name}: p50 ${waits.p50Ms.toFixed(1)} ms, ${waits.blocks} blocks printed\n`,
      );
    }
  }
  return results;
}

/** Rates of one page in turn on each shop, one caller. */
async function inTurn(shops, path, agent) {
  const rates = Object.fromEntries(Object.keys(shops).map((name) => [name, []]));
  const tookMs = Object.fromEntries(Object.keys(shops).map((name) => [name, []]));
  const round = async (name) => {
    const rate = await callsASecond({ callers: 1, ms: ROUND_MS }, async () => {
      const from = performance.now();
      await ask(shops[name].url + path, { agent, encoding: 'identity', headers: PER_REQUEST });
      tookMs[name].push(performance.now() - from);
    });
    rates[name].push(rate);
  };
  for (const name of Object.keys(shops)) await round(name);
  for (const name of Object.keys(shops)) [rates[name], tookMs[name]] = [[], []];
  for (let turn = 0; turn < ROUNDS; turn += 1) for (const name of Object.keys(shops)) await round(name);
  return Object.fromEntries(
    Object.keys(shops).map((name) => [
      name,
      { perSecond: median(rates[name]), rounds: spread(rates[name]), p50Ms: percentile(tookMs[name], 50) },
    ]),
  );
}

/** Pages of widgets printed for each request with blocks and without, in turn; and after a change of one product. */
export async function measureBlocks({ shop: on, folder }) {
  const beside = await openBesideShop(folder);
  const port = Number(new URL(on.url).port) + 1;
  const url = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), PUBLIC_URL: url, DATABASE_URL: beside.url, BLOCK_CACHE_MB: '0' };
  const off = await openShop(folder, env);
  const shops = { on, off: { ...off, url } };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const results = {};
  try {
    await publishPageOfWidgets(beside.shop, WIDGETS);
    for (const [page, path] of Object.entries({ widgets: PAGE_OF_WIDGETS, product: '/product/kovia-bar/' })) {
      const figures = await inTurn(shops, path, agent);
      results[page] = { ...figures, ratio: figures.on.perSecond / figures.off.perSecond };
      process.stdout.write(
        `${page} printed anew: with blocks ${figures.on.perSecond.toFixed(0)} a second (${figures.on.rounds}), p50 ${figures.on.p50Ms.toFixed(1)} ms; ` +
          `without ${figures.off.perSecond.toFixed(0)} (${figures.off.rounds}), p50 ${figures.off.p50Ms.toFixed(1)} ms; ratio ${results[page].ratio.toFixed(2)}\n`,
      );
    }
    results.afterChange = await measureChanges(shops, beside, agent);
  } finally {
    agent.destroy();
    await off.close();
    await beside.close();
  }
  return results;
}
