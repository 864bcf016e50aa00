import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { seedDemo } from '#commands/demo/seed-demo.ts';
import { IS_PROOF } from '../is-proof.ts';
import { silence } from '../run-command.ts';
import { aServedShop } from './served-shop.ts';

const { runtime, serve } = await aServedShop();
const { shop } = runtime;
const SARA = { staffId: null, name: 'Sara' };
/** One product of so many in every run; the proofs read all of them. */
const EVERY = 12;
/** Not cacheable, so that each request renders it. */
const PER_REQUEST = { headers: { authorization: 'Basic none' } };

let stored = '';
let printed = '';
beforeAll(async () => {
  await seedDemo(runtime, silence);
  // A new size of a picture would print its pages again.
  await runtime.db.updateTable('media').set({ sizes_ready: true }).execute();
  stored = await serve();
  printed = await serve({ BLOCK_CACHE_MB: '0' });
}, 120_000);

const open = async (origin: string, path: string) => (await fetch(origin + path, PER_REQUEST)).text();
/** From the second request on, the document of a page is cached; the next one is composed from it. */
const warm = async (path: string) => {
  for (let times = 0; times < 2; times += 1) await open(stored, path);
};

/**
 * The elements of a page without the address of its process, with its ids numbered in order and without React's
 * comments between texts.
 */
function elementsOf(html: string, origin: string): string[] {
  const ids = new Map<string, string>();
  return html
    .replaceAll(origin, '')
    .replaceAll(encodeURIComponent(origin), '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/_\w*R_\w*_/g, (id) => {
      ids.set(id, ids.get(id) ?? `id${ids.size}`);
      return ids.get(id) ?? '';
    })
    .split(/(?=<)/);
}

const isLink = (element: string) => element.startsWith('<link');
/** The loads of a page, in any order of links and attributes. */
const toLink = (element: string) => element.split(' ').toSorted().join(' ').replace('/>', '');

/** The differences between a page with cached contents and the same page rendered as a whole. */
async function differences(path: string): Promise<unknown[]> {
  const [one = [], other = []] = await Promise.all(
    [stored, printed].map(async (origin) => {
      const elements = elementsOf(await open(origin, path), origin);
      const links = elements.filter(isLink).map(toLink).toSorted();
      return [...links, ...elements.filter((element) => !isLink(element))];
    }),
  );
  const lines = one.map((element, at) => [element, other[at]] as const);
  return lines.filter(([element, same]) => element !== same).slice(0, 3);
}

/** Each process receives invalidations by itself. */
const same = (path: string) =>
  expect.poll(async () => [path, await differences(path)], { timeout: 10_000 }).toEqual([path, []]);

/** How many blocks and contents were printed since the last call. */
function madeBy(origin: string) {
  let last = 0;
  return async () => {
    const figures = await (await fetch(`${origin}/metrics`)).text();
    const now = Number(/^jamra_blocks_total\{.*way="made".*\} (\d+)/m.exec(figures)?.[1] ?? 0);
    const since = now - last;
    last = now;
    return since;
  };
}

it('cached contents are the same as rendered ones, on product pages of either language', async () => {
  const slugs = await runtime.db
    .selectFrom('product')
    .select('slug')
    .where('status', '=', 'published')
    .execute();
  expect(slugs.length).toBeGreaterThan(20);
  const looked = slugs.filter((_, at) => IS_PROOF || at % EVERY === 0);
  for (const [at, { slug }] of looked.entries()) {
    const path = `${at % 2 === 0 ? '' : '/ar'}/product/${slug}/`;
    await warm(path);
    await same(path);
  }
}, 120_000);

it('options in a URL have a content of their own', async () => {
  for (const query of [
    '',
    '?attribute_colour=blue',
    '?restock=done',
    '?review-sort=highest',
    '?attribute_x=y',
  ]) {
    await warm(`/product/kovia-bar/${query}`);
    await same(`/product/kovia-bar/${query}`);
  }
});

