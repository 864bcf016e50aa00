import { expect, type Page } from '@playwright/test';

/** Skips loading pictures: their size comes from attributes, and pages load sooner. */
export async function leaveOutPictures(page: Page): Promise<void> {
  await page.route(/\/media\//, (route) => route.abort());
}

/** The horizontal overflow of the page in pixels, and its links. */
export async function measure(page: Page): Promise<{ overflowPx: number; links: string[] }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const links = [...document.links].filter(({ origin }) => origin === location.origin);
    return { overflowPx: scrollWidth - clientWidth, links: links.map(({ pathname }) => pathname) };
  });
}

/** Expects no horizontal overflow on a phone and on a laptop; restores the window's width. */
export async function expectRoom(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  const others = [360, 1440].filter((width) => width !== before.width);
  for (const width of [before.width, ...others]) {
    await page.setViewportSize({ ...before, width });
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(beyond, `what runs out of the window at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(before);
}

/** Resizes the window and waits for the page's resize event, from which timers count. */
export async function resizeTo(page: Page, width: number): Promise<void> {
  const heard = await page.evaluateHandle((px) => {
    const event = new Promise<void>((resolve) => {
      addEventListener('resize', () => {
        if (innerWidth === px) resolve();
      });
    });
    return { event };
  }, width);
  await page.setViewportSize({ width, height: 800 });
  await heard.evaluate(({ event }) => event);
}
