import { Agent } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { openShop, picturesMade } from '../../bin/shop-process.js';
import { MINUTE_MS } from '../../src/kernel/instant.ts';
import { databaseCounts } from '../../src/platform/rate-limits/database-counts.ts';
import { ask } from '../ask.js';
import { openBare } from '../bare/open.js';
import { openFastify } from '../bare/open-fastify.js';
import { openRecorder } from '../bare/record.js';
import { median, percentile, spread } from '../figures.js';
import { ensureCatalogue, optionOf } from '../large-catalogue/measure.js';
import { callsASecond } from '../load.js';

const PRODUCTS = 10_000;
const PER_PAGE = 24;
const PAGES = 30;
const ROUNDS = 5;
const ROUND_MS = 2000;
/** So long it is asked before it counts: a process that has just begun runs what is not compiled yet. */
const WARM_MS = 6000;
const PORT = 43_119;
const KEPT_CALLERS = 8;
const MAKERS = ['talveda', 'norrim', 'quessa', 'ilvane', 'brontel', 'sarvo'];
/** Ways to choose some of them. */
const CHOICES = 2 ** MAKERS.length - 1;
/** Of so many of the turns that the shop answers while it is measured, the bare handler sends the statements. */
const SAMPLED = 32;
const REFRESH = '/wp-json/elementor-pro/v1/refresh-loop';

const PRODUCT_QUERY = {
  ...{ source: 'all', chosen: [], include: [], exclude: [], inStock: false, orderby: 'menu_order' },
};
const TEXT_QUERY = { source: 'all', category: '', tag: '', author: '', orderby: 'position' };

function grid(id) {
  return {
    ...{ id, widget: 'loop-grid', version: 1 },
    settings: {
      ...{ items: 'products', products: PRODUCT_QUERY, articles: TEXT_QUERY, projects: TEXT_QUERY },
      ...{ terms: { of: 'category', parent: null }, perPage: PER_PAGE, offset: 0, avoidDuplicates: false },
      ...{ columns: { desktop: 4 }, equalHeight: true, masonry: false, paging: 'numbers' },
      emptyText: { en: '' },
    },
  };
}

function page(slug, tree) {
  return {
    ...{ kind: 'page', slug, title: { en: 'Lists' }, excerpt: { en: '' }, body: { en: '' }, tree },
    ...{ coverId: null, category: '', tags: [], details: {}, position: 0 },
    publishedAt: new Date(Date.now() - 1000),
  };
}

/** What a filtered loop asks for: another maker and page with each turn. */
function filtersAt(turn) {
  return { makers: [MAKERS[turn % MAKERS.length]], page: 1 + (turn % PAGES) };
}

/** What nobody has asked for before: other makers with each turn, another page once all have had one. */
function unaskedAt(turn) {
  const chosen = 1 + (turn % CHOICES);
  return {
    makers: MAKERS.filter((_, at) => (chosen >> at) % 2 === 1),
    page: 1 + Math.floor(turn / CHOICES),
  };
}

const bodyOf = (url, { makers, page: number }) =>
  JSON.stringify({
    ...{ post_id: 'page-loops', widget_id: 'goods' },
    widget_filters: { taxonomy: { product_brand: { terms: makers, logicalJoin: 'OR' } } },
    pagination_base_url: `${url}/loops/?e-filter-goods-product_brand=${makers.join('~')}&e-page-goods=${number}`,
  });

