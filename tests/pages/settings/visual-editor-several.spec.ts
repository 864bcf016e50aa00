import type { FrameLocator, Page } from '@playwright/test';
import { accessibilityFaults } from '../accessibility.ts';
import { LAPTOP } from '../admin/admin.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as adminTest } from '../with-setting.ts';
import { aHeading, aPage, aSection } from './a-page.ts';
import { canvasIds, choose, openDocument, settingsOf } from './open-editor.ts';

adminTest.use({ role: 'page-editor' });
adminTest.beforeEach(({ page }) => page.setViewportSize(LAPTOP));

const TREE = [
  aHeading('one', 'One'),
  aHeading('two', 'Two'),
  aSection('box', [aHeading('three', 'Three'), aHeading('four', 'Four')]),
  aHeading('five', 'Five'),
];
const IDS = ['one', 'two', 'box', 'three', 'four', 'five'];

/** The ids of the canvas's nodes; `*` for new ones. */
const shownIds = async (canvas: FrameLocator) =>
  (await canvasIds(canvas)).map((id) => (IDS.includes(id) ? id : '*'));

const node = (canvas: FrameLocator, id: string) => canvas.locator(`[data-template-id="${id}"]`);
const row = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true });
const chosen = (page: Page) => page.getByRole('treeitem', { selected: true });
const panel = (page: Page) => page.locator('.editor-settings');
const title = (page: Page) => panel(page).getByRole('heading', { level: 2 });
const act = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const announcement = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

/** Clicks the text of a row. */
const pressRow = (page: Page, name: string, modifiers: ('ControlOrMeta' | 'Shift')[] = []) =>
  row(page, name)
    .locator('.admin-tree-row')
    .first()
    .click({ position: { x: 8, y: 12 }, modifiers });

