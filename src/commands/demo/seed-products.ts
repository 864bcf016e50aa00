import { join } from 'node:path';
import { z } from 'zod';
import type { SourceRow } from '#kernel/data-transfer/table-import.ts';
import type { ProductId } from '#kernel/ids.ts';
import { readCsv } from '#platform/csv/read-csv.ts';
import { pictureFinder } from '#platform/files/pictures/find-picture.ts';
import { saveAttribute, saveTerm } from '#shop/catalogue';
import type { ImportedReview } from '#shop/reviews';
import { type DemoFolder, shiftedPast, shiftMs } from './demo-folder.ts';

const DATES = ['date sale price starts', 'date sale price ends'];

function shiftDay(day: string, byMs: number): string {
  const moved = new Date(Date.parse(`${day}T00:00:00Z`) + byMs);
  return Number.isNaN(moved.getTime()) ? day : moved.toISOString().slice(0, 10);
}

/** The product file with its sale dates moved to today. */
async function* shiftedProducts(file: string, byMs: number): AsyncGenerator<SourceRow> {
  for await (const row of readCsv(file)) {
    const dates = DATES.flatMap((name) => (row.cells[name] ? [[name, shiftDay(row.cells[name], byMs)]] : []));
    yield { ...row, cells: { ...row.cells, ...Object.fromEntries(dates) } };
  }
}

async function importProducts(demo: DemoFolder): Promise<void> {
  const file = join(demo.dir, 'products.csv');
  const report = await demo.shop.catalogue.importProducts(shiftedProducts(file, shiftMs(demo.now)), {
    dryRun: false,
    strict: true,
    readPicture: pictureFinder(file, demo.dir),
    onProgress: (step, done, total) => demo.report(step === 'link' ? 'Linking ' : 'Products', done, total),
  });
  if (report.refused.length > 0)
    throw new Error(`the demo's products were refused: ${JSON.stringify(report.refused[0])}`);
}

/** Arabic names, excerpts and descriptions, by SKU. */
async function addArabic(demo: DemoFolder): Promise<ProductId[]> {
  const changed: ProductId[] = [];
  for await (const { cells } of readCsv(join(demo.dir, 'products.ar.csv'))) {
    const id = await demo.shop.catalogue.addLanguage(cells.sku ?? '', {
      name: cells.name ?? '',
      short_description: cells['short description'] ?? '',
      description: cells.description ?? '',
    });
    if (id !== null) changed.push(id);
  }
  return [...new Set(changed)];
}

const termsFile = z.object({
  attributes: z.record(z.string(), z.object({ en: z.string(), ar: z.string() })),
  terms: z.record(z.string(), z.record(z.string(), z.object({ en: z.string(), ar: z.string() }))),
});

async function nameTerms(demo: DemoFolder): Promise<void> {
  const { attributes, terms } = termsFile.parse(await demo.readJson('terms.json'));
  for (const [slug, name] of Object.entries(attributes)) await saveAttribute(demo.db, slug, name);
  for (const [attribute, values] of Object.entries(terms)) {
    for (const [slug, name] of Object.entries(values))
      await saveTerm(demo.db, { attribute, slug, name, swatchHex: null });
  }
}

const reviewsFile = z.object({
  reviews: z.array(
    z.object({
      id: z.number(),
      sku: z.string(),
      rating: z.number(),
      text: z.string(),
      language: z.string(),
      author: z.string(),
      date: z.string(),
      verified: z.boolean(),
      status: z.enum(['approved', 'pending', 'spam']),
      helpful: z.number().default(0),
      reply: z.union([z.string(), z.object({ text: z.string() })]).nullish(),
    }),
  ),
});

async function importReviews(demo: DemoFolder): Promise<void> {
  const { reviews } = reviewsFile.parse(await demo.readJson('reviews.json'));
  const rows: ImportedReview[] = reviews.map(({ text, verified, date, reply, ...rest }) => ({
    ...rest,
    title: '',
    body: text,
    isVerified: verified,
    writtenAt: shiftedPast(date, demo.now).toISOString(),
    reply: typeof reply === 'string' ? reply : (reply?.text ?? null),
  }));
  await demo.shop.reviews.importAll(rows);
}

/** Imports the products with the regular import, then adds Arabic texts and reviews. */
export async function seedProducts(demo: DemoFolder): Promise<void> {
  await importProducts(demo);
  demo.report('Arabic  ', 0, 1);
  await nameTerms(demo);
  const changed = await addArabic(demo);
  demo.report('Reviews ', 0, 1);
  await importReviews(demo);
  await demo.shop.refreshListing(changed);
}
