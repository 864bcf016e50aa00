import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { readShopParts } from '#app/admin/templates/actions/read-shop-parts.ts';
import type { Shop } from '#composition/shop.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { initialOf } from '#widgets/fields/field.ts';
import { loopGrid } from '#widgets/lists/loop-grid/widget.ts';
import { presets } from '#widgets/presets/index.ts';
import { itemPresets } from '#widgets/presets/items/index.ts';
import type { ItemPreset, PopupPreset, Preset } from '#widgets/presets/preset.ts';
import { presetNodes } from '#widgets/presets/preset-nodes.ts';
import { pictureFiles, type ShopParts } from '#widgets/presets/sections/shop-parts.ts';
import { openDemoShop } from '../pages/open-shop.ts';
import { withShop } from '../pages/products.ts';

const LOOKED_AT_PX = [360, 768, 1440];
/** The width of the back office's pictures. */
const DRAWN_PX = 1200;
const SAVED_PX = 640;
const SAVED_RATIO = 0.8;
/** Width by height of a popup's small picture, and how much of the page it shows. */
const WIDE = 1.6;
const AROUND_PX = 96;
const MOST_BYTES = 25_000;
/** Longer than a popup waits before it moves the focus. */
const FOCUSED_MS = 400;
const QUALITIES = [62, 52, 42, 32];
/** Pages are pictured without header and footer, sections without the title of their page. */
const AROUND = 'body > :not(main), .j-crumbs';

/** `popup`: the id of a popup. */
type Printed = Readonly<{ preset: Preset; path: string; popup?: number }>;

/** The page behind popups. */
const BEHIND = '/faq/';
const BY = { staffId: null, name: 'Presets' } as const;

const isOwnPage = (preset: Preset) => preset.kind === 'page' && preset.group === 'page';

function counting(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `n${count}`;
  };
}

function nodesOf(preset: Preset, parts: ShopParts) {
  const { nodes, missing } = presetNodes(preset, { parts, newId: counting(), hasTitle: false });
  if (missing > 0) throw new Error(`the demo shop lacks ${missing} pictures of ${preset.name}`);
  return nodes;
}

/** A published popup that opens only by a link, without animation. */
async function savePopup(shop: Shop, preset: PopupPreset, parts: ShopParts): Promise<Printed> {
  const { name, settings } = preset;
  const still = { entrance_animation: 'none', exit_animation: 'none', timing: [], triggers: [] };
  const draft = {
    ...{ name, place: 'popup', tree: nodesOf(preset, parts), status: 'published' },
    conditions: { include: [{ kind: 'type', value: 'page' }], exclude: [] },
    settings: { ...settings, ...still, avoid_multiple_popups: false },
  };
  const saved = await shop.templates.edit.save(null, draft, { version: 0, by: BY });
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  return { preset, path: BEHIND, popup: saved.value.id };
}

/** What the loops of templates list, by their presets. */
const ITEMS: Readonly<Record<string, string>> = {
  'item-product': 'products',
  'item-text': 'articles',
  'item-term': 'terms',
};

/** A loop whose items a template of the preset prints. */
async function loopOf(shop: Shop, preset: ItemPreset, parts: ShopParts) {
  const draft = {
    ...{ name: preset.name, place: 'loop-item', tree: nodesOf(preset, parts), status: 'published' },
    ...{ conditions: { include: [], exclude: [] }, settings: {} },
  };
  const saved = await shop.templates.edit.save(null, draft, { version: 0, by: BY });
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  const { name, version, fields } = loopGrid;
  const settings = {
    ...{ ...initialOf(fields), items: ITEMS[preset.name], perPage: 2, template: saved.value.id },
    columns: { desktop: 2 },
  };
  return [{ id: preset.name, widget: name, version, settings }];
}

/** A published page with only these nodes of a preset. */
function pageOf(preset: Exclude<Preset, PopupPreset>, nodes: readonly object[]) {
  const unnamed = { title: { en: preset.name }, excerpt: { en: '' } };
  const words = preset.kind === 'page' ? (preset.words ?? unnamed) : unnamed;
  return {
    ...{ kind: 'page' as const, slug: `preset-${preset.name}`, title: words.title, excerpt: words.excerpt },
    ...{ body: { en: '' }, tree: nodes, coverId: null, category: '', tags: [], details: { products: [] } },
    ...{ position: 0, publishedAt: new Date(0) },
  };
}

/** A page of the shop for each preset. */
function saveAll(chosen: readonly Preset[]): Promise<Printed[]> {
  return withShop(async (shop) => {
    const parts = await readShopParts(
      shop,
      chosen.flatMap(({ tree }) => pictureFiles(tree)),
    );
    const printed: Printed[] = [];
    for (const preset of chosen) {
      if (preset.kind === 'popup') {
        printed.push(await savePopup(shop, preset, parts));
        continue;
      }
      const nodes = preset.kind === 'loop-item' ? await loopOf(shop, preset, parts) : nodesOf(preset, parts);
      const page = pageOf(preset, nodes);
      await shop.content.save(page);
      printed.push({ preset, path: `/${page.slug}/` });
    }
    return printed;
  });
}

