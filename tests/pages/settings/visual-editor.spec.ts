import type { FrameLocator, Page } from '@playwright/test';
import type { AnyWidget } from '#widgets/declaration.ts';
import { widgets } from '#widgets/index.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { enter, LAPTOP } from '../admin/admin.ts';
import { withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as adminTest } from '../with-setting.ts';
import { markupOf } from './canvas-markup.ts';
import { canvasIds, choose, chooseFacts, openEditor } from './open-editor.ts';
import { placeOnHome, rememberHome } from './place-on-home.ts';

adminTest.use({ role: 'page-editor' });

const TITLE = 'Warmth, without the flame';

let putBack = async () => undefined as unknown;

adminTest.beforeEach(async ({ page }) => {
  putBack = await rememberHome();
  await page.setViewportSize(LAPTOP);
});
adminTest.afterEach(() => putBack());

/** Widgets that are the same for all visitors and that a home page may have more of; the demo's has the others. */
const PLACED = [...widgets.values()].filter(
  ({ standsIn, isPersonal, isPagePart, showsNotices, maxPerDocument }) =>
    (standsIn?.includes('home') ?? true) &&
    !isPersonal &&
    !isPagePart &&
    !showsNotices &&
    maxPerDocument === undefined,
);

/** A filter shows nothing without its loop. */
const beside = ({ version, sample }: Pick<AnyWidget, 'version' | 'sample'>) => ({
  ...{ id: 'placed-filter', widget: 'taxonomy-filter', version },
  settings: { ...sample, loop: 'placed-loop-grid' },
});

for (const prefix of ['', '/ar'])
  adminTest(
    `BO-01 the canvas shows every widget as the page ${prefix}/ does`,
    PROOF,
    async ({ page, setting }) => {
      // Without any the widget prints nothing, and the canvas says so.
      await setting('shop.socialLinks', ['https://social.example/jamra']);
      await placeOnHome(
        PLACED.map(({ name, version, sample }) =>
          name === 'taxonomy-filter' ? beside({ version, sample }) : name,
        ),
      );
      const canvas = await openEditor(page, prefix);
      // The class by which styles know that scripts run.
      await expect(canvas.locator('html')).toHaveAttribute('data-js');
      const ids = await canvasIds(canvas);
      const html = await (await page.request.get(`${prefix}/`)).text();
      const printed = await page.locator('body').evaluate(markupOf, { html, ids });
      const shown = await canvas.locator('body').evaluate(markupOf, { html: null, ids });
      expect(Object.keys(printed).length).toBeGreaterThan(30);
      const others = Object.keys(printed).filter((id) => shown[id] !== printed[id]);
      expect(others.map((id) => [id, shown[id]])).toEqual(others.map((id) => [id, printed[id]]));
    },
  );

adminTest('BO-01 BO-02 a text is typed on the page, undone, done again, and saved', async ({ page }) => {
  const canvas = await openEditor(page);
  const title = canvas.getByRole('heading', { level: 1 });
  await choose(page, title);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Warm evenings');
  const settings = page.getByRole('complementary', { name: 'Settings' });
  await expect(settings.getByRole('textbox', { name: 'Heading · English' })).toHaveValue('Warm evenings');
  await page.keyboard.press('Enter');
  // Letters more than a second apart, as on a busy machine, are undo steps of their own.
  const until = (name: string, text: string) =>
    expect(async () => {
      if ((await title.textContent()) !== text) await page.getByRole('button', { name }).click();
      await expect(title).toHaveText(text, { timeout: 2000 });
    }).toPass();
  await until('Undo', TITLE);
  await until('Redo', 'Warm evenings');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Updated.')).toBeVisible();
  await expect(async () => {
    expect(await (await page.request.get('/')).text()).toContain('Warm evenings');
  }).toPass();
});

/** Drags a widget of the list by its grip to the upper edge of a node until the drop line shows, and drops it. */
async function dragOnto(page: Page, canvas: FrameLocator, to: { widget: string; node: string }) {
  const grip = page.locator('.editor-choice-grip').filter({ hasText: to.widget });
  const [from, onto] = [
    await grip.boundingBox(),
    await canvas.locator(`[data-template-id="${to.node}"]`).boundingBox(),
  ];
  if (from === null || onto === null) throw new Error('nothing to drag');
  const middle = onto.x + onto.width / 2;
  await page.mouse.move(from.x + 30, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 80, from.y + 20, { steps: 5 });
  await page.mouse.move(middle, onto.y + 12, { steps: 15 });
  await expect(async () => {
    await page.mouse.move(middle, onto.y + 14);
    await page.mouse.move(middle, onto.y + 12);
    await expect(canvas.locator('[data-puck-line-placeholder]')).toBeVisible({ timeout: 300 });
  }).toPass();
  await page.mouse.up();
}

adminTest(
  'BO-01 a setting shows on the canvas at once, also in the other language',
  PROOF,
  async ({ page }) => {
    const canvas = await openEditor(page);
    await choose(page, canvas.locator('[data-template-id="hero-1"]'), { x: 20, y: 20 });
    const settings = page.getByRole('complementary', { name: 'Settings' });
    await settings.getByRole('textbox', { name: 'Heading · Arabic' }).fill('أمسيات دافئة');
    await page.getByRole('radiogroup', { name: 'Language of the page' }).getByText('العربية').click();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('أمسيات دافئة');
    await expect(canvas.locator('html')).toHaveAttribute('dir', 'rtl');
  },
);

