import AxeBuilder from '@axe-core/playwright';
import { ANIMATIONS } from '#shop/popups/popup.ts';
import { put } from '../cart/basket.ts';
import { PROOF } from '../screens.ts';
import { scriptsOf } from '../scripts-of.ts';
import { expect, MOVING } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import {
  AT_ONCE,
  follow,
  MARK,
  MARKED,
  popupOf,
  publish,
  ready,
  stored,
  visit,
  visitAtRest,
  WHERE,
  wouldHaveCome,
} from './popup-page.ts';

const PART = /\/s\/run-popups-[\w-]+\.js$/;
const MOST_BYTES = 6 * 1024;

// The next specs share the shop.
test.afterAll(() => publish());

test('PL-03 CK-07 PL-07 it opens as a named modal dialog that keeps the focus, counts, and Esc closes it', async ({
  page,
}) => {
  const [id] = await publish(AT_ONCE);
  await visit(page);
  await expect(page.getByRole('dialog', { name: 'An offer' })).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('dialog.j-popup')?.matches(':modal'))).toBe(true);
  await expect(popupOf(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
    false,
  );
  expect(await stored(page, `popup_${id}_times`)).toBe('1');
  expect((await new AxeBuilder({ page }).include('dialog.j-popup').analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toHaveCount(0);
});

test.describe('in a browser that knows nothing yet', () => {
  test.use({ hasOwnContext: true });

  test(
    'PT-24 the script of popups weighs at most 6 kB beside what it shares, and loads where a popup may show',
    PROOF,
    async ({ page }) => {
      await publish();
      const without = await scriptsOf(page, WHERE);
      expect([...without.keys()].filter((url) => PART.test(url))).toEqual([]);
      await publish({ ...AT_ONCE, timing: ['page_views'], views: 9 });
      const loaded = await scriptsOf(await page.context().newPage(), WHERE, ready);
      const [popupsPart] = [...loaded].filter(([url]) => PART.test(url)).map(([, bytes]) => bytes);
      expect(popupsPart).toBeLessThanOrEqual(MOST_BYTES);
    },
  );
});

test('PL-09 focus moves into the popup after 250 ms', async ({ page }) => {
  await publish({ open_selector: 'main h1' });
  await visit(page);
  await ready(page);
  const afterMs = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('main h1')?.click();
    while (document.querySelector('dialog.j-popup[open]') === null)
      await new Promise((next) => setTimeout(next, 1));
    const openedMs = performance.now();
    while (!document.activeElement?.matches('.j-popup button'))
      await new Promise((next) => setTimeout(next, 1));
    return performance.now() - openedMs;
  });
  expect(afterMs).toBeGreaterThan(200);
  expect(afterMs).toBeLessThan(300);
});

