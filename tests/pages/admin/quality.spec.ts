import { expect } from '@playwright/test';
import { parseDocument } from 'htmlparser2';
import { accessibilityFaults } from '../accessibility.ts';
import { withAttributes, withTag, wordsOf } from '../printed-page.ts';
import { ADMIN_SCREENS, LAPTOP, PHONE } from './admin.ts';
import { expectFits, openScreen, screenTest as test } from './screen-test.ts';

test.describe.configure({ mode: 'parallel' });

/** A list and a form with tabs. */
const IN_EVERY_RUN = ['/admin/orders/', '/admin/products/new/'];

/** The product editor has more fields than any other screen. */
const MOST_SCRIPTS = 40;

// One scan a screen; `npm run prove:pages` scans every screen in both directions and at both widths.
for (const path of IN_EVERY_RUN) {
  test(`RO-04 ${path} hydrates, is clean for axe and never wider than a phone or a laptop`, async ({
    page,
  }) => {
    await openScreen(page, path);
    await expectFits(page, PHONE);
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectFits(page, LAPTOP);
  });
}

test('RO-04 every screen is printed with its heading', async ({ page }) => {
  // One after the other: a busy shop answers 503 to a hundred at once.
  for (const path of ADMIN_SCREENS) {
    // The sign-in page has a heading as well, so redirects are not followed.
    const answer = await page.request.get(path, { maxRedirects: 0 });
    const headings = withTag(parseDocument(await answer.text()), 'h1').map(wordsOf);
    expect
      .soft({ status: answer.status(), headings }, path)
      .toEqual({ status: 200, headings: [expect.stringMatching(/./)] });
  }
});

test('the product editor loads few files of script', async ({ page }) => {
  const printed = await (await page.request.get('/admin/products/new/')).text();
  const scripts = withAttributes(parseDocument(printed), 'link', { rel: 'modulepreload' });
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.length).toBeLessThanOrEqual(MOST_SCRIPTS);
});
