import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import { presets } from '#widgets/presets/index.ts';
import type { Preset } from '#widgets/presets/preset.ts';
import { presetNodes } from '#widgets/presets/preset-nodes.ts';
import { pictureFiles, type ShopParts } from '#widgets/presets/sections/shop-parts.ts';
import { alive } from '../admin/admin.ts';
import { act } from '../admin/products.ts';
import { PROOF } from '../screens.ts';
import { expect, settle } from '../shop.ts';
import { staffSettingTest as adminTest } from '../with-setting.ts';

adminTest.use({ role: 'page-editor' });

/** So high that every document fits, and so wide that the canvas is not scaled. */
const WALL = { width: 2200, height: 6000 };
const DEVICES = { Phone: 360, Tablet: 1024, Desktop: 1440 } as const;
/** Of 255; letters between two pixels are smoothed differently. */
const SEEN = 24;
/** Of all pixels; round corners are smoothed differently, too. */
const SMOOTHED = 0.0001;
/** Of the four corners, for a node so small that its share of all pixels is less. */
const CORNERS = 8;

type Box = Readonly<{ left: number; top: number; width: number; height: number }>;

/** The boxes of the document's nodes, once all pictures are loaded; runs in a browser. */
async function boxesOf(body: Element, ids: string[]): Promise<Box[]> {
  await body.ownerDocument.fonts.ready;
  const nodes = ids.map((id) => body.querySelector(`[data-template-id="${id}"]`));
  const images = nodes.flatMap((node) => [...(node?.querySelectorAll('img') ?? [])]);
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  return nodes.map((node) => {
    const { left = 0, top = 0, width = 0, height = 0 } = node?.getBoundingClientRect() ?? {};
    return { left, top, width, height };
  });
}

/** The pixels of a part of a picture, three bytes each. */
function pixelsIn(picture: Buffer, { left, top, width, height }: Box): Promise<Buffer> {
  const [x, y] = [Math.ceil(left), Math.ceil(top)];
  const part = { left: x, top: y, width: Math.floor(left + width) - x, height: Math.floor(top + height) - y };
  return sharp(picture).extract(part).removeAlpha().raw().toBuffer();
}

/** How many pixels differ visibly. */
function differing(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY;
  let count = 0;
  for (let at = 0; at < one.length; at += 3) {
    const isSeen = [0, 1, 2].some((by) => Math.abs((one[at + by] ?? 0) - (other[at + by] ?? 0)) > SEEN);
    if (isSeen) count += 1;
  }
  return count;
}

/** A published page of a preset. */
async function pageOf(page: Page, preset: Preset): Promise<{ id: number; ids: string[] }> {
  let count = 0;
  const newId = () => {
    count += 1;
    return `p${count}`;
  };
  const parts = await act<ShopParts>(page, 'templates.preset-parts', { files: pictureFiles(preset.tree) });
  const { nodes } = presetNodes(preset, { parts, newId, hasTitle: true });
  const title = { en: preset.name, ar: preset.name };
  const draft = { ...EMPTY_DOCUMENT, title, slug: preset.name, status: 'published', tree: nodes };
  const { id } = await act<{ id: number }>(page, 'content.save', {
    ...{ id: null, kind: 'page', version: 0, draft },
    // This test does not check accessibility.
    publishing: { faults: [], reason: 'as the preset comes', confirms: [] },
  });
  return { id, ids: nodes.map(({ id: node = '' }) => node) };
}

for (const preset of presets)
  adminTest(
    `BO-02 the canvas shows ${preset.name} as the page does, pixel for pixel`,
    PROOF,
    async ({ page }) => {
      const { id, ids } = await pageOf(page, preset);
      const shop = await page.context().newPage();
      // No script of the store runs on the canvas.
      await shop.route('**/s/**/*.js', (route) => route.abort());
      await shop.route('**/s/*.js', (route) => route.abort());
      await page.setViewportSize(WALL);
      await page.goto(`/admin/editor/document-${id}/`);
      await alive(page);
      const frame = page.locator('#preview-frame');
      const canvas = page.frameLocator('#preview-frame');
      await expect(canvas.locator('[data-puck-component]').first()).toBeVisible();
      for (const [device, width] of Object.entries(DEVICES)) {
        await page.locator('label', { hasText: device }).click();
        await expect.poll(() => canvas.locator('html').evaluate(() => window.innerWidth)).toBe(width);
        const height = await canvas.locator('html').evaluate(() => window.innerHeight);
        await shop.setViewportSize({ width, height });
        await shop.goto(`/${preset.name}/`, { waitUntil: 'load' });
        await settle(shop);
        await page.mouse.move(1, 1);
        const shown = await canvas.locator('body').evaluate(boxesOf, ids);
        const printed = await shop.locator('body').evaluate(boxesOf, ids);
        const [drawn, seen] = [await frame.screenshot(), await shop.screenshot()];
        expect(shown, device).toEqual(printed);
        for (const [at, box] of shown.entries()) {
          const parts = [await pixelsIn(drawn, box), await pixelsIn(seen, printed[at] ?? box)] as const;
          expect(differing(...parts), `${device}, ${ids[at]}`).toBeLessThanOrEqual(
            Math.max(CORNERS, SMOOTHED * box.width * box.height),
          );
        }
      }
      await act(page, 'content.trash', { id });
      await act(page, 'content.remove', { id });
    },
  );