it('ST-05 without scripts Clear leaves nothing chosen where a choice is the default', async () => {
  const read = async (path: string) => (await fetch(stored + path)).text();
  const chosenIn = (html: string) => {
    const [select = ''] = /<select[^>]*name="attribute_colour".*?<\/select>/s.exec(html) ?? [];
    return /<option value="([^"]*)" selected/.exec(select)?.[1];
  };
  const html = await read('/product/kovia-bar/');
  expect(chosenIn(html)).toBe('black');
  const [, clear = ''] = /<a class="reset_variations[^"]*" href="([^"]*)"/.exec(html) ?? [];
  expect(chosenIn(await read(clear))).toBe('');
});

const LISTS = [
  '/shop/',
  '/ar/shop/',
  '/sticks/',
  '/shop/page/2/',
  '/shop/?orderby=price&on_sale=yes',
  '/?s=cedrane&post_type=product',
  '/?s=nothingiscalledthis&post_type=product',
];
const TEXTS = ['/', '/blog/', '/ar/blog/', '/portfolio/', '/about/', '/ar/about/'];

it('lists, searches, articles and content pages are put together as they are printed whole', async () => {
  const articles = [...(await open(printed, '/blog/')).matchAll(/href="(\/blog\/[\w-]+\/)"/g)].map(
    ([, path = '']) => path,
  );
  expect(articles.length).toBeGreaterThan(0);
  for (const path of [...LISTS, ...TEXTS, ...articles.slice(0, 2)]) {
    await warm(path);
    await same(path);
  }
}, 120_000);

it('a changed price and a changed text are at once on the lists that show them', async () => {
  const gold = await shop.catalogue.findProductBySlug('cedrane-gold');
  if (gold === null) throw new Error('the demo shop has no such product');
  const lists = ['/shop/?orderby=price-desc', '/?s=cedrane&post_type=product'];
  for (const path of lists) await warm(path);
  const change = { regularMinor: 777_700, saleMinor: null };
  expect(await shop.catalogue.edit.changeOne({ id: gold.id }, change, SARA)).toMatchObject({ ok: true });
  for (const path of lists) {
    await expect.poll(() => open(stored, path), { timeout: 5000 }).toMatch(/7[,٬]777/);
    await same(path);
  }
  await warm('/about/');
  const title = JSON.stringify({ en: 'Changed beneath', ar: 'تغيّر' });
  await sql`update document set title = ${title}::jsonb where kind = 'page' and slug = 'about'`.execute(
    runtime.db,
  );
  await expect.poll(() => open(stored, '/about/'), { timeout: 5000 }).toContain('Changed beneath');
});

it('a change of a product’s stock prints only what shows it, and that at once', async () => {
  const gold = await shop.catalogue.findProductBySlug('cedrane-gold');
  if (gold === null) throw new Error('the demo shop has no such product');
  const goldPath = '/product/cedrane-gold/';
  const cloth = await runtime.db
    .selectFrom('product')
    .select('slug')
    .where('sku', '=', 'EXT-TRAYCLOTH')
    .executeTakeFirstOrThrow();
  const others = [`/product/${cloth.slug}/`];
  for (const path of [goldPath, ...others]) await open(stored, path);
  const made = madeBy(stored);
  await made();
  for (const path of [goldPath, ...others]) await open(stored, path);
  expect(await made()).toBe(0);
  const take = async (delta: number) =>
    expect(await shop.inventory.adjust({ productId: gold.id, delta, reason: 'damaged' }, SARA)).toMatchObject(
      {
        ok: true,
      },
    );
  const left = gold.stock.left ?? 0;
  await take(-1);
  let since = 0;
  const madeSince = async () => {
    await open(stored, goldPath);
    since += await made();
    return since;
  };
  await expect.poll(madeSince, { timeout: 5000 }).toBeGreaterThan(0);
  // Its tabs and its rows of other products are cached.
  expect(since).toBe(1);
  await take(1 - left);
  await expect.poll(() => open(stored, goldPath), { timeout: 5000 }).toContain('out-of-stock');
  // And the row that shows a bundle with it.
  expect(await made()).toBe(2);
  for (const path of others) await open(stored, path);
  expect(await made()).toBe(0);
});
