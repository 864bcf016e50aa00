import type { Page } from '@playwright/test';
import type { AnyWidget } from '#widgets/declaration.ts';
import { widgets } from '#widgets/index.ts';
import { LAPTOP } from '../admin/admin.ts';
import { productId } from '../demo-products.ts';
import { movedByScrolling } from '../layout/moved-by-scrolling.ts';
import { resizeTo } from '../layout/width.ts';
import { withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect, settle } from '../shop.ts';
import { staffSettingTest as test } from '../with-setting.ts';
import { aHeading, aPage } from './a-page.ts';
import {
  canvasIds,
  chooseLayer,
  openDocument,
  openEditor,
  settingsOf,
  stickOn,
  update,
} from './open-editor.ts';
import { rememberHome } from './place-on-home.ts';
import { until } from './with-template.ts';

test.use({ role: 'page-editor' });
test.beforeEach(({ page }) => page.setViewportSize(LAPTOP));

const LONG = {
  ...{ widget: 'text', version: 1 },
  settings: { html: { en: '<p>Wipe it once a week.</p>'.repeat(40), ar: '' } },
};

/** A published page with headings between long texts, open in its editor with the settings of one heading. */
async function openCare(page: Page): Promise<string> {
  const tree = [
    { ...LONG, id: 'first' },
    aHeading('care', 'Care'),
    { ...LONG, id: 'second' },
    aHeading('use', 'Use'),
    { ...LONG, id: 'third' },
  ];
  const { name, slug } = await aPage(tree, { status: 'published' });
  await openDocument(page, name);
  await chooseLayer(page, 'Heading · Care');
  return `/${slug}/`;
}

const openAdvanced = (page: Page) => settingsOf(page).getByRole('button', { name: 'Advanced' }).click();

/** Chooses an option of a list; the settings may still be unfolding at the first click. */
async function pick(page: Page, label: string, option: string): Promise<void> {
  const input = settingsOf(page).getByRole('combobox', { name: label, exact: true });
  const entry = page.getByRole('option', { name: option, exact: true });
  await expect(async () => {
    await input.press('ArrowDown');
    await expect(entry).toBeVisible({ timeout: 1000 });
  }).toPass();
  await entry.click();
}

const blockOf = (page: Page, id: string) => page.locator(`[data-template-id="${id}"]`);

