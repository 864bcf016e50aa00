import { chromium } from '@playwright/test';
import { requireChromium } from '../../bin/chromium.js';

const PAGES = ['/', '/shop/', '/product/orveta-duo/', '/sticks/cedrane/', '/cart/', '/blog/'];
const PHONE = { width: 390, height: 844 };

async function weigh(browser, url) {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map();
  const bytes = { Script: 0, Stylesheet: 0, Image: 0, Font: 0, Document: 0 };
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    requests += 1;
    const kind = kinds.get(requestId);
    if (kind in bytes) bytes[kind] += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return { requests, ...bytes };
}

/** What a phone loads before anything is touched: bytes on the line, as the server compressed them, and requests. */
export async function measureWeight({ shop }) {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
  const results = [];
  for (const path of PAGES) {
    const { requests, ...bytes } = await weigh(browser, shop.url + path);
    const kilobytes = Object.fromEntries(
      Object.entries(bytes).map(([kind, size]) => [kind.toLowerCase(), Number((size / 1024).toFixed(1))]),
    );
    results.push({ path, requests, kilobytes });
    const { script, stylesheet, image, font, document } = kilobytes;
    process.stdout.write(
      `${path.padEnd(24)} script ${script} kB, styles ${stylesheet}, page ${document}, fonts ${font}, pictures ${image}, ${requests} requests\n`,
    );
  }
  await browser.close();
  return results;
}