/** The shop counts calls by address. */
const callerHeaders = (caller) => ({
  'x-forwarded-for': `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
});

const callOf = (url, filters, caller) => ({
  headers: { 'content-type': 'application/json', ...callerHeaders(caller) },
  body: bodyOf(url, filters),
});

/** Throws unless an answer has as many items as it should. */
async function checkAnswer(url, filters) {
  const answer = await fetch(url + REFRESH, { method: 'POST', ...callOf(url, filters, 0) });
  const items = (await answer.text()).split('e-loop-item').length - 1;
  if (items < PER_PAGE) throw new Error(`${answer.status} with ${items} items`);
}

/** What a call reads before its list, where no page has read it before. */
async function readsBefore({ content, catalogue }) {
  await content.find('page', 'loops');
  await catalogue.attributeTerms(['brand']);
}

/**
 * The statements of one call, as the shop's verbs send them.
 *
 * @param isKept whether what pages read before is kept, as a shop does that keeps blocks
 */
async function statementsOf({ record, shop, db }, { makers, page: number }, { isKept }) {
  const countCall = databaseCounts(db);
  // A shop that is open has read its settings a moment ago.
  await shop.settings.all();
  return record(async () => {
    await countCall('bench', MINUTE_MS);
    if (!isKept) await readsBefore(shop);
    await shop.listing.loop({
      place: { categoryId: null, language: 'en', now: new Date() },
      query: {
        ...{ search: '', searchParameter: 's', orderby: 'menu_order', page: number, filters: {}, anyOf: [] },
        ...{ brandIds: [], ratings: [], minPrice: null, maxPrice: null, inStock: false, onSale: false },
        fits: '',
      },
      withTerms: [{ family: 'brand', values: makers }],
      ...{ withoutTerms: [], without: [], among: null, perPage: PER_PAGE, offset: 0 },
      published: { from: null, until: null },
    });
  });
}

/** The statements of some of the next turns, spread over all that the shop answers at this rate while it is measured. */
async function sampleStatements(recorder, { askedAt, isKept }, { turn, perSecond }) {
  const turns = (perSecond * ROUNDS * ROUND_MS) / 1000;
  const sampled = [];
  for (let sample = 0; sample < SAMPLED; sample += 1) {
    const filters = askedAt(turn + Math.floor(((sample + 0.5) * turns) / SAMPLED));
    sampled.push({ statements: await statementsOf(recorder, filters, { isKept }) });
  }
  return sampled;
}

let calls = 0;

/** Calls of a filtered loop that are printed anew, beside the bare handler with the same statements, in turn. */
async function measureAnew({ url, recorder }, { askedAt, isKept, name }) {
  await checkAnswer(url, askedAt(0));
  // Neither answer is unpacked, which browsers would do.
  const [agent, bareAgent] = [1, 1].map((maxSockets) => new Agent({ keepAlive: true, maxSockets }));
  let [turn, bareCalls] = [0, 0];
  const tookMs = [];
  const anew = async () => {
    turn += 1;
    calls += 1;
    const from = performance.now();
    await ask(url + REFRESH, { agent, encoding: 'gzip', ...callOf(url, askedAt(turn), calls) });
    tookMs.push(performance.now() - from);
  };
  const sendBare = () => {
    bareCalls += 1;
    return ask(bare.urlOf(bareCalls % SAMPLED), { agent: bareAgent, encoding: 'gzip', body: '{}' });
  };
  const rates = { shop: [], bare: [] };
  let sampled = [];
  let bare = null;
  try {
    const perSecond = await callsASecond({ callers: 1, ms: WARM_MS }, anew);
    sampled = await sampleStatements(recorder, { askedAt, isKept }, { turn, perSecond });
    bare = await openBare(recorder.url, sampled);
    await callsASecond({ callers: 1, ms: ROUND_MS }, sendBare);
    tookMs.splice(0);
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.shop.push(await callsASecond({ callers: 1, ms: ROUND_MS }, anew));
      rates.bare.push(await callsASecond({ callers: 1, ms: ROUND_MS }, sendBare));
    }
  } finally {
    agent.destroy();
    bareAgent.destroy();
    await bare?.close();
  }
  const perCall = sampled.reduce((sum, { statements }) => sum + statements.length, 0) / SAMPLED;
  const [ours, best] = [median(rates.shop), median(rates.bare)];
  const results = {
    statements: perCall,
    shop: ours,
    bare: best,
    share: ours / best,
    p50Ms: percentile(tookMs, 50),
    p95Ms: percentile(tookMs, 95),
  };
  process.stdout.write(
    `call 6 printed anew, ${name}, ${perCall} statements: ${ours.toFixed(0)} a second (${spread(rates.shop)}), bare ${best.toFixed(0)} (${spread(rates.bare)}), share ${results.share.toFixed(2)}, p50 ${results.p50Ms.toFixed(1)}, p95 ${results.p95Ms.toFixed(1)} ms\n`,
  );
  return results;
}

/** The same call again and again, beside a bare Fastify that sends the same bytes. */
async function measureKept({ url }) {
  const body = bodyOf(url, filtersAt(0));
  const answer = await fetch(url + REFRESH, {
    ...{ method: 'POST', body },
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
  });
  const headers = { 'content-type': answer.headers.get('content-type'), 'content-encoding': 'br' };
  const bare = await openFastify({ headers, body: brotliCompressSync(await answer.text()) });
  const agent = new Agent({ keepAlive: true, maxSockets: KEPT_CALLERS });
  const rates = { shop: [], bare: [] };
  const callsOf = (address) =>
    callsASecond({ callers: KEPT_CALLERS, ms: ROUND_MS }, () => {
      calls += 1;
      return ask(address, { agent, encoding: 'br', headers: callerHeaders(calls), body });
    });
  try {
    await callsOf(url + REFRESH);
    await callsOf(bare.url);
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.shop.push(await callsOf(url + REFRESH));
      rates.bare.push(await callsOf(bare.url));
    }
  } finally {
    agent.destroy();
    bare.close();
  }
  const [ours, best] = [median(rates.shop), median(rates.bare)];
  process.stdout.write(
    `call 6 kept: ${ours.toFixed(0)} a second (${spread(rates.shop)}), bare Fastify with the same bytes ${best.toFixed(0)}, share ${(ours / best).toFixed(2)}\n`,
  );
  return { shop: ours, bare: best, share: ours / best };
}

/** A page with three loops of 24 that nothing is kept of. */
async function measurePage({ url }) {
  const tookMs = [];
  for (let turn = 0; turn < 60; turn += 1) {
    const from = performance.now();
    await (await fetch(`${url}/three-loops/`, { headers: { authorization: 'Basic none' } })).text();
    if (turn >= 20) tookMs.push(performance.now() - from);
  }
  const p50Ms = percentile(tookMs, 50);
  process.stdout.write(`a page of three loops of 24 printed anew: p50 ${p50Ms.toFixed(1)} ms\n`);
  return p50Ms;
}

async function withShop(folder, env, measure) {
  const url = `http://127.0.0.1:${PORT}`;
  const shop = await openShop(folder, { PORT: String(PORT), PUBLIC_URL: url, TRUST_PROXY: '1', ...env });
  try {
    // Nothing else is to run beside what is measured.
    await picturesMade(url);
    return await measure(url);
  } finally {
    await shop.close();
  }
}

/** Loops of a shop of 10 000 products, or of `--sizes`: filtered anew, from kept blocks, and three of them on a page. */
export async function measureLoops() {
  const folder = await ensureCatalogue(Number(optionOf('sizes') ?? PRODUCTS));
  const recorder = await openRecorder(folder);
  try {
    await recorder.shop.content.save(page('loops', [grid('goods')]));
    await recorder.shop.content.save(page('three-loops', ['one', 'two', 'three'].map(grid)));
    return {
      ...(await withShop(folder, { BLOCK_CACHE_MB: '0' }, async (url) => ({
        anew: await measureAnew(
          { url, recorder },
          { askedAt: filtersAt, isKept: false, name: 'nothing kept' },
        ),
        pageMs: await measurePage({ url }),
      }))),
      ...(await withShop(folder, {}, async (url) => ({
        unasked: await measureAnew(
          { url, recorder },
          { askedAt: unaskedAt, isKept: true, name: 'as shipped' },
        ),
        kept: await measureKept({ url }),
      }))),
    };
  } finally {
    await recorder.close();
  }
}
