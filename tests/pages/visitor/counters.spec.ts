import type { Page } from '@playwright/test';
import { expect, test } from '../shop.ts';

function counters(page: Page) {
  return page.evaluate(() => ({
    pageViews: Number(localStorage.getItem('pageViews')),
    sessions: Number(localStorage.getItem('sessions')),
    activeSession: sessionStorage.getItem('activeSession'),
  }));
}

test('CK-05 three pages are three page views', async ({ page }) => {
  for (const path of ['/faq/', '/shop/', '/ar/']) await page.goto(path);
  expect((await counters(page)).pageViews).toBe(3);
});

test('CK-06 three pages are one session, and another window of the browser is another', async ({
  page,
  context,
}) => {
  for (const path of ['/faq/', '/shop/', '/']) await page.goto(path);
  expect(await counters(page)).toMatchObject({ sessions: 1, activeSession: 'true' });
  const later = await context.newPage();
  await later.goto('/faq/');
  expect(await counters(later)).toMatchObject({ sessions: 2, pageViews: 4 });
});
