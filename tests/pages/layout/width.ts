import type { Page } from '@playwright/test';

/** Pictures take their room by their measures alone; without them a page is there sooner. */
export async function leaveOutPictures(page: Page): Promise<void> {
  await page.route(/\/media\//, (route) => route.abort());
}

/** How far the page reaches beyond the window, and where its links lead. */
export async function measure(page: Page): Promise<{ overflowPx: number; links: string[] }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const links = [...document.links].filter(({ origin }) => origin === location.origin);
    return { overflowPx: scrollWidth - clientWidth, links: links.map(({ pathname }) => pathname) };
  });
}
