import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { requireChromium } from '../../bin/chromium.js';
import { median } from '../figures.js';

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
];
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
    layoutShift: lhr.audits['cumulative-layout-shift']?.numericValue ?? null,
    below: failed.map(({ id }) => id),
  };
}

/** Lighthouse's own phone, three times a page: the medians of its four scores, and which audits fell short. */
export async function measureLighthouse({ shop }) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  const results = [];
  for (const path of PAGES) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await judge(shop.url + path, port));
    const scores = Object.fromEntries(
      CATEGORIES.map((name, index) => [name, median(rounds.map(({ scores: all }) => all[index]))]),
    );
    const layoutShift = median(rounds.map((one) => one.layoutShift));
    const below = [...new Set(rounds.flatMap((one) => one.below))];
    results.push({ path, scores, layoutShift, below });
    process.stdout.write(
      `${path.padEnd(24)} ${CATEGORIES.map((name) => `${name} ${scores[name]}`).join(', ')}, layout shift ${layoutShift.toFixed(3)}${below.length > 0 ? `; below: ${below.join(', ')}` : ''}\n`,
    );
  }
  await browser.close();
  return results;
}
