import type { Page } from '@playwright/test';
import { expect, test } from '../shop.ts';

function counters(page: Page) {
  return page.evaluate(() => ({
    pageViews: Number(localStorage.getItem('pageViews')),
    sessions: Number(localStorage.getItem('sessions')),
    activeSession: sessionStorage.getItem('activeSession'),
  }));
}

test('CK-05 CK-06 three pages are three page views of one session, and another window of the browser is another', async ({
  page,
  context,
}) => {
  for (const path of ['/faq/', '/shop/', '/ar/']) await page.goto(path);
  expect(await counters(page)).toMatchObject({ pageViews: 3, sessions: 1, activeSession: 'true' });
  const later = await context.newPage();
  await later.goto('/faq/');
  expect(await counters(later)).toMatchObject({ sessions: 2, pageViews: 4 });
});

test('CK-08 a counter with a lifetime of five seconds counts on within it, and starts again after it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/faq/');
  const atMs = await page.evaluate(() => {
    const nowMs = Date.now();
    localStorage.setItem('pageViews', '41');
    localStorage.setItem('__expiration', JSON.stringify({ pageViews: nowMs + 5000 }));
    return nowMs;
  });
  await page.clock.setFixedTime(atMs + 4000);
  await page.reload();
  expect((await counters(page)).pageViews).toBe(42);
  await page.evaluate((until) => {
    localStorage.setItem('__expiration', JSON.stringify({ pageViews: until }));
  }, atMs + 5000);
  await page.clock.setFixedTime(atMs + 6000);
  await page.reload();
  expect((await counters(page)).pageViews).toBe(1);
});