adminTest(
  'BO-01 BO-02 a widget is added by its button, moved and removed by keys, and announced; another is dragged to the drop line',
  PROOF,
  async ({ page }) => {
    const canvas = await openEditor(page);
    const before = await canvasIds(canvas);
    await chooseFacts(page, canvas);
    await page.getByRole('button', { name: 'Add Quote', exact: true }).click();
    await expect.poll(async () => (await canvasIds(canvas))[2]).toMatch(/^[a-z][a-z0-9]{7}$/);
    const added = (await canvasIds(canvas))[2] ?? '';
    const announcement = page.getByRole('status').filter({ hasText: /Quote|removed/ });
    await page.getByRole('heading', { level: 1 }).first().click();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => canvasIds(canvas)).toEqual([before[0], added, ...before.slice(1)]);
    await expect(announcement).toContainText('moved to position 2');
    await page.keyboard.press('Delete');
    await expect.poll(() => canvasIds(canvas)).toEqual(before);
    await page.keyboard.press('ControlOrMeta+Z');
    await page.keyboard.press('ControlOrMeta+Z');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect.poll(() => canvasIds(canvas)).toEqual(before);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await dragOnto(page, canvas, { widget: 'Heading', node: 'facts-2' });
    await expect.poll(async () => (await canvasIds(canvas)).length).toBe(before.length + 1);
    await expect(
      page.getByRole('complementary', { name: 'Settings' }).getByRole('heading', { level: 2 }),
    ).toContainText('Heading');
  },
);

adminTest('BO-02 the canvas is as high as its room, and scrolled by the wheel', PROOF, async ({ page }) => {
  const canvas = await openEditor(page);
  const frame = page.locator('#preview-frame');
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeLessThanOrEqual(LAPTOP.height);
  const title = canvas.getByRole('heading', { level: 1 });
  await title.hover();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => canvas.locator('html').evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

adminTest('BO-02 the page is seen at any width, by pointer and by keys', PROOF, async ({ page }) => {
  const canvas = await openEditor(page);
  const widthOf = () => canvas.locator('html').evaluate(() => window.innerWidth);
  await page.locator('label', { hasText: 'Tablet' }).click();
  await expect.poll(widthOf).toBe(1024);
  const handle = page.getByRole('slider', { name: 'Width of the page' });
  await handle.press('ArrowLeft');
  await expect.poll(widthOf).toBe(1014);
  const box = await handle.boundingBox();
  if (box === null) throw new Error('no handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 100, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(widthOf).toBeLessThanOrEqual(814);
  await handle.press('Home');
  await expect.poll(widthOf).toBe(320);
  await expect(handle).toHaveAttribute('aria-valuetext', '320 px');
  await page.locator('label', { hasText: 'Phone' }).click();
  await expect.poll(widthOf).toBe(360);
  // The page of a visitor with scripts.
  await expect(canvas.locator('.j-mobile__toggle')).toBeVisible();
});

adminTest(
  'BO-01 unsaved changes are kept in the browser, and a lost connection loses nothing',
  PROOF,
  async ({ page }) => {
    const canvas = await openEditor(page);
    await page.route('**/admin/editor/canvas/', (route) => route.abort());
    await chooseFacts(page, canvas);
    await page.keyboard.press('Delete');
    await expect(page.getByText('Your changes are still here.')).toBeVisible();
    await page.unroute('**/admin/editor/canvas/');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Your changes are still here.')).toBeHidden();
    await expect.poll(() => canvasIds(canvas)).not.toContain('facts-2');
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('document:'))))
      .toBe(true);
  },
);

for (const prefix of ['', '/ar'])
  adminTest(`the editor at ${prefix}/admin/editor/ is accessible`, PROOF, async ({ page }) => {
    const canvas = await openEditor(page, prefix);
    await chooseFacts(page, canvas);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

adminTest('BO-01 the checks name each fault, and link to it', PROOF, async ({ page }) => {
  const tree = [
    {
      id: 'bare',
      widget: 'heading',
      version: 1,
      settings: { text: { en: 'Only English', ar: '' }, level: '2' },
    },
    {
      ...{ id: 'deep', widget: 'heading', version: 1 },
      settings: { text: { en: 'Too deep', ar: 'عميق' }, level: '4' },
    },
  ];
  await placeOnHome(tree);
  await openEditor(page);
  await page.getByRole('tab', { name: 'Checks' }).click();
  const missing = page.getByRole('button', { name: /Only English.*no Arabic/ });
  await missing.click();
  const settings = page.getByRole('complementary', { name: 'Settings' });
  await expect(settings.getByRole('heading', { level: 2 })).toContainText('Only English');
  await page.getByRole('button', { name: 'Check this page' }).click();
  await page.getByRole('button', { name: /“Too deep” skips a level/ }).click();
  await expect(settings.getByRole('heading', { level: 2 })).toContainText('Too deep');
});

adminTest(
  'BO-01 a draft saves itself, is offered in another browser, and is announced to others',
  PROOF,
  async ({ page, browser }) => {
    const canvas = await openEditor(page);
    await chooseFacts(page, canvas);
    await page.keyboard.press('Delete');
    await expect(page.getByText('Draft saved')).toBeVisible();
    const other = await browser.newContext({ baseURL: process.env.SHOP_URL ?? '', viewport: LAPTOP });
    await enter(other, 'page-editor', 'Layla');
    const second = await other.newPage();
    await openEditor(second);
    await expect(second.getByText(/Noura Hamdan is editing this too/)).toBeVisible();
    await other.close();
    // Another browser of the same member has no draft of its own.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByRole('button', { name: 'Restore draft' }).click();
    await expect.poll(() => canvasIds(page.frameLocator('#preview-frame'))).not.toContain('facts-2');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/Draft saved|Unsaved changes/)).toBeHidden();
    const drafts = () =>
      withShop((_shop, { db }) => db.selectFrom('editor_draft').select('document').execute());
    const home = /document-\d+/.exec(page.url())?.[0] ?? '';
    await expect.poll(drafts).not.toContainEqual({ document: home });
  },
);
