import { fork } from 'node:child_process';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openShop } from '../../bin/shop-process.js';
import { ask } from '../ask.js';
import { openRecorder } from '../bare/record.js';
import { median, percentile, spread } from '../figures.js';
import { ensureCatalogue } from '../large-catalogue/measure.js';

const PORT = 43_121;
const CALLERS = 8;
const PACED_SOCKETS = 64;
const ROUNDS = 5;
const ROUND_MS = 3000;
/** What arrives beside the pages whose times are compared. */
const EVENTS_A_SECOND = 5000;
/** Until a sender has started. */
const STARTS_MS = 300;
const PAGE_EVERY_MS = 4;
const DAYS = 365;
const VIEWS_A_DAY = 1_000_000;
const REPORT_TURNS = 5;
const REPORTS = [
  ...['overview', 'funnel', 'products', 'searches', 'sources', 'campaigns', 'pages', 'devices'],
  ...['links', 'files', 'forms', 'videos', 'popups'],
];
/** The largest line of each report with a breakdown. */
const BREAKDOWNS = {
  ...{ funnel: 'begin_checkout', sources: 'site-1', campaigns: 'campaign-1', devices: '1' },
  ...{ links: 'site-1', files: 'file-1', forms: 'form-1', videos: 'film-1' },
};
/** Pages of a day that the largest line has at most, besides its first. */
const PAGES_OF_LARGEST = 500;

/**
 * Sends batches of so many events.
 *
 * @param options `sockets`, and `aSecond` batches or null for as many as the shop takes: bench/event-sender.js
 * @returns ends it and tells how many events a second the shop took
 */