adminTest(
  'BO-01 several nodes are selected by keys and on the page, changed as one step, and announced',
  PROOF,
  async ({ page }) => {
    const { name } = await aPage(TREE);
    const canvas = await openDocument(page, name);
    await page.getByRole('tab', { name: 'Layers' }).click();
    await expect(page.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
    await pressRow(page, 'Heading · One');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(chosen(page)).toHaveCount(3);
    await expect(title(page)).toHaveText('3 items selected');
    await expect(announcement(page, '3 items selected')).toHaveCount(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    // The section moves with its content.
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => shownIds(canvas)).toEqual(['five', 'one', 'two', 'box', 'three', 'four']);
    await expect(announcement(page, '3 items moved down.')).toHaveCount(1);
    await page.keyboard.press('Delete');
    await expect.poll(() => shownIds(canvas)).toEqual(['five']);
    await expect(row(page, 'Heading · Five')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Z');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect.poll(() => shownIds(canvas)).toEqual(IDS);
    await expect(undo(page)).toBeDisabled();

    await choose(page, node(canvas, 'one'));
    await node(canvas, 'four').click({ modifiers: ['ControlOrMeta'] });
    await expect(title(page)).toHaveText('2 items selected');
    await act(page, 'Move to…').click();
    await page.getByRole('menuitem', { name: 'Page', exact: true }).click();
    await expect.poll(() => shownIds(canvas)).toEqual(['two', 'box', 'three', 'five', 'one', 'four']);
    await act(page, 'Copy').click();
    await act(page, 'Paste after').click();
    await expect
      .poll(() => shownIds(canvas))
      .toEqual(['two', 'box', 'three', 'five', 'one', 'four', '*', '*']);
    await page.keyboard.press('Escape');
    await expect(title(page)).toHaveText(/^Heading/);
    await undo(page).click();
    await undo(page).click();
    await expect.poll(() => shownIds(canvas)).toEqual(IDS);
    await expect(undo(page)).toBeDisabled();
  },
);

adminTest(
  'BO-01 rows are chosen one by one, from one to another, and all beside one; Escape goes back to one',
  PROOF,
  async ({ page }) => {
    const { name } = await aPage(TREE);
    const canvas = await openDocument(page, name);
    await page.getByRole('tab', { name: 'Layers' }).click();
    await pressRow(page, 'Heading · Two');
    await expect(chosen(page)).toHaveCount(1);
    await pressRow(page, 'Heading · Four', ['Shift']);
    await expect(chosen(page)).toHaveCount(4);
    await pressRow(page, 'Heading · Three', ['ControlOrMeta']);
    await expect(chosen(page)).toHaveCount(3);
    await page.keyboard.press('Control+Space');
    await expect(chosen(page)).toHaveCount(4);
    await page.keyboard.press('ControlOrMeta+A');
    await expect(chosen(page)).toHaveCount(2);
    await expect(row(page, 'Heading · Four')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(chosen(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(chosen(page)).toHaveCount(0);
    // Arrow keys move through the tree, out of a slot and into it.
    await page.keyboard.press('ArrowLeft');
    await expect(row(page, 'Section')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(row(page, 'Heading · Three')).toBeFocused();
    await page.keyboard.press('End');
    await expect(row(page, 'Heading · Five')).toBeFocused();

    // On the page: a range, a click without keys, and the buttons beside the nodes.
    await choose(page, node(canvas, 'one'));
    await node(canvas, 'two').click({ modifiers: ['Shift'] });
    await expect(title(page)).toHaveText('2 items selected');
    await canvas
      .getByRole('toolbar', { name: '2 items selected' })
      .getByRole('button', { name: 'Duplicate' })
      .click();
    await expect.poll(() => shownIds(canvas)).toEqual(['one', 'two', '*', '*', ...IDS.slice(2)]);
    await expect(title(page)).toHaveText('2 items selected');
    await page.keyboard.press('ControlOrMeta+X');
    await expect.poll(() => shownIds(canvas)).toEqual(IDS);
    // After the last selected node.
    await choose(page, node(canvas, 'five'));
    await page.keyboard.press('Escape');
    await node(canvas, 'four').click({ modifiers: ['ControlOrMeta'] });
    await page.keyboard.press('ControlOrMeta+V');
    await expect
      .poll(() => shownIds(canvas))
      .toEqual(['one', 'two', 'box', 'three', 'four', 'five', '*', '*']);
    await node(canvas, 'two').click();
    await expect(chosen(page)).toHaveCount(1);
  },
);

adminTest('BO-01 what was chosen stays chosen while its settings are typed', PROOF, async ({ page }) => {
  const { name } = await aPage(TREE);
  const canvas = await openDocument(page, name);
  await page.getByRole('tab', { name: 'Layers' }).click();
  await pressRow(page, 'Heading · One');
  await page.keyboard.press('ControlOrMeta+D');
  await expect.poll(() => shownIds(canvas)).toEqual(['one', '*', ...IDS.slice(1)]);
  await pressRow(page, 'Heading · Five');
  await settingsOf(page).getByRole('textbox', { name: 'Text · English' }).fill('Fifth');
  await expect(node(canvas, 'five')).toHaveText('Fifth');
  await expect(title(page)).toHaveText('Heading · Fifth');
});

adminTest(
  'BO-01 what a slot cannot hold is not put there, with the reason, and nothing is half done',
  PROOF,
  async ({ page }) => {
    const full = Array.from({ length: 49 }, (_, at) => aHeading(`in${at}`, `In ${at}`));
    const { name } = await aPage([aSection('box', full), aHeading('one', 'One'), aHeading('two', 'Two')]);
    const canvas = await openDocument(page, name);
    const before = await canvasIds(canvas);
    await choose(page, node(canvas, 'one'));
    await node(canvas, 'two').click({ modifiers: ['ControlOrMeta'] });
    await act(page, 'Move to…').click();
    await page.getByRole('menuitem', { name: 'Section · Content' }).click();
    await expect(page.getByText('This widget holds too many widgets.')).toBeVisible();
    expect(await canvasIds(canvas)).toEqual(before);
    await expect(undo(page)).toBeDisabled();
    await expect(title(page)).toHaveText('2 items selected');
    // In different places they have no common order.
    await node(canvas, 'in48').click({ modifiers: ['ControlOrMeta'] });
    await expect(act(page, 'Move up')).toBeDisabled();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByRole('alert').filter({ hasText: 'These are in different places' })).toBeVisible();
    expect(await canvasIds(canvas)).toEqual(before);
  },
);

for (const prefix of ['', '/ar'])
  adminTest(
    `BO-01 on a phone several rows of ${prefix}/admin/editor/ are chosen by boxes`,
    PROOF,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const { name } = await aPage(TREE);
      const canvas = await openDocument(page, name, prefix);
      await page.getByRole('tab').nth(1).click();
      await page.getByRole('switch').first().click();
      const boxes = page.getByRole('tree').getByRole('checkbox');
      await boxes.nth(0).click();
      await boxes.nth(1).click();
      await expect(title(page)).toHaveText(prefix === '' ? '2 items selected' : 'حُدّد عنصران');
      await expect(chosen(page)).toHaveCount(2);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      // The toolbar stays in view while the page scrolls.
      await boxes.nth(5).scrollIntoViewIfNeeded();
      await expect(act(page, prefix === '' ? 'Delete' : 'حذف')).toBeInViewport();
      await boxes.nth(5).click();
      await act(page, prefix === '' ? 'Delete' : 'حذف').click();
      await expect.poll(() => shownIds(canvas)).toEqual(['box', 'three', 'four']);
    },
  );
