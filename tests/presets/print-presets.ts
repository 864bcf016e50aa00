import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { readShopParts } from '#app/admin/templates/actions/read-shop-parts.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { presets } from '#widgets/presets/index.ts';
import type { Preset } from '#widgets/presets/preset.ts';
import { presetNodes } from '#widgets/presets/preset-nodes.ts';
import { pictureFiles, type ShopParts } from '#widgets/presets/shop-parts.ts';
import { openDemoShop } from '../pages/open-shop.ts';
import { withShop } from '../pages/products.ts';

const LOOKED_AT_PX = [360, 768, 1440];
/** Of the pictures in the back office. */
const DRAWN_PX = 1200;
const KEPT_PX = 640;
const KEPT_RATIO = 0.8;
const MOST_BYTES = 25_000;
const QUALITIES = [62, 52, 42, 32];
/** A page is looked at without what stands around every page, and a section without the title of the page that it stands on. */
const AROUND = 'body > :not(main), .j-crumbs';

type Printed = Readonly<{ preset: Preset; path: string }>;

const isOwnPage = (preset: Preset) => preset.kind === 'page' && preset.group === 'page';

function counting(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `n${count}`;
  };
}

/** A published page of the shop with a preset alone. */
function pageOf(preset: Preset, parts: ShopParts) {
  const { nodes, missing } = presetNodes(preset, { parts, newId: counting(), hasTitle: false });
  if (missing > 0) throw new Error(`the demo shop lacks ${missing} pictures of ${preset.name}`);
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
    const pages = chosen.map((preset) => ({ preset, page: pageOf(preset, parts) }));
    for (const { page } of pages) await shop.content.save(page);
    return pages.map(({ preset, page }) => ({ preset, path: `/${page.slug}/` }));
  });
}

/** The page with its pictures loaded, and nothing on it but what the preset makes. */
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

/** A small picture of the upper part. */
async function keep(shot: Buffer, file: string): Promise<void> {
  const { width = 1, height = 1 } = await sharp(shot).metadata();
  const cut = { left: 0, top: 0, width, height: Math.min(height, Math.round(width * KEPT_RATIO)) };
  for (const quality of QUALITIES) {
    const small = await sharp(shot)
      .extract(cut)
      .resize({ width: KEPT_PX })
      .avif({ quality, effort: 7 })
      .toBuffer();
    if (small.length > MOST_BYTES) continue;
    await writeFile(file, small);
    return;
  }
  throw new Error(`${file} is larger than ${MOST_BYTES} bytes`);
}

type Asked = Readonly<{
  /** Where whole pictures at several widths go; null for the small ones of the back office. */
  lookFolder: string | null;
  keptFolder: string;
  /** Presets by name; all when empty. */
  names: readonly string[];
}>;

/** Takes a picture of each preset at one width, in both languages. */
async function takePictures(
  page: Page,
  printed: readonly Printed[],
  onPicture: (shot: Buffer, name: string) => Promise<void>,
): Promise<void> {
  for (const one of printed) {
    for (const language of LANGUAGES) {
      await open(page, one, language);
      await onPicture(await page.locator('main').screenshot(), `${one.preset.name}-${language}`);
    }
  }
}

async function takeAll(browser: Browser, { lookFolder, keptFolder, names }: Asked): Promise<void> {
  const isChosen = ({ name }: Preset) => names.length === 0 || names.some((word) => name.includes(word));
  const printed = await saveAll(presets.filter(isChosen));
  for (const width of lookFolder === null ? [DRAWN_PX] : LOOKED_AT_PX) {
    const page = await openBrowserPage(browser, width);
    await takePictures(page, printed, (shot, name) =>
      lookFolder === null
        ? keep(shot, join(keptFolder, `${name}.avif`))
        : writeFile(join(lookFolder, `${name}-${width}.png`), shot),
    );
    await page.close();
  }
}

/** Prints presets on the demo shop, or on the one that runs already, and takes pictures of them. */
export async function printPresets(asked: Asked): Promise<void> {
  const isRunning = process.env.SHOP_URL !== undefined;
  const close = isRunning ? async () => undefined : await openDemoShop({ hasSmallPictures: false });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '',
    args: ['--no-sandbox'],
  });
  try {
    await takeAll(browser, asked);
  } finally {
    await browser.close();
    await close();
  }
}