test(
  'LY-01 spaces for each device, set in the editor, apply on the page from edge to edge of the three modes',
  PROOF,
  async ({ page }) => {
    const path = await openCare(page);
    await openAdvanced(page);
    await pick(page, 'Space above · Desktop', '7 (48 px)');
    await pick(page, 'Space above · Tablet', '5 (24 px)');
    await pick(page, 'Space above · Mobile', '3 (12 px)');
    await update(page);
    const care = blockOf(page, 'care');
    await until(page, path, () => expect(care).toHaveClass(/j-block/, { timeout: 500 }));
    for (const [width, space] of [
      [1025, '48px'],
      [1024, '24px'],
      [769, '24px'],
      [768, '12px'],
      [320, '12px'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(care, `${width} px`).toHaveCSS('padding-top', space);
    }
  },
);

test(
  'SK-02 what is set sticky in the editor is decided once, 300 ms after the last of many resizes',
  PROOF,
  async ({ page }) => {
    const path = await openCare(page);
    await stickOn(page, 'Desktop');
    await update(page);
    const care = blockOf(page, 'care');
    await until(page, path, () =>
      expect(care).toHaveAttribute('data-sticky-on', 'desktop', { timeout: 500 }),
    );
    await page.clock.install();
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.goto(path);
    await expect(care).toHaveClass(/is-sticky/);
    await page.clock.pauseAt(Date.now() + 10_000);
    for (const width of [900, 1300, 700]) {
      await resizeTo(page, width);
      await page.clock.runFor(200);
      await expect(care).toHaveClass(/is-sticky/);
    }
    await page.clock.runFor(99);
    await expect(care).toHaveClass(/is-sticky/);
    await page.clock.runFor(1);
    await expect(care).not.toHaveClass(/is-sticky/);
    expect(await movedByScrolling(care, 100)).toBe(100);
  },
);

test(
  'SK-03 SK-04 what may rise in the editor rises on the page, never with less movement, switched 200 ms after a resize',
  PROOF,
  async ({ page }) => {
    const path = await openCare(page);
    await openAdvanced(page);
    await settingsOf(page).getByRole('switch', { name: 'Rise into view' }).click();
    await update(page);
    const [care, use] = [blockOf(page, 'care'), blockOf(page, 'use')];
    await until(page, path, () => expect(care).not.toHaveAttribute('data-reveal', { timeout: 500 }));
    const movesOf = (id: string) =>
      blockOf(page, id).evaluate((one) => !['none', '0px'].includes(getComputedStyle(one).translate));
    const motion = page.locator('html[data-motion]');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await settle(page);
    await expect(motion).toHaveCount(0);
    expect([await movesOf('care'), await movesOf('use')]).toEqual([false, false]);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto(path);
    await expect(motion).toHaveCount(1);
    expect([await movesOf('care'), await movesOf('use')]).toEqual([false, true]);
    expect(await use.evaluate((one) => one.checkVisibility({ opacityProperty: true }))).toBe(true);
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const width of [700, 1100, 600]) {
      await resizeTo(page, width);
      await page.clock.runFor(150);
      await expect(motion).toHaveCount(1);
    }
    await page.clock.runFor(49);
    await expect(motion).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(motion).toHaveCount(0);
    await expect.poll(() => movesOf('use')).toBe(false);
  },
);

/**
 * Widgets without text of their own: a gap; nodes of another document; a filter of a grid that it names; a button that
 * only browsers with a wallet show, by a script.
 */
const SILENT = ['spacer', 'saved-section', 'wallet-payment-button', 'taxonomy-filter'];

/** Widgets that are the same for all visitors, and of which a page may have several. */
const PLACED = [...widgets.values()].filter(
  ({ name, standsIn, isPersonal, isPagePart, showsNotices, maxPerDocument }) =>
    (standsIn?.includes('home') ?? true) &&
    !isPersonal &&
    !isPagePart &&
    !showsNotices &&
    maxPerDocument === undefined &&
    !SILENT.includes(name),
);

/** A picture of the shop; samples have none. */
const somePicture = () =>
  withShop(async ({ content }) => {
    const home = JSON.stringify((await content.find('home', 'home'))?.tree);
    return Number(/"image":(\d+)/.exec(home)?.[1]);
  });

/** A widget with its sample and real references; its slots contain a text. */
function filled({ name, version, sample, slots = {} }: AnyWidget, image: number) {
  const named: Readonly<Record<string, object>> = {
    picture: { image },
    gallery: { pictures: [{ image, caption: { en: 'The workshop', ar: '' } }] },
    'add-to-cart': { product: Number(productId('KOV-BAR')) },
  };
  const inner = { ...LONG, id: 'inner', common: {}, slots: {} };
  return {
    ...{ id: 'copied', widget: name, version, settings: { ...sample, ...named[name] }, common: {} },
    slots: Object.fromEntries(Object.keys(slots).map((slot) => [slot, [inner]])),
  };
}

/** Which of these elements show a text, a picture or a field; runs in the browser. */
function areRead(blocks: readonly Element[]): boolean[] {
  const isShown = (one: Element) => {
    const { width, height } = one.getBoundingClientRect();
    return one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width * height > 0;
  };
  const hasText = (one: Element) =>
    [...one.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '');
  const SEEN = 'img, svg, video, iframe, hr, input, select, textarea';
  return blocks.map((block) =>
    [block, ...block.querySelectorAll('*')].some(
      (one) => isShown(one) && (hasText(one) || one.matches(SEEN)),
    ),
  );
}

/** Pastes a node that was copied in another document. */
const paste = (page: Page, node: object) =>
  page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('application/x-jamra-nodes+json', text);
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    JSON.stringify([node]),
  );

/** Adds every widget of the list, each after the previous one. @returns their ids by widget */
async function placeAll(page: Page): Promise<Map<string, string>> {
  const canvas = await openEditor(page);
  const image = await somePicture();
  const known = new Set(await canvasIds(canvas));
  const addedIds = async () => (await canvasIds(canvas)).filter((id) => id !== '' && !known.has(id));
  const placed = new Map<string, string>();
  for (const widget of PLACED) {
    await paste(page, filled(widget, image));
    const added = 1 + Object.keys(widget.slots ?? {}).length;
    await expect.poll(addedIds, widget.name).toHaveLength(added);
    const ids = await addedIds();
    placed.set(widget.name, ids[0] ?? '');
    for (const id of ids) known.add(id);
  }
  return placed;
}

test.describe('by an owner, who alone may write HTML', () => {
  test.use({ role: 'owner' });

  test(
    'WG-35 every widget that is placed in the editor can be read without scripts',
    PROOF,
    async ({ page, browser, setting }) => {
      // Without any their widget prints nothing.
      await setting('shop.socialLinks', ['https://social.example/jamra']);
      const putBack = await rememberHome();
      const placed = await placeAll(page);
      expect(placed.size).toBeGreaterThan(30);
      await update(page);
      const context = await browser.newContext({
        ...{ baseURL: process.env.SHOP_URL ?? '', javaScriptEnabled: false, viewport: LAPTOP },
      });
      const shown = await context.newPage();
      const last = [...placed.values()].at(-1) ?? '';
      await until(shown, '/', () => expect(blockOf(shown, last)).toHaveCount(1, { timeout: 500 }));
      const unread: string[] = [];
      for (const [name, id] of placed)
        if (!(await blockOf(shown, id).evaluateAll(areRead)).includes(true)) unread.push(name);
      expect(unread).toEqual([]);
      await context.close();
      await putBack();
    },
  );
});