test('PS-01 PS-12 PL-06 a click on open_selector opens it, a click beside it closes it', async ({ page }) => {
  await publish({ open_selector: 'main h1' });
  await visit(page);
  await page.locator('main h1').click();
  await expect(popupOf(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(popupOf(page)).toHaveCount(0);
});

test('PS-12 PS-13 PS-14 a popup that prevents it stays on a click beside it and on Esc', async ({ page }) => {
  await publish({
    ...AT_ONCE,
    prevent_close_on_background_click: true,
    prevent_close_on_esc_key: true,
    classes: 'summer sale',
  });
  await visit(page);
  await expect(popupOf(page)).toBeVisible();
  await expect(popupOf(page)).toHaveClass('j-popup summer sale');
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toBeVisible();
  await popupOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(popupOf(page)).toHaveCount(0);
});

test('PG-01 PS-05 PL-04 PS-11 PL-05 it shows, gets its close button and closes when its seconds have passed, not before', async ({
  page,
}) => {
  await publish({
    ...MARK,
    triggers: ['page_load', MARKED],
    page_load_delay: 3,
    close_button_delay: 3,
    close_automatically: 5,
  });
  await visitAtRest(page);
  const runUntil = async (ms: number) =>
    page.clock.runFor(Math.ceil(ms - (await page.evaluate(() => performance.now()))));
  await runUntil(2900);
  await wouldHaveCome(page);
  await expect(popupOf(page)).toHaveCount(0);
  await runUntil(3001);
  await expect(popupOf(page)).toBeVisible();
  const button = popupOf(page).locator('.j-popup__close');
  await page.clock.runFor(2990);
  await expect(button).toBeHidden();
  await page.clock.runFor(10);
  await expect(button).toBeVisible();
  await page.clock.runFor(1990);
  await expect(popupOf(page)).toBeVisible();
  await page.clock.runFor(10);
  await expect(popupOf(page)).toHaveCount(0);
});

test('LA-04 PL-08 PT-23 closed with do_not_show_again it never shows, until the entry is cleared', async ({
  page,
}) => {
  const [id] = await publish(AT_ONCE);
  await visit(page);
  await expect(popupOf(page)).toBeVisible();
  await follow(page, '#popup:close?do_not_show_again=yes', '.j-popup__box');
  await expect(popupOf(page)).toHaveCount(0);
  expect(await stored(page, `popup_${id}_disable`)).toBe('true');
  await page.reload();
  await ready(page);
  await expect(popupOf(page)).toHaveCount(0);
  await page.evaluate((key) => localStorage.removeItem(key), `popup_${id}_disable`);
  await page.reload();
  await expect(popupOf(page)).toBeVisible();
});

test('PS-03 PL-01 PL-02 PG-05 the third click opens it, and the other trigger is removed', async ({
  page,
}) => {
  await publish({ triggers: ['click', 'exit_intent'], click_times: 3 });
  await visit(page);
  const heading = page.locator('main h1');
  await heading.click();
  await heading.click();
  await ready(page);
  await expect(popupOf(page)).toHaveCount(0);
  await heading.click();
  await expect(popupOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toHaveCount(0);
  await page.evaluate(() =>
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })),
  );
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(popupOf(page)).toHaveCount(0);
});

test('PG-07 it opens as the pointer leaves at the top, not at the side', async ({ page }) => {
  await publish({ triggers: ['exit_intent'] });
  await visit(page);
  await ready(page);
  const leave = (clientY: number) =>
    page.evaluate(
      (y) => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: y })),
      clientY,
    );
  await leave(200);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(popupOf(page)).toHaveCount(0);
  await leave(0);
  await expect(popupOf(page)).toBeVisible();
});

test('PS-04 avoid_multiple_popups keeps it from showing after another', async ({ page }) => {
  const [first = 0, second = 0] = await publish(AT_ONCE, {
    triggers: ['click'],
    click_times: 1,
    avoid_multiple_popups: true,
  });
  await visit(page);
  await expect(popupOf(page, first)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(popupOf(page, first)).toHaveCount(0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(popupOf(page, second)).toHaveCount(0);
});

test('PT-07 ER-10 PT-24 a pattern that cannot be compiled never shows it, and nothing is armed', async ({
  page,
}) => {
  await publish({
    ...AT_ONCE,
    timing: ['url'],
    action: 'regex',
    url: '(',
    triggers: ['adblock_detection', 'page_load'],
  });
  await visit(page);
  await ready(page);
  await expect(popupOf(page)).toHaveCount(0);
  // An armed trigger would have its probe on the page.
  await expect(page.locator('.adsbox')).toHaveCount(0);
});

test.describe('before the age question is answered', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test(
    'PL-12 the age question and the consent bar hold it back until each is answered',
    PROOF,
    async ({ page, setting }) => {
      await setting('analytics.googleTag', 'G-TEST12345');
      await publish(AT_ONCE);
      await page.goto('/product/cedrane-gold/');
      const question = page.locator('dialog#age-question');
      const bar = page.getByRole('region', { name: 'Privacy choices' });
      await expect(question).toBeVisible();
      await ready(page);
      await expect(popupOf(page)).toHaveCount(0);
      await question.getByRole('button').click();
      await expect(bar).toBeVisible();
      await wouldHaveCome(page);
      await expect(popupOf(page)).toHaveCount(0);
      await bar.getByRole('button', { name: 'Reject all' }).click();
      await expect(popupOf(page)).toBeVisible();
    },
  );
});

test('PL-11 closing returns the focus and stops media, and the page keeps its scroll position', async ({
  page,
}) => {
  await publish({ open_selector: '#opener', prevent_scroll: true });
  await visit(page);
  await page.locator('main').evaluate((main) => {
    main.style.minBlockSize = '4000px';
    main.insertAdjacentHTML('beforeend', '<button id="opener" type="button">Open</button>');
  });
  const opener = page.locator('#opener');
  await opener.scrollIntoViewIfNeeded();
  await opener.focus();
  await ready(page);
  const place = () =>
    page.evaluate(() => [scrollY, document.querySelector('#opener')?.getBoundingClientRect().x]);
  const before = await place();
  await page.keyboard.press('Enter');
  await expect(popupOf(page).getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await place()).toEqual(before);
  await page.mouse.wheel(0, -600);
  await page.locator('.j-popup__box').evaluate((box) => {
    const video = document.createElement('video');
    video.pause = () => {
      document.documentElement.dataset.paused = 'yes';
    };
    box.append(video);
  });
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-paused', 'yes');
  expect(await place()).toEqual(before);
});

test('PL-12 neither the checkout nor a page without popups carries any of it', async ({ page }) => {
  await publish(AT_ONCE);
  await put(page, { 'cedrane-gold': 1 });
  await page.goto('/checkout/');
  await expect(page).toHaveURL(/\/checkout\/$/);
  await expect(page.locator('template[data-popup]')).toHaveCount(0);
  await publish();
  await visit(page);
  await expect(page.locator('template[data-popup]')).toHaveCount(0);
  expect(
    await page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /popup/.test(name)),
    ),
  ).toBe(false);
});

