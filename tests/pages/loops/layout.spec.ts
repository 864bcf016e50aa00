import { expect, type Page } from '@playwright/test';
import { initialOf } from '#widgets/fields/field.ts';
import { widgets } from '#widgets/index.ts';
import { fields as gridFields } from '#widgets/lists/loop-grid/fields.ts';
import { withTemplate } from '../settings/with-template.ts';
import { settle, test } from '../shop.ts';
import { grid, pageOfNodes } from './place-loops.ts';

/** The columns of a grid by the width of the window. */
const SCREENS = [
  [360, 2],
  [768, 2],
  [1024, 3],
  [1440, 4],
] as const;
const COLUMNS = { desktop: 4, tablet: 3, mobile: 2 };
const ITEMS = 8;
const { articles } = initialOf(gridFields);
const settings = { items: 'articles', articles, columns: COLUMNS, perPage: ITEMS } as const;

/** A box around the title and the text of an item. */
const BOX = {
  ...{ id: 'box', widget: 'section', version: 1, settings: { reach: 'window', size: 'tight' } },
  common: { background: 'sunken' },
  slots: {
    content: ['item-title', 'item-text'].map((widget, at) => ({
      ...{ id: `part${at}`, widget, version: 1 },
      settings: initialOf(widgets.get(widget)?.fields ?? {}),
    })),
  },
};

/** The boxes of a loop's items, measured from where lines begin, and of what each prints. */
const boxesOf = (page: Page, loop: string) =>
  page.locator(`[data-loop="${loop}"] [data-loop-items]`).evaluate((list) => {
    const isLeft = getComputedStyle(list).direction === 'ltr';
    const { left, right } = list.getBoundingClientRect();
    return [...list.children].map((item) => {
      const box = item.getBoundingClientRect();
      const start = Math.round(isLeft ? box.left - left : right - box.right);
      const inner = Math.round(item.firstElementChild?.getBoundingClientRect().height ?? 0);
      const height = Math.round(box.height);
      return { start, top: Math.round(box.top), bottom: box.bottom, height, inner };
    });
  });

type Box = Awaited<ReturnType<typeof boxesOf>>[number];

function columnsOf(boxes: readonly Box[]): Box[][] {
  const columns = Map.groupBy(boxes, ({ start }) => start);
  return [...columns].toSorted(([a], [b]) => a - b).map(([, column]) => column);
}

/** How many heights there are in each row. */
function heightsOf(boxes: readonly Box[], count: number): number[] {
  const rows = Map.groupBy(boxes.entries(), ([at]) => Math.floor(at / count));
  return [...rows.values()].map((row) => new Set(row.map(([, { height }]) => height)).size);
}

/** The gaps between the items of each column. */
function gapsOf(columns: readonly Box[][]): number[] {
  return columns.flatMap((column) =>
    column.slice(1).map(({ top }, above) => Math.round(top - (column[above]?.bottom ?? 0))),
  );
}

async function checkColumns(page: Page, count: number): Promise<void> {
  const boxes = await boxesOf(page, 'columns');
  const columns = columnsOf(boxes);
  expect(columns).toHaveLength(count);
  // Read along the lines.
  const starts = columns.map(([box]) => box?.start);
  expect(boxes.map(({ start }) => start)).toEqual(boxes.map((_, at) => starts[at % count]));
  expect(boxes.map(({ top }) => top)).toEqual(boxes.map((_, at) => boxes[at - (at % count)]?.top));
}

async function checkHeights(page: Page, count: number): Promise<void> {
  expect(new Set(heightsOf(await boxesOf(page, 'columns'), count))).toEqual(new Set([1]));
  const designed = await boxesOf(page, 'designed');
  expect(new Set(heightsOf(designed, count))).toEqual(new Set([1]));
  for (const { height, inner } of designed) expect(inner).toBe(height);
  expect(Math.max(...heightsOf(await boxesOf(page, 'own'), count))).toBeGreaterThan(1);
}

async function checkMasonry(page: Page, count: number): Promise<void> {
  const columns = columnsOf(await boxesOf(page, 'masonry'));
  expect(columns).toHaveLength(count);
  const gaps = gapsOf(columns);
  expect(Math.min(...gaps)).toBeGreaterThan(8);
  // Rounded.
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
}

test('WG-17 LY-01 a grid has its columns, heights and order at each width, in both directions', async ({
  page,
}) => {
  await withTemplate({ place: 'loop-item', include: [], tree: [BOX] }, async (template) => {
    const path = await pageOfNodes('laid-out-lists', [
      grid('columns', settings),
      grid('designed', { ...settings, template, isLink: true }),
      grid('own', { ...settings, equalHeight: false }),
      grid('masonry', { ...settings, masonry: true }),
    ]);
    for (const address of [path, `/ar${path}`]) {
      await page.goto(address);
      for (const [width, count] of SCREENS)
        await test.step(`${address} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await settle(page);
          await checkColumns(page, count);
          await checkHeights(page, count);
          await checkMasonry(page, count);
        });
    }
  });
});
