import {
  type APIRequestContext,
  type BrowserContext,
  type Page,
  type Route,
  request as requests,
} from '@playwright/test';
import { productId } from '../demo-products.ts';
import { type Action, type Fate, TABS } from './random-shopping.ts';

/** The cart as a page shows it. */
type Shown = { count: string; total: string };

const PLACES = [
  '/product/cedrane-gold/',
  '/product/kovia-bar/?attribute_colour=blue',
  '/shop/',
  '/ar/product/cedrane-gold/',
  '/cart/',
  `/?add-to-cart=${productId('CED-WALNUT')}`,
] as const;
const ADDS = 'form.cart .single_add_to_cart_button:not([disabled]), main a.ajax_add_to_cart';
const CHANGES = /wc-ajax=(add_to_cart|remove_from_cart|jamra_)|admin-ajax\.php/;
const WITHIN_MS = 1000;
const LOOK_EVERY_MS = 40;
/** By then the link that replaces a lost call is followed. */
const RESTING_MS = 600;
/** A longer wait is a fault. */
const NEVER_MS = 20_000;
/** An action may wait for earlier calls, and for a page to load after it. */
const ACTION_ENDS_WITHIN_MS = 3 * NEVER_MS;
const TAB_ANSWERS_WITHIN_MS = 5000;

