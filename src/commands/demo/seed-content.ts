import { z } from 'zod';
import type { Localized } from '#kernel/language.ts';
import { addDemoPicture, type DemoFolder, shiftedPast } from './demo-folder.ts';

const text = z.object({ en: z.string(), ar: z.string().optional() });
const texts = z.union([text, z.string().transform((en): Localized => ({ en }))]);

/** A picture file of the demo in an attribute. */
const DEMO_PICTURE = /(?<=")images\/[\w/-]+\.jpg(?=")/g;

const pagesFile = z.object({
  pages: z.array(
    z.object({
      slug: z.string(),
      title: text,
      excerpt: texts,
      content_html: texts,
      tree: z.unknown().default([]),
    }),
  ),
});
const postsFile = z.object({
  categories: z.array(z.object({ slug: z.string(), name: text })),
  tags: z.array(z.object({ slug: z.string(), name: text })),
  posts: z.array(
    z.object({
      slug: z.string(),
      date: z.string(),
      title: text,
      excerpt: text,
      cover: z.string(),
      category: z.string(),
      tags: z.array(z.string()),
      author: text,
      products: z.array(z.string()).default([]),
      content_html: texts,
    }),
  ),
});
const portfolioFile = z.object({
  items: z.array(
    z.object({
      slug: z.string(),
      title: text,
      category: z.object({ slug: z.string(), en: z.string(), ar: z.string() }),
      image: z.string(),
      year: z.number().int(),
      excerpt: text,
      content_html: texts,
    }),
  ),
});

/** Replaces picture files by their URLs in the shop. */
async function withPictures(demo: DemoFolder, text: Localized): Promise<Localized> {
  const names = new Set(Object.values(text).flatMap((html) => html?.match(DEMO_PICTURE) ?? []));
  const stored = new Map<string, string>();
  for (const name of names) {
    const id = await addDemoPicture(demo, name);
    const [media] = id === null ? [] : await demo.shop.media.find([id]);
    if (media !== undefined) stored.set(name, `/media/${media.file}`);
  }
  const place = (html: string) => html.replace(DEMO_PICTURE, (name) => stored.get(name) ?? name);
  return text.ar === undefined ? { en: place(text.en) } : { en: place(text.en), ar: place(text.ar) };
}

async function seedPages(demo: DemoFolder): Promise<void> {
  const { pages } = pagesFile.parse(await demo.readJson('pages.json'));
  for (const [position, page] of pages.entries()) {
    await demo.shop.content.save({
      kind: 'page',
      slug: page.slug,
      title: page.title,
      excerpt: page.excerpt,
      body: page.content_html,
      tree: await withShopIds(demo, page.tree),
      coverId: null,
      category: '',
      tags: [],
      details: { products: [] },
      position,
      publishedAt: demo.now,
    });
  }
}

async function seedArticles(demo: DemoFolder): Promise<void> {
  const { categories, tags, posts } = postsFile.parse(await demo.readJson('posts.json'));
  for (const [position, category] of categories.entries()) {
    await demo.shop.content.saveCategory('article', { ...category, position });
  }
  for (const tag of tags) await demo.shop.content.saveTag(tag);
  for (const [index, post] of posts.entries()) {
    demo.report('Articles', index, posts.length);
    await demo.shop.content.save({
      kind: 'article',
      slug: post.slug,
      title: post.title,
      excerpt: post.excerpt,
      body: await withPictures(demo, post.content_html),
      tree: [],
      coverId: await addDemoPicture(demo, post.cover, post.title),
      category: post.category,
      tags: post.tags,
      details: { author: post.author, products: post.products },
      position: 0,
      publishedAt: shiftedPast(post.date, demo.now),
    });
  }
}

async function seedPortfolio(demo: DemoFolder): Promise<void> {
  const { items } = portfolioFile.parse(await demo.readJson('portfolio.json'));
  for (const [position, item] of items.entries()) {
    const { slug, en, ar } = item.category;
    await demo.shop.content.saveCategory('portfolio', { slug, name: { en, ar }, position });
    await demo.shop.content.save({
      kind: 'portfolio',
      slug: item.slug,
      title: item.title,
      excerpt: item.excerpt,
      body: await withPictures(demo, item.content_html),
      tree: [],
      coverId: await addDemoPicture(demo, item.image, item.title),
      category: slug,
      tags: [],
      details: { products: [], year: item.year },
      position,
      publishedAt: demo.now,
    });
  }
}

const homeFile = z.object({ title: text, excerpt: text, tree: z.unknown() });

/** What a setting of the demo names by a text, and the shop by an id; undefined for any other. */
async function idOf(demo: DemoFolder, key: string, value: unknown): Promise<number | null | undefined> {
  if (typeof value !== 'string') return undefined;
  if (key === 'image') return addDemoPicture(demo, value);
  return key === 'product' ? ((await demo.shop.catalogue.idsOf([value]))[0] ?? null) : undefined;
}

/** Replaces picture files and slugs of products by their ids in the shop. */
export async function withShopIds(demo: DemoFolder, value: unknown): Promise<unknown> {
  if (Array.isArray(value)) {
    const items = [];
    for (const item of value) items.push(await withShopIds(demo, item));
    return items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = [];
  for (const [key, inner] of Object.entries(value)) {
    const id = await idOf(demo, key, inner);
    entries.push([key, id === undefined ? await withShopIds(demo, inner) : id]);
  }
  return Object.fromEntries(entries);
}

async function seedHome(demo: DemoFolder): Promise<void> {
  const { title, excerpt, tree } = homeFile.parse(await demo.readJson('home.json'));
  await demo.shop.content.save({
    kind: 'home',
    slug: 'home',
    title,
    excerpt,
    body: { en: '' },
    tree: await withShopIds(demo, tree),
    coverId: null,
    category: '',
    tags: [],
    details: { products: [] },
    position: 0,
    publishedAt: demo.now,
  });
}

/** Pages, articles, projects and the home page. */
export async function seedContent(demo: DemoFolder): Promise<void> {
  await seedPages(demo);
  await seedArticles(demo);
  await seedPortfolio(demo);
  await seedHome(demo);
}
