import type { Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import {
  addHere,
  answerJson,
  count,
  drawer,
  endpoint,
  formButton,
  open,
  recordAlerts,
  recordCalls,
} from './cart-page.ts';

/** The events of jQuery with its semantics: plain events reach its handlers, its own reach only them. */
const TINY_JQUERY = `(() => {
  const bound = [];
  const split = (full) => { const [type, ...spaces] = full.split('.'); return { type, spaces }; };
  const wrap = (target) => ({
    0: target,
    length: 1,
    isTiny: true,
    on(names, act) {
      for (const full of names.split(' ')) {
        const { type, spaces } = split(full);
        const one = { target, type, spaces, act };
        bound.push(one);
        target.addEventListener(type, (event) => act.call(target, event));
      }
      return this;
    },
    handlersOf(full, at) {
      const { type, spaces } = split(full);
      return bound.filter((one) => one.target === at && one.type === type && spaces.every((s) => one.spaces.includes(s)));
    },
    trigger(full, args = []) {
      for (let at = target; at; at = at.parentNode) for (const one of this.handlersOf(full, at)) one.act.call(at, { type: split(full).type, target }, ...args);
      return this;
    },
    triggerHandler(full, args = []) {
      let result;
      for (const one of this.handlersOf(full, target)) result = one.act.call(target, { type: split(full).type, target }, ...args);
      return result;
    },
  });
  globalThis.jQuery = globalThis.$ = wrap;
})();`;

type Tiny = (target: unknown) => {
  on: (names: string, act: (...args: never[]) => unknown) => void;
  trigger: (name: string, args?: unknown[]) => void;
};
declare const jQuery: Tiny;

const CALL_4 = 'get_refreshed_fragments';
const ADD = endpoint('add_to_cart');

/** A script of the shop's own host that loads jQuery after ours. */
async function loadJQueryLate(page: Page): Promise<void> {
  await page.route('**/tiny-jquery.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: TINY_JQUERY }),
  );
  await page.addScriptTag({ url: '/tiny-jquery.js' });
}

/** Records every named event that jQuery's handlers and plain listeners on the body receive. */
function noteEvents(page: Page, names: string[], withJQuery: boolean): Promise<void> {
  return page.evaluate(
    ([all, hasJQuery]) => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      for (const name of all) {
        document.body.addEventListener(name, () => heard.push(`plain ${name}`));
        if (hasJQuery) jQuery(document.body).on(name, () => heard.push(`jQuery ${name}`));
      }
    },
    [names, withJQuery] as const,
  );
}

function heardIn(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

const NAMES = [
  'adding_to_cart',
  'wc_fragments_loaded',
  'wc_fragments_refreshed',
  'wc_fragments_ajax_error',
  'added_to_cart',
  'removed_from_cart',
  'wc_cart_button_updated',
];

function pressInList(page: Page): Promise<void> {
  return page
    .locator('a.ajax_add_to_cart')
    .first()
    .evaluate((button: HTMLElement) => button.click());
}

for (const withJQuery of [false, true]) {
  const how = withJQuery ? 'jQuery' : 'plain';
  test(`the events of an add and a removal are received once each: ${how}`, async ({ page }) => {
    if (withJQuery) await page.addInitScript(TINY_JQUERY);
    await open(page, '/shop/');
    await noteEvents(page, NAMES, withJQuery);
    await pressInList(page);
    await expect(count(page)).toHaveText('1');
    await expect(drawer(page)).toBeVisible();
    await page.locator('#cart-drawer a.remove_from_cart_button').click();
    await expect(count(page)).toHaveText('0');
    expect(await heardIn(page)).toEqual(
      [
        'adding_to_cart',
        'wc_fragments_loaded',
        'added_to_cart',
        'wc_cart_button_updated',
        'wc_fragments_loaded',
        'removed_from_cart',
      ].map((name) => `${how} ${name}`),
    );
  });

  test(`a handler that returns false cancels the add: ${how}`, async ({ page }) => {
    if (withJQuery) await page.addInitScript(TINY_JQUERY);
    await open(page, '/shop/');
    await noteEvents(page, ['ajax_request_not_sent.adding_to_cart', 'adding_to_cart'], withJQuery);
    await page.evaluate((hasJQuery) => {
      if (hasJQuery) jQuery(document.body).on('should_send_ajax_request.adding_to_cart', () => false);
      else
        document.body.addEventListener('should_send_ajax_request.adding_to_cart', (event) =>
          event.preventDefault(),
        );
    }, withJQuery);
    const calls = recordCalls(page);
    await pressInList(page);
    await expect.poll(() => heardIn(page)).toEqual([`${how} ajax_request_not_sent.adding_to_cart`]);
    expect(calls).toEqual([]);
    await expect(page.locator('a.ajax_add_to_cart').first()).not.toHaveClass(/loading/);
  });
}

test('a listener may change the fields and gets the button as a jQuery object', async ({ page }) => {
  await page.addInitScript(TINY_JQUERY);
  await open(page, '/shop/');
  await page.evaluate(() => {
    jQuery(document.body).on('adding_to_cart', ((
      _event: unknown,
      button: { isTiny?: boolean },
      fields: Record<string, string>,
    ) => {
      fields.gift = button.isTiny ? 'yes' : 'no';
    }) as never);
  });
  const sent = page.waitForRequest(ADD);
  await pressInList(page);
  expect((await sent).postData()).toContain('gift=yes');
});

for (const name of ['wc_fragment_refresh', 'updated_wc_div']) {
  test(
    `${name} refreshes once, plain or by a jQuery loaded after the shop’s script`,
    PROOF,
    async ({ page }) => {
      await open(page);
      const calls = recordCalls(page);
      const plain = () => page.evaluate((one) => void document.body.dispatchEvent(new Event(one)), name);
      const settled = async (expected: number) => {
        await expect.poll(() => calls.length).toBe(expected);
        await page.waitForTimeout(200);
        expect(calls).toEqual(Array.from({ length: expected }, () => CALL_4));
      };
      await plain();
      await settled(1);
      await loadJQueryLate(page);
      await page.evaluate((one) => jQuery(document.body).trigger(one), name);
      await settled(2);
      await plain();
      await settled(3);
    },
  );
}

test('a failed add triggers no success event', async ({ page }) => {
  recordAlerts(page);
  await open(page);
  await noteEvents(page, ['added_to_cart', 'wc_cart_button_updated'], false);
  await page.route('**/admin-ajax.php', answerJson({ success: false }));
  await formButton(page).click();
  await expect(formButton(page)).not.toHaveClass(/loading/);
  expect(await heardIn(page)).toEqual([]);
  await page.unroute('**/admin-ajax.php');
  await addHere(page);
  expect(await heardIn(page)).toEqual(['plain added_to_cart']);
});