/** @returns the result, or 'unended' after the time limit */
async function within<T>(limitMs: number, work: Promise<T>): Promise<T | 'unended'> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<'unended'>((resolve) => {
    timer = setTimeout(resolve, limitMs, 'unended');
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

function readShown(): Shown {
  const digits = (text: string | null | undefined) => (text ?? '').replace(/[^\d.]/g, '');
  const lines = document.querySelectorAll('.widget_shopping_cart_content .mini_cart_item').length;
  return {
    count: digits(document.querySelector('.jamra-cart-count')?.textContent),
    total:
      lines === 0
        ? ''
        : digits(
            document.querySelector('.woocommerce-mini-cart__total .woocommerce-Price-amount')?.textContent,
          ),
  };
}

/** A shopper with three tabs on one cart, whose calls may be lost. */
export class Shopper {
  readonly #context: BrowserContext;
  readonly #asker: APIRequestContext;
  readonly #tabs: Page[] = [];
  #fate: Fate = 'well';
  #running = 0;
  #restingSince = Date.now();

  private constructor(context: BrowserContext, asker: APIRequestContext) {
    this.#context = context;
    this.#asker = asker;
  }

  static async enter(context: BrowserContext, baseURL: string): Promise<Shopper> {
    const shopper = new Shopper(context, await requests.newContext({ baseURL }));
    await context.route(CHANGES, (route) => shopper.#carry(route));
    // Chromium cannot close a dialog that opens while its page is replaced: that tab would stop responding.
    await context.addInitScript(() => {
      window.alert = () => undefined;
    });
    for (let tab = 0; tab < TABS; tab += 1) {
      const page = await context.newPage();
      page.on('request', () => shopper.#begin());
      for (const event of ['requestfinished', 'requestfailed'] as const) {
        page.on(event as 'requestfinished', () => shopper.#end());
      }
      await page.goto(PLACES[tab % PLACES.length] ?? '/');
      shopper.#tabs.push(page);
    }
    return shopper;
  }

  async leave(): Promise<void> {
    await this.#asker.dispose();
    await within(NEVER_MS, this.#context.close());
  }

  #begin(): void {
    this.#running += 1;
  }

  #end(): void {
    this.#running -= 1;
    this.#restingSince = Date.now();
  }

  /** Handles one call to the server by its outcome. */
  async #carry(route: Route): Promise<void> {
    const fate = this.#fate;
    this.#fate = 'well';
    try {
      if (fate === 'well') return await route.continue();
      if (fate === 'lost') return await route.abort('connectionreset');
      const response = await route.fetch();
      if (fate === 'unanswered') return await route.abort('connectionreset');
      await route.fulfill({ response: await route.fetch() });
      return void response;
    } catch {
      // The page has been closed.
    }
  }

  /**
   * Does one action, and compares all tabs with the server's cart.
   *
   * @returns null once every tab shows it, or the fault
   */
  async tryAction(action: Action): Promise<string | null> {
    if ((await within(ACTION_ENDS_WITHIN_MS, this.#perform(action))) === 'unended')
      return `the action did not end: ${await this.#describeTabs()}`;
    const wrong = await within(ACTION_ENDS_WITHIN_MS, this.#differs());
    return wrong === 'unended' ? `the comparison did not end: ${await this.#describeTabs()}` : wrong;
  }

  /** The address of each tab, and whether its scripts and its browser process respond. */
  async #describeTabs(): Promise<string> {
    const tabs = this.#tabs.map(async (page) => {
      const asks = {
        script: page.evaluate(() => document.readyState),
        screenshot: page.screenshot().then(() => 'taken'),
        protocol: this.#context.newCDPSession(page).then(() => 'attached'),
      };
      const answers = Object.entries(asks).map(async ([what, ask]) => {
        const answer = await within(
          TAB_ANSWERS_WITHIN_MS,
          ask.catch((error: Error) => error.message.split('\n', 1)[0] ?? ''),
        );
        return `${what} ${answer}`;
      });
      return `${page.url()} (${(await Promise.all(answers)).join(', ')})`;
    });
    const cookies = await within(
      TAB_ANSWERS_WITHIN_MS,
      this.#context.cookies().then((all) => `${all.length} cookies`),
    );
    return [...(await Promise.all(tabs)), `cookies: ${cookies}`, `calls under way: ${this.#running}`].join(
      '; ',
    );
  }

  async #perform({ tab, kind, pick, fate }: Action): Promise<void> {
    const page = this.#tabs[tab];
    if (page === undefined) return;
    this.#fate = fate;
    if (kind === 'visit') await this.#go(() => page.goto(PLACES[pick % PLACES.length] ?? '/'));
    else if (kind === 'reload') await this.#go(() => page.reload());
    else if (kind === 'back') await this.#travel(page, -1);
    else if (kind === 'forward') await this.#travel(page, 1);
    else if (kind === 'offline') await this.#shopWithoutLine(page, pick);
    else if (kind === 'hurry') await this.#leaveAtOnce(page, pick);
    else await this.#press(page, kind, pick);
    this.#restingSince = Date.now();
  }

  async #go(move: () => Promise<unknown>): Promise<void> {
    this.#fate = 'well';
    // A page may navigate away in the meantime.
    await move().catch(() => undefined);
  }

  async #travel(page: Page, by: -1 | 1): Promise<void> {
    await this.#go(() => (by < 0 ? page.goBack({ timeout: 5000 }) : page.goForward({ timeout: 5000 })));
    if (page.url() === 'about:blank') await this.#go(() => page.goto('/'));
  }

  /** Waits until no request has been pending for a moment. */
  async #rest(): Promise<void> {
    const until = Date.now() + NEVER_MS;
    while (Date.now() < until && (this.#running > 0 || Date.now() - this.#restingSince < RESTING_MS))
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }

  /** Pages are loaded when the connection is lost: one without its script only has links and forms. */
  async #shopWithoutLine(page: Page, pick: number): Promise<void> {
    this.#fate = 'well';
    await this.#rest();
    await this.#context.setOffline(true);
    await this.#press(page, pick % 2 === 0 ? 'add' : 'remove', pick);
    await page.waitForTimeout(100);
    await this.#context.setOffline(false);
  }

  /** The answer is lost when the page is left. */
  async #leaveAtOnce(page: Page, pick: number): Promise<void> {
    await this.#press(page, pick % 3 === 0 ? 'quantity' : 'add', pick);
    await this.#press(page, 'add', pick + 1);
    await this.#go(() => page.goto(PLACES[pick % PLACES.length] ?? '/'));
  }

  /** Clicks by script: an open drawer covers the page. */
  async #press(page: Page, kind: Action['kind'], pick: number): Promise<void> {
    const chosen = { kind, pick, adds: ADDS };
    const press = ({ kind: what, pick: nth, adds }: typeof chosen) => {
      const one = <T extends HTMLElement>(selector: string) => {
        const all = document.querySelectorAll<T>(selector);
        return all[nth % Math.max(1, all.length)];
      };
      if (what === 'add') one(adds)?.click();
      else if (what === 'remove')
        one('#cart-drawer .mini_cart_item:not(.is-leaving) a.remove_from_cart_button')?.click();
      else if (what === 'undo') {
        one('#cart-drawer a.restore-item')?.click();
      } else {
        const field = one<HTMLInputElement>('#cart-drawer input.qty');
        if (field === undefined) return;
        field.value = String(1 + (nth % 5));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
    };
    await page.evaluate(press, chosen).catch(() => undefined);
  }

  /** The server's cart, read without changing the browser's cookies. */
  async #truth(): Promise<Shown> {
    const cookies = await this.#context.cookies();
    const answer = await this.#asker.post('/?wc-ajax=get_refreshed_fragments', {
      headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    });
    const { fragments } = (await answer.json()) as { fragments: Record<string, string> };
    const cart = fragments['div.widget_shopping_cart_content'] ?? '';
    const text = (html: string) => html.replace(/<[^>]*>/g, ' ');
    const total = /woocommerce-mini-cart__total.*?<\/p>/s.exec(cart)?.[0] ?? '';
    const amount = /woocommerce-Price-amount.*?<\/bdi>/s.exec(total)?.[0] ?? '';
    return {
      count: text(fragments['span.jamra-cart-count'] ?? '').replace(/[^\d]/g, ''),
      total: text(amount.slice(amount.indexOf('>'))).replace(/[^\d.]/g, ''),
    };
  }

  async #shown(): Promise<Shown[]> {
    return Promise.all(
      this.#tabs.map((page) => page.evaluate(readShown).catch(() => ({ count: '?', total: '?' }))),
    );
  }

  #isResting(): boolean {
    return this.#running <= 0 && Date.now() - this.#restingSince > WITHIN_MS;
  }

  /** @returns null once every tab shows the server's cart, or what differs a second after all requests ended */
  async #differs(): Promise<string | null> {
    const startedAt = Date.now();
    for (;;) {
      // On a busy machine reading takes a second itself: what it read of a tab is as old as its beginning.
      const hadRested = this.#isResting();
      const [truth, shown] = await Promise.all([this.#truth(), this.#shown()]);
      const expected = JSON.stringify(truth);
      if (shown.every((one) => JSON.stringify(one) === expected)) return null;
      if ((hadRested && this.#isResting()) || Date.now() - startedAt > NEVER_MS) {
        return `the server has ${expected}, the tabs show ${JSON.stringify(shown)} at ${this.#tabs.map((page) => page.url()).join(' ')}`;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }
}