/** Opens a popup on its page by a link. */
async function openPopup(page: Page, { path, popup }: Printed, language: Language): Promise<void> {
  const carried = page.locator(`template[data-popup="${popup}"]`);
  const dialog = page.locator(`dialog[data-popup-id="${popup}"]`);
  await expect(async () => {
    await page.goto(`${process.env.SHOP_URL}${language === 'ar' ? '/ar' : ''}${path}`);
    expect(await carried.count()).toBe(1);
  }).toPass();
  await page.evaluate((hash) => {
    const anchor = document.createElement('a');
    anchor.href = hash;
    document.querySelector('main')?.append(anchor);
    anchor.click();
  }, `#popup:open?id=${popup}`);
  await dialog.waitFor();
  await dialog.evaluate(async (shown) => {
    await Promise.all(
      [...shown.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)),
    );
    await document.fonts.ready;
  });
  // The focus moves to the first control, whose ring is not part of the picture.
  await page.waitForTimeout(FOCUSED_MS);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** The page with its pictures loaded, and only the content of the preset. */
async function open(page: Page, { preset, path }: Printed, language: Language): Promise<void> {
  await page.goto(`${process.env.SHOP_URL}${language === 'ar' ? '/ar' : ''}${path}`);
  const hidden = isOwnPage(preset) ? AROUND : `${AROUND}, main > article.j-wrap`;
  await page.addStyleTag({
    content: `${hidden} { display: none !important } [data-reveal] { opacity: 1 !important; translate: none !important }`,
  });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

function openBrowserPage(browser: Browser, width: number) {
  return browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    bypassCSP: true,
    storageState: {
      cookies: [
        {
          ...{ name: 'jamra_age', value: '99', path: '/', expires: -1, httpOnly: false, secure: false },
          ...{ sameSite: 'Lax' as const, domain: new URL(process.env.SHOP_URL ?? '').hostname },
        },
      ],
      origins: [],
    },
  });
}

/** Saves a small picture of the upper part. */
async function saveShot(shot: Buffer, file: string): Promise<void> {
  const { width = 1, height = 1 } = await sharp(shot).metadata();
  const cut = { left: 0, top: 0, width, height: Math.min(height, Math.round(width * SAVED_RATIO)) };
  for (const quality of QUALITIES) {
    const small = await sharp(shot)
      .extract(cut)
      .resize({ width: SAVED_PX })
      .avif({ quality, effort: 7 })
      .toBuffer();
    if (small.length > MOST_BYTES) continue;
    await writeFile(file, small);
    return;
  }
  throw new Error(`${file} is larger than ${MOST_BYTES} bytes`);
}

type PrintRequest = Readonly<{
  /** The folder of whole pictures at several widths; null: the small ones of the back office. */
  lookFolder: string | null;
  keptFolder: string;
  /** Presets by name; all when empty. */
  names: readonly string[];
}>;

/** A popup with some of the page behind it, in the ratio of the small pictures. */
async function closeUp(page: Page): Promise<Buffer> {
  const box = await page.locator('.j-popup__frame').boundingBox();
  const { width: widest, height: highest } = page.viewportSize() ?? { width: 0, height: 0 };
  if (box === null) throw new Error('no popup');
  const width = Math.min(widest, Math.max(box.width + AROUND_PX, (box.height + AROUND_PX) * WIDE));
  const height = Math.min(highest, width / WIDE);
  const within = (middle: number, size: number, most: number) =>
    Math.max(0, Math.min(middle - size / 2, most - size));
  const x = within(box.x + box.width / 2, width, widest);
  const y = within(box.y + box.height / 2, height, highest);
  return page.screenshot({ clip: { x, y, width, height } });
}

async function pictureOf(page: Page, printed: Printed, language: Language): Promise<Buffer> {
  if (printed.popup === undefined) {
    await open(page, printed, language);
    return page.locator('main').screenshot();
  }
  await openPopup(page, printed, language);
  return page.viewportSize()?.width === DRAWN_PX ? closeUp(page) : page.screenshot();
}

/** Takes a picture of each preset at one width, in both languages. */
async function takePictures(
  page: Page,
  printed: readonly Printed[],
  onPicture: (shot: Buffer, name: string) => Promise<void>,
): Promise<void> {
  for (const one of printed) {
    for (const language of LANGUAGES) {
      await onPicture(await pictureOf(page, one, language), `${one.preset.name}-${language}`);
    }
  }
}

async function takeAll(browser: Browser, { lookFolder, keptFolder, names }: PrintRequest): Promise<void> {
  const isChosen = ({ name }: Preset) => names.length === 0 || names.some((word) => name.includes(word));
  const printed = await saveAll([...presets, ...itemPresets].filter(isChosen));
  for (const width of lookFolder === null ? [DRAWN_PX] : LOOKED_AT_PX) {
    const page = await openBrowserPage(browser, width);
    await takePictures(page, printed, (shot, name) =>
      lookFolder === null
        ? saveShot(shot, join(keptFolder, `${name}.avif`))
        : writeFile(join(lookFolder, `${name}-${width}.png`), shot),
    );
    await page.close();
  }
}

/** Prints presets on the demo shop, or on a running one, and takes pictures of them. */
export async function printPresets(request: PrintRequest): Promise<void> {
  const isRunning = process.env.SHOP_URL !== undefined;
  const close = isRunning ? async () => undefined : await openDemoShop({ hasSmallPictures: false });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '',
    args: ['--no-sandbox'],
  });
  try {
    await takeAll(browser, request);
  } finally {
    await browser.close();
    await close();
  }
}
