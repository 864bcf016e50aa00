import type { FrameLocator, Page } from '@playwright/test';
import fc from 'fast-check';
import { enter, LAPTOP } from '../admin/admin.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as adminTest } from '../with-setting.ts';
import { canvasIds, openEditor } from './open-editor.ts';
import { rememberHome } from './place-on-home.ts';

adminTest.use({ role: 'page-editor' });

let putBack = async () => undefined as unknown;
adminTest.beforeEach(async () => {
  putBack = await rememberHome();
});
adminTest.afterEach(() => putBack());

const KEYS = {
  up: 'Alt+ArrowUp',
  down: 'Alt+ArrowDown',
  duplicate: 'ControlOrMeta+D',
  remove: 'Delete',
  copy: 'ControlOrMeta+C',
  paste: 'ControlOrMeta+V',
  undo: 'ControlOrMeta+Z',
  redo: 'ControlOrMeta+Y',
} as const;
const ADDED = ['Quote', 'Heading', 'Divider', 'Facts'] as const;
const OF_EACH = 50;
/** On a busy machine the run took two minutes, half of it the operations; each wait has a limit of its own. */
const WHOLE_LIMIT_MS = 300_000;

type Operation = Readonly<{ act: keyof typeof KEYS } | { add: (typeof ADDED)[number] }>;

/** Most operations need a node, so adding one is frequent. */
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ add: fc.constantFrom(...ADDED) }),
  fc.record({ act: fc.constantFrom(...(Object.keys(KEYS) as (keyof typeof KEYS)[])) }),
);

async function perform(page: Page, one: Operation): Promise<void> {
  if ('add' in one) {
    await page.getByRole('button', { name: `Add ${one.add}`, exact: true }).click();
    return;
  }
  await page.keyboard.press(KEYS[one.act]);
}

/** The ids of the canvas's nodes, once it no longer changes. */
async function settledIds(canvas: FrameLocator): Promise<string[]> {
  let ids = await canvasIds(canvas);
  await expect(async () => {
    const before = ids;
    await new Promise((resolve) => setTimeout(resolve, 500));
    ids = await canvasIds(canvas);
    expect(ids).toEqual(before);
  }).toPass();
  return ids;
}

adminTest(
  'BO-02 a hundred random operations of two editors on one document lose no draft of either',
  PROOF,
  async ({ page, browser }) => {
    adminTest.setTimeout(WHOLE_LIMIT_MS);
    const context = await browser.newContext({ baseURL: process.env.SHOP_URL ?? '' });
    await enter(context, 'page-editor', 'Layla');
    const pages = [page, await context.newPage()];
    const canvases: FrameLocator[] = [];
    for (const one of pages) {
      await one.setViewportSize(LAPTOP);
      canvases.push(await openEditor(one));
    }
    const lists = pages.map((_, at) => fc.sample(operation, { seed: 20 + at, numRuns: OF_EACH }));
    for (let step = 0; step < OF_EACH; step += 1)
      for (const [at, one] of pages.entries()) await perform(one, lists[at]?.[step] as Operation);
    const made: string[][] = [];
    for (const [at, one] of pages.entries()) {
      await expect(one.getByText('Draft saved')).toBeVisible();
      made.push(await settledIds(canvases[at] as FrameLocator));
    }
    expect(made[0]).not.toEqual(made[1]);
    for (const [at, one] of pages.entries()) {
      await one.evaluate(() => localStorage.clear());
      await one.reload();
      await one.getByRole('button', { name: 'Restore draft' }).click();
      await expect.poll(() => canvasIds(one.frameLocator('#preview-frame'))).toEqual(made[at]);
    }
    await context.close();
  },
);