/** The animation of a popup's frame by its setting, and its start or end; 'up' is reversed on closing. */
function lookOf(moves: string, direction: 1 | -1) {
  return {
    none: ['none', ''],
    fade: [moves, ''],
    zoom: [moves, 'scale(.9)'],
    'slide-up': [moves, `translateY(${3 * direction}rem)`],
    'slide-down': [moves, `translateY(${-3 * direction}rem)`],
    'slide-start': [moves, 'translateX(-3rem)'],
    'slide-end': [moves, 'translateX(3rem)'],
  };
}

test.describe('with animations', () => {
  test.use(MOVING);

  test('PS-07 PS-08 PS-09 it comes and goes in its animations, as long as they are set', async ({ page }) => {
    await publish({
      ...AT_ONCE,
      entrance_animation: 'slide-up',
      exit_animation: 'zoom',
      entrance_animation_duration: { size: 1.5 },
    });
    await visit(page);
    await expect(popupOf(page)).toHaveAttribute('data-entrance', 'slide-up');
    const duration = () =>
      page.locator('.j-popup__frame').evaluate((frame) => {
        const { animationName, animationDuration } = getComputedStyle(frame);
        return [animationName, animationDuration];
      });
    expect(await duration()).toEqual(['popup-move', '1.5s']);
    const looks = (which: 'entrance' | 'exit') =>
      popupOf(page).evaluate(
        (dialog, [attribute, names]) => {
          const other = dialog.dataset.entrance;
          delete dialog.dataset.entrance;
          const frame = dialog.querySelector('.j-popup__frame') as Element;
          const parts = names.map((name) => {
            dialog.dataset[attribute] = name;
            return [
              getComputedStyle(frame).animationName,
              getComputedStyle(dialog).getPropertyValue('--popup-from'),
            ];
          });
          delete dialog.dataset[attribute];
          dialog.dataset.entrance = other;
          return Object.fromEntries(names.map((name, at) => [name, parts[at]]));
        },
        [which, [...ANIMATIONS]] as const,
      );
    expect(await looks('entrance')).toEqual(lookOf('popup-move', 1));
    expect(await looks('exit')).toEqual(lookOf('popup-move-away', -1));
    await page.keyboard.press('Escape');
    await expect(popupOf(page)).toHaveAttribute('data-exit', 'zoom');
    expect(await duration()).toEqual(['popup-move-away', '1.5s']);
    await expect(popupOf(page)).toHaveCount(0);
  });
});
