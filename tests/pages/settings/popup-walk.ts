import type { Browser, BrowserContext, Page } from '@playwright/test';
import { STAFF_HINT } from '#kernel/editing/staff-hint.ts';
import { MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import type { PopupSettings } from '#shop/popups';
import { carriedSettings } from '#shop/popups/rules/carried-settings.ts';
import type { Profile } from '#shop/popups/rules/visit/profile.ts';
import { visitorOf } from '#shop/popups/rules/visit/profile.ts';
import { fromShopClock } from '#shop/settings/rules/shop-clock.ts';
import { SEEN } from '../../popups/random-visits.ts';
import { expect } from '../shop.ts';
import { isAtRest, watchTraffic } from '../traffic.ts';

const WIDTHS = { mobile: 400, tablet: 900, desktop: 1200 } as const;

const AGENTS = {
  chrome: 'Chrome/150.0.0.0 Safari/537.36',
  edge: 'Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0',
  firefox: 'Gecko/20100101 Firefox/150.0',
  opera: 'Chrome/150.0.0.0 Safari/537.36 OPR/120.0.0.0',
  safari: 'Version/19.0 Safari/605.1.15',
  samsung: 'SamsungBrowser/29.0 Chrome/150.0.0.0 Mobile Safari/537.36',
} as const;

/** The popups of a page after a walk: those that showed, in order, and the rules that stopped others. */
export type Walked = Readonly<{ shown: number[]; stopped: Record<number, string> }>;

type Options = Readonly<{
  profile: Profile;
  /** Other settings by popup id; popups without an entry are as published. */
  changed?: ReadonlyMap<number, PopupSettings>;
  /** The address of the page for a member of staff. */
  href?: string;
}>;

const shopUrl = () => process.env.SHOP_URL ?? '';
const described = (profile: Profile) => visitorOf(profile, { publicUrl: shopUrl(), fittingDevices: [] });

/** Replaces the settings of popups in the page's markup. */
async function changeSettings(context: BrowserContext, changed: ReadonlyMap<number, PopupSettings>) {
  await context.route(/\/faq\/(?:\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /data-popup="(\d+)" data-settings="[^"]*"/g,
      (written, id: string) => {
        const settings = changed.get(Number(id));
        if (settings === undefined) return written;
        const text = JSON.stringify(carriedSettings(settings))
          .replaceAll('&', '&amp;')
          .replaceAll('"', '&quot;');
        return `data-popup="${id}" data-settings="${text}"`;
      },
    );
    await route.fulfill({ response, body });
  });
}

/** A visitor's browser: its properties, its storage, and the shop's answers to it. */
async function openContext(browser: Browser, { profile, changed }: Options): Promise<BrowserContext> {
  const { device, roles, cart, zone, at, views, sessions, visitPopups, ownDevice } = profile;
  const { entries, orderedDays } = described(profile);
  const { hostname } = new URL(shopUrl());
  const context = await browser.newContext({
    baseURL: shopUrl(),
    viewport: { width: WIDTHS[device], height: 700 },
    timezoneId: zone,
    userAgent: `Mozilla/5.0 ${profile.browser === null ? 'Other/1.0' : AGENTS[profile.browser]}`,
    reducedMotion: 'reduce',
  });
  const cookies = [
    { name: 'jamra_age', value: '99' },
    ...(ownDevice === null ? [] : [{ name: 'jamra_device', value: String(ownDevice) }]),
  ];
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: hostname, path: '/' })));
  await context.addInitScript(
    ([stored, ids, isBlocked]) => {
      const shown: number[] = [];
      Object.assign(window, { shownPopups: shown });
      addEventListener('elementor/popup/show', (event) => shown.push((event as CustomEvent).detail.id));
      for (const [name, value] of Object.entries(stored))
        for (const storage of [localStorage, sessionStorage]) storage.setItem(name, JSON.stringify(value));
      addEventListener('DOMContentLoaded', () => {
        for (const id of ids) {
          const element = Object.assign(document.createElement('div'), { id, textContent: '.' });
          element.style.cssText =
            'position:fixed;inset-block-start:-99px;block-size:9px;inset-inline-start:9px';
          document.body.append(element);
        }
      });
      if (!isBlocked) return;
      const blocker = new CSSStyleSheet();
      blocker.replaceSync('.adsbox { display: none !important }');
      document.adoptedStyleSheets = [blocker];
    },
    // The page counts itself.
    [
      { ...entries, visitPopups, pageViews: views - 1, sessions: sessions - 1 },
      SEEN.map((selector) => selector.slice(1)),
      profile.walk.hasAdBlocker,
    ] as const,
  );
  const date = new Date(fromShopClock(at) ?? 0).toUTCString();
  await context.route('**/favicon.ico', (route) =>
    route.fulfill({ status: 200, headers: { date }, body: '' }),
  );
  await context.route(/wc-ajax=jamra_get_visitor/, (route) =>
    route.fulfill({ json: { roles: roles.length === 0 ? null : roles, cart, orderedDays } }),
  );
  if (changed !== undefined) await changeSettings(context, changed);
  return context;
}

