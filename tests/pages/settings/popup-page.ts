import type { Page } from '@playwright/test';
import { MINUTE_MS } from '#kernel/instant.ts';
import type { PopupSettings } from '#shop/popups';
import { withShop } from '../products.ts';
import { expect } from '../shop.ts';

const ANYONE = { staffId: null, name: 'Tests' };
export const HEADING = {
  id: 'offer',
  widget: 'heading',
  version: 1,
  settings: { text: { en: 'An offer', ar: 'عرض' }, level: '2' },
};

export const WHERE = '/faq/';

/** The ids of the popups in a page's markup. */
async function carried(): Promise<number[]> {
  const html = await (await fetch(`${process.env.SHOP_URL}${WHERE}`)).text();
  return [...html.matchAll(/data-popup="(\d+)"/g)].map(([, id]) => Number(id)).sort((a, b) => a - b);
}

/** A popup's settings and name; by default its tree is a heading. */
type Published = Partial<PopupSettings> & Readonly<{ name?: string; tree?: readonly object[] }>;

/** Publishes these popups on all pages and no others, and waits until pages carry them. */
export async function publish(...popups: readonly Published[]): Promise<number[]> {
  const published = await withShop(async (shop, { db }) => {
    await db.deleteFrom('template').where('place', '=', 'popup').execute();
    const ids: number[] = [];
    for (const { name = 'Offer', tree = [HEADING], ...settings } of popups) {
      const draft = {
        name,
        place: 'popup',
        conditions: { include: [{ kind: 'all' }], exclude: [] },
        settings: { entrance_animation: 'none', exit_animation: 'none', ...settings },
        tree: [...tree],
        status: 'published',
      };
      const saved = await shop.templates.edit.save(null, draft, { version: 0, by: ANYONE as never });
      if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
      ids.push(saved.value.id);
    }
    return ids;
  });
  await expect.poll(carried).toEqual(published.toSorted((a, b) => a - b));
  return published;
}

export const AT_ONCE = { triggers: ['page_load'] } as const;

export async function visit(page: Page): Promise<void> {
  await page.goto(WHERE);
}

export const popupOf = (page: Page, id = 0) =>
  id === 0 ? page.locator('dialog.j-popup') : page.locator(`dialog.j-popup[data-popup-id="${id}"]`);

/** Follows a link on the page by its hash. */
export async function follow(page: Page, hash: string, within = 'main'): Promise<void> {
  await page.evaluate(
    ([address, place]) => {
      const anchor = document.createElement('a');
      anchor.href = address ?? '';
      anchor.textContent = 'Follow';
      anchor.id = 'followed';
      document.querySelector('#followed')?.remove();
      document.querySelector(place ?? '')?.prepend(anchor);
    },
    [hash, within],
  );
  await page.locator('#followed').evaluate((anchor: HTMLElement) => anchor.click());
}

export const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

/** Waits until the popups' script has run. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /run-popups/.test(name)),
  );
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
}

/** A trigger that never fires during a test: its probe is on the page once popups are armed, and it fires in a day. */
export const MARKED = 'adblock_detection';
export const MARK = { adblock_detection_delay: 86_400 } as const;
export const PROBE = '.adsbox';

/** Waits until the triggers of a popup with {@link MARKED} are armed. */
export async function armed(page: Page): Promise<void> {
  await page.locator(PROBE).waitFor({ state: 'attached' });
}

/** Opens a page whose clock stops once its popups are armed; needs a popup with {@link MARKED}. */
export async function visitAtRest(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
  await loadAtRest(page);
}

/** Loads another page after {@link visitAtRest}. */
export async function loadAtRest(page: Page): Promise<void> {
  await visit(page);
  // The popups' script waits for an idle moment.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.locator(PROBE)).toBeAttached({ timeout: 100 });
  }).toPass();
}

/** Waits long enough for an unwanted popup to show. */
export async function wouldHaveCome(page: Page): Promise<void> {
  await page.waitForTimeout(300);
}