function startEvents(options) {
  const child = fork(fileURLToPath(new URL('../event-sender.js', import.meta.url)));
  const answer = new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the sender of events ended with ${code}`)));
  });
  child.send(options);
  return async () => {
    child.send('stop');
    return (await answer).eventsASecond;
  };
}

/** Events a second that the endpoint takes, as batches of so many. */
async function measureRate(url, count) {
  const round = async () => {
    const stop = startEvents({ url, count, sockets: CALLERS, aSecond: null });
    await wait(ROUND_MS);
    return stop();
  };
  const rates = [];
  await round();
  for (let turn = 0; turn < ROUNDS; turn += 1) rates.push(await round());
  process.stdout.write(
    `batches of ${count}: ${median(rates).toFixed(0)} events a second (${spread(rates)})\n`,
  );
  return median(rates);
}

/** Times of a kept page that is asked for at a fixed pace. */
async function timePages(url, ms) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const took = [];
  const until = performance.now() + ms;
  while (performance.now() < until) {
    const from = performance.now();
    await ask(`${url}/product/kovia-bar/`, { agent, encoding: 'br' });
    took.push(performance.now() - from);
    await wait(PAGE_EVERY_MS);
  }
  agent.destroy();
  return took;
}

/** What events that arrive add to the time of a page: rounds with and without, in turn. */
async function measureBeside(url, count) {
  const alone = [];
  const beside = [];
  const rates = [];
  await timePages(url, ROUND_MS);
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    alone.push(...(await timePages(url, ROUND_MS)));
    const stop = startEvents({ url, count, sockets: PACED_SOCKETS, aSecond: EVENTS_A_SECOND / count });
    await wait(STARTS_MS);
    beside.push(...(await timePages(url, ROUND_MS)));
    rates.push(await stop());
  }
  const results = {
    eventsASecond: median(rates),
    aloneP95Ms: percentile(alone, 95),
    besideP95Ms: percentile(beside, 95),
  };
  process.stdout.write(
    `a kept page: p95 ${results.aloneP95Ms.toFixed(2)} ms alone, ${results.besideP95Ms.toFixed(2)} ms beside ${results.eventsASecond.toFixed(0)} events a second (p50 ${percentile(alone, 50).toFixed(2)} and ${percentile(beside, 50).toFixed(2)})\n`,
  );
  return results;
}

/** What is counted of each day of a year: as many values as are kept of a day, in the proportions of a large shop. */
async function fillYear(db, sql) {
  await sql`truncate analytics_event, analytics_salt, analytics_daily, analytics_page_daily, analytics_month cascade`.execute(
    db,
  );
  await sql`
    insert into analytics_daily (dimension, name, day, value, events, sessions, quantity, value_minor)
    select kind.dimension, kind.name, current_date - past.ago, kind.prefix || place.number,
      greatest(1, ${VIEWS_A_DAY}::bigint * kind.share / 1000 / place.number),
      greatest(1, ${VIEWS_A_DAY}::bigint * kind.share / 4000 / place.number),
      place.number % 7, place.number * 100
    from (values
      ('all', 'page_view', '', 1000, 1), ('all', 'view_item', '', 400, 1), ('all', 'add_to_cart', '', 60, 1),
      ('all', 'begin_checkout', '', 30, 1), ('all', 'purchase', '', 15, 1), ('all', 'scroll', '', 300, 1),
      ('source', 'page_view', 'site-', 1000, 500), ('source', 'add_to_cart', 'site-', 60, 500),
      ('source', 'begin_checkout', 'site-', 30, 500), ('source', 'purchase', 'site-', 15, 500),
      ('campaign', 'page_view', 'campaign-', 300, 500), ('campaign', 'add_to_cart', 'campaign-', 20, 500),
      ('campaign', 'begin_checkout', 'campaign-', 10, 500), ('campaign', 'purchase', 'campaign-', 5, 500),
      ('device', 'page_view', '', 1000, 3), ('device', 'purchase', '', 15, 3),
      ('page', 'page_view', '/product/', 1000, 501), ('page', 'scroll', '/product/', 300, 501),
      ('label', 'view_search_results', 'term ', 100, 501), ('label', 'click', 'site-', 50, 501),
      ('label', 'file_download', 'file-', 20, 501), ('label', 'form_start', 'form-', 20, 60),
      ('label', 'form_submit', 'form-', 10, 60), ('label', 'video_start', 'film-', 20, 40),
      ('label', 'video_complete', 'film-', 10, 40), ('label', 'popup_view', '', 200, 40),
      ('product', 'view_item', '', 400, 501), ('product', 'add_to_cart', '', 60, 501),
      ('product', 'remove_from_cart', '', 20, 501), ('product', 'purchase', '', 15, 501),
      ('product', 'begin_checkout', '', 10, 501)
    ) as kind (dimension, name, prefix, share, most)
    cross join generate_series(0, ${DAYS - 1}::int) as past (ago)
    cross join lateral generate_series(1, kind.most) as place (number)
  `.execute(db);
  await sql`vacuum analyze analytics_daily`.execute(db);
}

/** The pages of each day of a year, as many as are kept; other pages on other days. */
async function fillPages(db, sql) {
  await sql`
    insert into analytics_page_daily (dimension, value, name, day, path, events, sessions)
    select kind.dimension, kind.prefix || place.number, kind.name, current_date - past.ago,
      case page.number when 0 then '(other)' else '/product/' || page.number + past.ago % 31 * 30 end,
      1 + place.number % 7, 1
    from (values
      ('source', 'page_view', 'site-', 501), ('source', 'add_to_cart', 'site-', 501),
      ('source', 'purchase', 'site-', 501), ('campaign', 'page_view', 'campaign-', 501),
      ('campaign', 'add_to_cart', 'campaign-', 501), ('campaign', 'purchase', 'campaign-', 501),
      ('device', 'page_view', '', 3), ('label', 'click', 'site-', 501), ('label', 'file_download', 'file-', 501),
      ('label', 'form_start', 'form-', 60), ('label', 'form_submit', 'form-', 60),
      ('label', 'video_start', 'film-', 40), ('label', 'video_complete', 'film-', 40)
    ) as kind (dimension, name, prefix, most)
    cross join generate_series(0, ${DAYS - 1}::int) as past (ago)
    cross join lateral generate_series(1, kind.most) as place (number)
    cross join lateral generate_series(0, case place.number when 1 then ${PAGES_OF_LARGEST + 1}::int else 1 end)
      as page (number)
  `.execute(db);
  await sql`vacuum analyze analytics_page_daily`.execute(db);
}

function lastDays(count) {
  const dayAt = (ms) => new Date(ms).toISOString().slice(0, 10);
  return { from: dayAt(Date.now() - (count - 1) * 86_400_000), to: dayAt(Date.now()) };
}

/** The slowest of some turns of a question, in milliseconds. */
async function slowestOf(name, read) {
  const took = [];
  for (let turn = 0; turn < REPORT_TURNS; turn += 1) {
    const from = performance.now();
    const rows = await read();
    took.push(performance.now() - from);
    if (rows.length === 0) throw new Error(`${name} is empty`);
  }
  return Math.round(Math.max(...took));
}

/** Every report of a whole year, and the breakdown of its largest line: the slowest of its turns. */
async function measureReports({ shop, db }) {
  const { sql } = await import('kysely');
  await fillYear(db, sql);
  await fillPages(db, sql);
  await shop.analytics.rollUp();
  const days = lastDays(DAYS);
  const slowestMs = {};
  for (const report of REPORTS)
    slowestMs[report] = await slowestOf(report, () => shop.analytics.report({ report, days }));
  for (const [report, key] of Object.entries(BREAKDOWNS)) {
    const read = async () => (await shop.analytics.breakdown({ report, key, days })).rows;
    slowestMs[`one of ${report}`] = await slowestOf(`one of ${report}`, read);
  }
  const { rows } = await sql`
    select (select count(*) from analytics_daily) + (select count(*) from analytics_page_daily) as count
  `.execute(db);
  const all = Object.entries(slowestMs).map(([report, ms]) => `${report} ${ms}`);
  process.stdout.write(
    `reports of ${DAYS} days, ${rows[0].count} rows, slowest of ${REPORT_TURNS}, ms: ${all.join(', ')}\n`,
  );
  await sql`truncate analytics_event, analytics_daily, analytics_page_daily, analytics_month cascade`.execute(
    db,
  );
  return { rows: rows[0].count, slowestMs };
}

/** The shop's own analytics: what its endpoint takes, what that costs a page, and reports of a year. */
export async function measureEvents() {
  const folder = await ensureCatalogue(1000);
  const url = `http://127.0.0.1:${PORT}`;
  const shop = await openShop(folder, { PORT: String(PORT), PUBLIC_URL: url, TRUST_PROXY: '1' });
  const recorder = await openRecorder(folder);
  try {
    return {
      byOne: await measureRate(url, 1),
      byFive: await measureRate(url, 5),
      beside: await measureBeside(url, 5),
      reports: await measureReports(recorder),
    };
  } finally {
    await recorder.close();
    await shop.close();
  }
}
