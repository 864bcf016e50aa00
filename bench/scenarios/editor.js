import { chromium } from '@playwright/test';
import { openBesideShop } from '../../bin/beside-shop.js';
import { requireChromium } from '../../bin/chromium.js';
import { percentile } from '../figures.js';
import { PAGE_OF_WIDGETS, publishPageOfWidgets } from '../page-of-widgets.js';

const ROUNDS = 7;
const LETTERS = 40;
const WIDGETS = 60;
const COOKIE = 'jamra_staff';

/** Somebody of the staff with a session. @returns what the session's cookie holds */
async function enter({ shop, db }) {
  const now = new Date();
  const member = {
    name: 'Bench',
    role: 'page-editor',
    password_hash: '',
    created_at: now,
    second_factor_at: now,
  };
  const { id } = await db
    .insertInto('staff')
    .values({ ...member, email: 'bench@example.com' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return shop.staff.openSession(id, 'bench');
}

/** From the request until the canvas shows the page, and from a typed letter until the canvas shows it. */
async function measureOnce(page, url) {
  const from = performance.now();
  await page.goto(url);
  const canvas = page.frameLocator('#preview-frame');
  await canvas
    .locator('[data-puck-component]')
    .nth(WIDGETS - 1)
    .waitFor();
  const openMs = performance.now() - from;
  const field = page.locator('.editor-settings').getByRole('textbox').first();
  // Puck forgets a choice while it is still starting.
  for (let tries = 0; tries < 20 && !(await field.isVisible()); tries += 1) {
    await canvas.locator('[data-template-id="n1"] h2').click();
    await page.waitForTimeout(200);
  }
  await field.click();
  const letterMs = await field.evaluate(async (input, letters) => {
    const frame = document.querySelector('#preview-frame');
    const tookMs = [];
    for (let letter = 0; letter < letters; letter += 1) {
      const words = `Part ${'w'.repeat(letter + 1)}`;
      const begun = performance.now();
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value').set.call(input, words);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      for (;;) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (frame.contentDocument.querySelector('[data-template-id="n1"] h2').textContent === words) break;
      }
      tookMs.push(performance.now() - begun);
    }
    return tookMs;
  }, LETTERS);
  return { openMs, letterMs };
}

/** The visual editor on a page of many widgets: how long it takes to open, and a typed letter to show. */
export async function measureEditor({ shop, folder }) {
  const beside = await openBesideShop(folder);
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await publishPageOfWidgets(beside.shop, WIDGETS);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: COOKIE, value: await enter(beside), url: shop.url }]);
    const { id } = await beside.shop.content.find('page', PAGE_OF_WIDGETS.slice(1, -1));
    const page = await context.newPage();
    const rounds = [];
    for (let round = 0; round <= ROUNDS; round += 1)
      rounds.push(await measureOnce(page, `${shop.url}/admin/editor/document-${id}/`));
    // The first one fetches and compiles the script.
    const [first, ...warm] = rounds;
    const letters = warm.flatMap(({ letterMs }) => letterMs);
    const results = {
      widgets: WIDGETS,
      firstOpenMs: first.openMs,
      openMs: percentile(
        warm.map(({ openMs }) => openMs),
        50,
      ),
      letterMs: percentile(letters, 50),
      letterP95Ms: percentile(letters, 95),
    };
    process.stdout.write(
      `editor with ${WIDGETS} widgets: first visit ${results.firstOpenMs.toFixed(0)} ms, then p50 ${results.openMs.toFixed(0)} ms; ` +
        `a typed letter shows after p50 ${results.letterMs.toFixed(0)} ms, p95 ${results.letterP95Ms.toFixed(0)} ms\n`,
    );
    return results;
  } finally {
    await browser.close();
    await beside.close();
  }
}
