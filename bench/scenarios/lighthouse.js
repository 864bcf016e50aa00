import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { requireChromium } from '../../bin/chromium.js';
import { openShop } from '../../bin/shop-process.js';
import { median } from '../figures.js';
import { openHttp2Front } from '../http2-front.js';

const ROUNDS = 3;
const PAGES = ['/', '/category/devices/', '/product/orveta-duo/', '/ar/product/orveta-duo/'];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
];
/** What is measured beside the scores, by the audit that says it: a ratio, and milliseconds on Lighthouse's phone. */
const FIGURES = {
  layoutShift: 'cumulative-layout-shift',
  largestContentfulPaint: 'largest-contentful-paint',
  totalBlockingTime: 'total-blocking-time',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function judge(url, port) {
  const { lhr } = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
  const failed = Object.values(lhr.audits).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
  );
  return {
    scores: CATEGORIES.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    ...Object.fromEntries(
      Object.entries(FIGURES).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? null]),
    ),
    below: failed.map(({ id }) => id),
  };
}

/**
 * Lighthouse's own phone, three times a page, over HTTPS and HTTP/2 as shoppers come: the medians of its four scores and of
 * figures, and which audits fell short.
 */
export async function measureLighthouse({ folder }) {
  const shopPort = await freePort();
  const front = await openHttp2Front(shopPort);
  const shop = await openShop(folder, { PORT: String(shopPort), PUBLIC_URL: front.url, TRUST_PROXY: '1' });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  const results = [];
  for (const path of PAGES) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await judge(front.url + path, port));
    const scores = Object.fromEntries(
      CATEGORIES.map((name, index) => [name, median(rounds.map(({ scores: all }) => all[index]))]),
    );
    const figures = Object.fromEntries(
      Object.keys(FIGURES).map((name) => [name, median(rounds.map((one) => one[name]))]),
    );
    const below = [...new Set(rounds.flatMap((one) => one.below))];
    results.push({ path, scores, ...figures, below });
    process.stdout.write(
      `${path.padEnd(24)} ${CATEGORIES.map((name) => `${name} ${scores[name]}`).join(', ')}, layout shift ${figures.layoutShift.toFixed(3)}, largest contentful paint ${(figures.largestContentfulPaint / 1000).toFixed(2)} s, blocked ${figures.totalBlockingTime.toFixed(0)} ms${below.length > 0 ? `; below: ${below.join(', ')}` : ''}\n`,
    );
  }
  await browser.close();
  await shop.close();
  front.close();
  return results;
}
