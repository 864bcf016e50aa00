import { expect, type Page } from '@playwright/test';

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

/** Nothing runs out of the window, neither on a phone nor on a laptop; the window keeps the width it had. */
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

/** Resizes the window, and waits until the page hears of it: the width is there before, and timers count from the event. */
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
