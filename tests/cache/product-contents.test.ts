import { Writable } from 'node:stream';
import { beforeAll, expect, it } from 'vitest';
import { seedDemo } from '#commands/demo/seed-demo.ts';
import { aServedShop } from './served-shop.ts';

const { runtime, serve } = await aServedShop();
const { shop } = runtime;
const SARA = { staffId: null, name: 'Sara' };
const IS_PROOF = process.env.PROOFS === '1';
/** The products of every run; the proofs look at all of them. */
const EVERY = 4;
const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
/** Not cacheable, so that each request prints it. */
const PER_REQUEST = { headers: { authorization: 'Basic none' } };

let kept = '';
let printed = '';
beforeAll(async () => {
  await seedDemo(runtime, silence);
  kept = await serve();
  printed = await serve({ BLOCK_CACHE_MB: '0' });
}, 120_000);

const open = async (origin: string, path: string) => (await fetch(origin + path, PER_REQUEST)).text();

/**
 * The elements of a page without the address of its process, with its ids counted in their order and without the
 * comments by which React tells texts apart.
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
/** What a page loads, in any order of links and attributes. */
const toLink = (element: string) => element.split(' ').toSorted().join(' ').replace('/>', '');

/** What differs between a page with kept contents and the same page printed whole. */
async function differences(path: string): Promise<unknown[]> {
  const [one = [], other = []] = await Promise.all(
    [kept, printed].map(async (origin) => {
      const elements = elementsOf(await open(origin, path), origin);
      const links = elements.filter(isLink).map(toLink).toSorted();
      return [...links, ...elements.filter((element) => !isLink(element))];
    }),
  );
  const lines = one.map((element, at) => [element, other[at]] as const);
  return lines.filter(([element, same]) => element !== same).slice(0, 3);
}

/** How many blocks and contents were printed since the last look. */
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

it('kept contents are the same as printed ones, on product pages of either language', async () => {
  const slugs = await runtime.db
    .selectFrom('product')
    .select('slug')
    .where('status', '=', 'published')
    .execute();
  expect(slugs.length).toBeGreaterThan(20);
  const looked = slugs.filter((_, at) => IS_PROOF || at % EVERY === 0);
  for (const [at, { slug }] of looked.entries()) {
    const path = `${at % 2 === 0 ? '' : '/ar'}/product/${slug}/`;
    await open(kept, path);
    expect([path, await differences(path)]).toEqual([path, []]);
  }
}, 120_000);

it('what a URL asks for has a content of its own', async () => {
  for (const query of [
    '',
    '?attribute_colour=blue',
    '?restock=done',
    '?review-sort=highest',
    '?attribute_x=y',
  ])
    expect([query, await differences(`/product/kovia-bar/${query}`)]).toEqual([query, []]);
});

it('a change of a product’s stock prints only what shows it, and that at once', async () => {
  const gold = await shop.catalogue.findProductBySlug('cedrane-gold');
  if (gold === null) throw new Error('the demo shop has no such product');
  const own = '/product/cedrane-gold/';
  const cloth = await runtime.db
    .selectFrom('product')
    .select('slug')
    .where('sku', '=', 'EXT-TRAYCLOTH')
    .executeTakeFirstOrThrow();
  const others = [`/product/${cloth.slug}/`];
  for (const path of [own, ...others]) await open(kept, path);
  const made = madeBy(kept);
  await made();
  for (const path of [own, ...others]) await open(kept, path);
  expect(await made()).toBe(0);
  const left = { productId: gold.id, delta: -(gold.stock.left ?? 0), reason: 'damaged' } as const;
  expect(await shop.inventory.adjust(left, SARA)).toMatchObject({ ok: true });
  await expect.poll(() => open(kept, own), { timeout: 5000 }).toContain('out-of-stock');
  expect(await made()).toBe(1);
  for (const path of others) await open(kept, path);
  expect(await made()).toBe(0);
});
