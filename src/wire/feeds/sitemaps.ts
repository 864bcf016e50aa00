import { Readable } from 'node:stream';
import { ErrorLevel, SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';
import { addressIn, LANGUAGES } from '#kernel/language.ts';
import type { Category } from '#shop/catalogue';
import { type DocumentAddress, documentPath } from '#shop/content';
import type { WireDeps } from '../deps.ts';

/** Products per file: with two languages each, well below the protocol's 50 000 URLs. */
export const PRODUCTS_A_FILE = 10_000;

type Entry = { path: string; changedAt: Date | null; pictures: readonly string[] };

/** A page has one URL per language, each with links to the others. */
function inAllLanguages({ path, changedAt, pictures }: Entry, publicUrl: string): SitemapItemLoose[] {
  const addressOf = (language: (typeof LANGUAGES)[number]) => `${publicUrl}${addressIn(language, path)}`;
  const links = [
    ...LANGUAGES.map((lang) => ({ lang: String(lang), url: addressOf(lang) })),
    { lang: 'x-default', url: addressOf('en') },
  ];
  return LANGUAGES.map((language) => ({
    url: addressOf(language),
    links,
    ...(changedAt === null ? {} : { lastmod: changedAt.toISOString() }),
    ...(pictures.length === 0
      ? {}
      : { img: pictures.map((file) => ({ url: `${publicUrl}/media/${file}` })) }),
  }));
}

async function* itemsOf(
  entries: AsyncIterable<Entry> | Iterable<Entry>,
  publicUrl: string,
): AsyncGenerator<SitemapItemLoose> {
  for await (const entry of entries) yield* inAllLanguages(entry, publicUrl);
}

function toSitemap(entries: AsyncIterable<Entry> | Iterable<Entry>, publicUrl: string): Readable {
  const stream = new SitemapStream({ level: ErrorLevel.THROW });
  const items = Readable.from(itemsOf(entries, publicUrl));
  items.on('error', (error) => stream.destroy(error));
  return items.pipe(stream);
}

/** The sitemap index; one product file per ten thousand. */
export async function sitemapIndex({ shop, config }: WireDeps): Promise<Readable> {
  const count = await shop.catalogue.published.count();
  const files = Math.max(1, Math.ceil(count / PRODUCTS_A_FILE));
  const names = [
    ...Array.from({ length: files }, (_, index) => `products-${index + 1}`),
    'categories',
    'content',
  ];
  return Readable.from(names.map((name) => ({ url: `${config.publicUrl}/sitemaps/${name}.xml` }))).pipe(
    new SitemapIndexStream({ level: ErrorLevel.THROW }),
  );
}

async function* productEntries({ shop }: WireDeps, file: number): AsyncGenerator<Entry> {
  const page = { offset: (file - 1) * PRODUCTS_A_FILE, limit: PRODUCTS_A_FILE };
  for await (const { slug, changedAt, pictures } of shop.catalogue.published.list(page)) {
    yield { path: `/product/${slug}/`, changedAt, pictures };
  }
}

/** The latest change of a category's products, including its subcategories. */
function lastChange({ id, children }: Category, changes: ReadonlyMap<number, Date>): Date | null {
  const moments = [changes.get(id) ?? null, ...children.map((child) => lastChange(child, changes))];
  const known = moments.filter((moment) => moment !== null);
  return known.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

function* categoryEntries(tree: readonly Category[], changes: ReadonlyMap<number, Date>): Generator<Entry> {
  for (const category of tree) {
    const { path, image, children } = category;
    yield {
      path,
      changedAt: lastChange(category, changes),
      pictures: image === null ? [] : [image.file],
    };
    yield* categoryEntries(children, changes);
  }
}

function contentEntry({ kind, slug, changedAt, cover }: DocumentAddress): Entry {
  return { path: documentPath(kind, slug), changedAt, pictures: cover === null ? [] : [cover] };
}

function newest(documents: readonly DocumentAddress[], kind: DocumentAddress['kind']): Date | null {
  const moments = documents.filter((one) => one.kind === kind).map(({ changedAt }) => changedAt);
  return moments.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

async function contentEntries({ shop }: WireDeps): Promise<Entry[]> {
  const documents = await shop.content.addresses();
  const lists: Entry[] = [
    { path: '/blog/', changedAt: newest(documents, 'article'), pictures: [] },
    { path: '/portfolio/', changedAt: newest(documents, 'portfolio'), pictures: [] },
  ];
  return [...documents.map(contentEntry), ...lists];
}

async function categories({ shop }: WireDeps): Promise<Entry[]> {
  const [tree, changes] = await Promise.all([
    shop.catalogue.categoryTree(),
    shop.catalogue.published.categoryChanges(),
  ]);
  const all = [...changes.values()].toSorted((a, b) => b.getTime() - a.getTime());
  return [{ path: '/shop/', changedAt: all[0] ?? null, pictures: [] }, ...categoryEntries(tree, changes)];
}

/** @returns a sitemap by name, or null */
export async function sitemapOf(name: string, deps: WireDeps): Promise<Readable | null> {
  const { publicUrl } = deps.config;
  if (name === 'categories') return toSitemap(await categories(deps), publicUrl);
  if (name === 'content') return toSitemap(await contentEntries(deps), publicUrl);
  const file = Number(/^products-([1-9]\d{0,3})$/.exec(name)?.[1] ?? 0);
  const count = await deps.shop.catalogue.published.count();
  const isThere = file === 1 || (file > 1 && (file - 1) * PRODUCTS_A_FILE < count);
  return isThere ? toSitemap(productEntries(deps, file), publicUrl) : null;
}