/** From here on the clock only runs as far as a test moves it. */
async function open(page: Page, { profile, href }: Options): Promise<void> {
  const atMs = Date.parse(fromShopClock(profile.at) ?? '');
  // The clock runs until it is paused, which takes seconds on a busy machine.
  await page.clock.install({ time: atMs - MINUTE_MS });
  await page.clock.pauseAt(atMs);
  const { referrer } = described(profile);
  await page.goto(href ?? profile.address, referrer === '' ? {} : { referer: referrer });
  const isConsidered = () =>
    page
      .locator('template[data-popup]')
      .evaluateAll((templates) =>
        templates.every((template) => (template as HTMLElement).dataset.considered !== undefined),
      );
  // The clock hardly moves while the popups' script loads: triggers count from then on.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect.poll(isConsidered, { intervals: [10], timeout: 200 }).toBe(true);
  }).toPass();
  // Triggers without a delay fire before the visitor's first action.
  await page.clock.runFor(1);
}

/** Scrolls down, and brings elements into view. */
async function look(page: Page, { walk }: Profile): Promise<void> {
  await page.evaluate((scrolledPercent) => {
    const distance = document.documentElement.scrollHeight - innerHeight;
    for (let percent = 10; percent <= scrolledPercent; percent += 10) {
      scrollTo({ top: Math.min(distance, Math.ceil((distance * percent) / 100)), behavior: 'instant' });
      dispatchEvent(new Event('scroll'));
    }
  }, walk.scrolledPercent);
  for (const selector of walk.seen)
    await page.locator(selector).evaluate((element: HTMLElement) => {
      element.style.setProperty('inset-block-start', '0');
      return new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          if (entry?.isIntersecting !== true) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(element);
      });
    });
}

/** Scrolls up, clicks, sends a form and adds to the cart; by now the page has noticed the elements in view. */
async function act(page: Page, { walk }: Profile): Promise<void> {
  await page.evaluate(({ scrolledPercent, scrollsUp, clicks, submits, addsToCart }) => {
    if (scrollsUp && scrolledPercent > 0) {
      scrollTo({ top: 0, behavior: 'instant' });
      dispatchEvent(new Event('scroll'));
    }
    for (let click = 0; click < clicks; click += 1)
      document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    if (submits) document.body.dispatchEvent(new CustomEvent('submit_success', { bubbles: true }));
    if (addsToCart) document.body.dispatchEvent(new CustomEvent('added_to_cart', { bubbles: true }));
  }, walk);
}

/** Stays, moves the mouse, becomes idle, and leaves. */
async function stay(page: Page, { walk }: Profile): Promise<void> {
  const sinceMs = await page.evaluate(() => performance.now());
  const endMs = walk.seconds * SECOND_MS;
  await page.evaluate(
    ([idleFromMs, nowMs]) => {
      const move = () => dispatchEvent(new MouseEvent('mousemove'));
      for (let ms = 500; nowMs + ms < idleFromMs; ms += 500) setTimeout(move, ms);
      if (idleFromMs > nowMs) setTimeout(move, idleFromMs - nowMs);
    },
    [endMs - Math.min(walk.idleSeconds, walk.seconds) * SECOND_MS, sinceMs] as const,
  );
  await page.clock.runFor(Math.max(0, Math.round(endMs - sinceMs)));
  if (walk.leavesAtTop)
    await page.evaluate(() =>
      document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })),
    );
}

/** The state of the page, once every triggered popup has shown. */
async function read(page: Page): Promise<Walked> {
  await expect(async () => {
    const { fired, shown } = await page.evaluate(() => ({
      fired: [...document.querySelectorAll('template[data-considered*=\'"fired"\']')].length,
      shown: (window as unknown as { shownPopups: number[] }).shownPopups.length,
    }));
    expect(shown).toBe(fired);
  }).toPass({ intervals: [10] });
  return page.evaluate(() => {
    const stopped: Record<number, string> = {};
    for (const { dataset } of document.querySelectorAll<HTMLTemplateElement>('template[data-popup]')) {
      const considered = JSON.parse(dataset.considered ?? '{}');
      if (considered.state === 'stopped') stopped[Number(dataset.popup)] = considered.by;
    }
    return { shown: (window as unknown as { shownPopups: number[] }).shownPopups, stopped };
  });
}

/** A real visit in Chromium. */
export async function walkIn(browser: Browser, options: Options): Promise<Walked> {
  const context = await openContext(browser, options);
  if (options.href !== undefined)
    await context.addCookies([{ name: STAFF_HINT, value: '1', url: shopUrl() }]);
  try {
    const page = await context.newPage();
    const traffic = watchTraffic(page);
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(`${request.url()}: ${request.failure()?.errorText}`));
    await open(page, options);
    await look(page, options.profile);
    await act(page, options.profile);
    // A change of the cart sends a request, and a faster clock would exceed its time limit. Playwright reports it a
    // little later.
    traffic.changedAt = Date.now();
    await expect.poll(() => isAtRest(page), { intervals: [20] }).toBe(true);
    await stay(page, options.profile);
    const walked = await read(page);
    // A page that failed to load a part proves nothing about its popups.
    expect(failed).toEqual([]);
    return walked;
  } finally {
    await context.close();
  }
}
