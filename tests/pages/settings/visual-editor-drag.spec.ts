import type { FrameLocator, Locator, Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as adminTest } from '../with-setting.ts';
import { aHeading, aPage, aSection } from './a-page.ts';
import { canvasIds, choose, openDocument, settingsOf } from './open-editor.ts';

adminTest.use({ role: 'page-editor' });

const BUTTON = {
  ...{ id: 'sizes', widget: 'button', version: 1 },
  settings: { label: { en: 'Sizes', ar: 'المقاسات' }, url: '/faq/', look: 'secondary' },
};

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to drag');
  return box;
}

type Drag = { from: Locator; above: Locator; canvas: FrameLocator };

/** Drags something by its middle until the drop line is above a node, and drops it. */
async function drag(page: Page, { from, above, canvas }: Drag): Promise<void> {
  const [start, end] = [await boxOf(from), await boxOf(above)];
  const [x, y] = [start.x + Math.min(60, start.width / 2), start.y + start.height / 2];
  const toX = end.x + 40;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y, { steps: 3 });
  await page.mouse.move(toX, end.y + 4, { steps: 12 });
  const line = canvas.locator('[data-puck-line-placeholder]');
  // The canvas may have scrolled: each try reads the node's position again.
  await expect(async () => {
    const { y: top } = await boxOf(above);
    await page.mouse.move(toX, top + 6);
    await page.mouse.move(toX, top + 3);
    expect((await boxOf(line)).y).toBeLessThan((await boxOf(above)).y + 6);
  }).toPass();
  await page.mouse.up();
}

adminTest(
  'BO-01 on a tablet held upright a heading, a button and a widget of the list are dragged',
  PROOF,
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const below = ['five', 'six', 'seven', 'eight'].map((id) => aHeading(id, id));
    const box = aSection('box', [aHeading('one', 'One'), aHeading('two', 'Two'), BUTTON]);
    const { name } = await aPage([box, ...below]);
    const canvas = await openDocument(page, name);
    const node = (id: string) => canvas.locator(`[data-template-id="${id}"]`);
    // In the middle, where a drag does not scroll the canvas.
    await node('two').evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await drag(page, { from: node('two'), above: node('one'), canvas });
    await expect
      .poll(async () => (await canvasIds(canvas)).slice(0, 4))
      .toEqual(['box', 'two', 'one', 'sizes']);
    await drag(page, { from: node('sizes').locator('a'), above: node('two'), canvas });
    await expect
      .poll(async () => (await canvasIds(canvas)).slice(0, 4))
      .toEqual(['box', 'sizes', 'two', 'one']);
    const grip = page.locator('.editor-choice-grip').filter({ hasText: 'Counters' });
    await grip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await drag(page, { from: grip, above: node('one'), canvas });
    await expect
      .poll(async () => (await canvasIds(canvas)).slice(0, 5))
      .toEqual(['box', 'sizes', 'two', expect.stringMatching(/^[a-z][a-z0-9]{7}$/), 'one']);
    // Text can still be typed after a click.
    await node('one').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' more');
    await expect(node('one')).toHaveText('One more');
  },
);

adminTest('BO-02 a new widget without a text is seen and chosen on the canvas', PROOF, async ({ page }) => {
  const { name } = await aPage([aSection('box', [aHeading('one', 'One')])]);
  const canvas = await openDocument(page, name);
  await choose(page, canvas.locator('[data-template-id="one"]'));
  for (const widget of ['Heading', 'Button', 'Text', 'Gallery', 'Quote']) {
    await page.getByRole('button', { name: `Add ${widget}`, exact: true }).click();
    const added = canvas.getByText(`${widget}: nothing to show here`);
    await expect(added).toBeVisible();
    await choose(page, canvas.locator('[data-template-id="one"]'));
    await choose(page, added);
    await expect(settingsOf(page).getByRole('heading', { level: 2 })).toHaveText(widget);
  }
  await settingsOf(page).getByRole('button', { name: 'Close settings' }).click();
});
