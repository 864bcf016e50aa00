import { chmodSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openBesideShop } from '../../bin/beside-shop.js';
import { root } from '../../bin/runtime.js';
import { openShop } from '../../bin/shop-process.js';
import { percentile } from '../figures.js';
import { fillCatalogue, foldAll } from './fill.ts';

const SIZES = [1000, 10_000];
const ROUNDS = 6;
/** So long the addresses are asked for before it counts: a process that has just begun runs what is not compiled yet. */
const WARM_MS = 4000;
const PORT = 43_117;
const SIZE_COMPARED = 10_000;

/** What is said behind the scenario's name: `--sizes 1000,100000`, or `--catalogue FOLDER` that was filled before. */
export function optionOf(name) {
  const place = process.argv.indexOf(`--${name}`);
  return place < 0 ? null : (process.argv[place + 1] ?? null);
}

/** A shop's folder with so many products, made where it is missing; what was made is kept for the next time. */
export async function ensureCatalogue(size) {
  const folder = join(root, `bench/generated/catalogue-${size}`);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const seeding = await openShop(folder, { PORT: String(PORT) });
  await seeding.close();
  const { shop, db, close } = await openBesideShop(folder);
  await fillCatalogue({ db, shop, count: size });
  await foldAll({ db, shop });
  await close();
  return folder;
}

async function countProducts(folder) {
  const { db, close } = await openBesideShop(folder);
  const { count } = await db
    .selectFrom('listing_key')
    .where('in_catalogue', '=', true)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const products = await db
    .selectFrom('product')
    .select('slug')
    .where('slug', 'is not', null)
    .limit(30)
    .execute();
  await close();
  return { count: Number(count), slugs: products.map(({ slug }) => slug) };
}

async function time(url) {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - startedAt;
}

/** One caller, the addresses in turn; what warms up does not count. */
async function measureAddresses(url, paths) {
  const warmAt = performance.now() + WARM_MS;
  while (performance.now() < warmAt) for (const path of paths) await time(url + path);
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const path of paths) times.push(await time(url + path));
  return { p50: percentile(times, 50), p95: percentile(times, 95) };
}

async function measureFolder(folder, questions) {
  const { count, slugs } = await countProducts(folder);
  const shop = await openShop(folder, {
    PORT: String(PORT),
    PUBLIC_URL: `http://127.0.0.1:${PORT}`,
    PAGE_CACHE_MB: '0',
  });
  const results = {};
  try {
    for (const [question, pathsOf] of Object.entries(questions)) {
      const paths = pathsOf(count).map((path, turn) =>
        path.startsWith('/product/') ? `/product/${slugs[turn % slugs.length]}/` : path,
      );
      results[question] = await measureAddresses(`http://127.0.0.1:${PORT}`, paths);
    }
  } finally {
    await shop.close();
  }
  return { products: count, results };
}

function tell(measured) {
  const small = measured.find(({ products }) => products >= SIZE_COMPARED);
  for (const { products, results } of measured) {
    for (const [question, { p50, p95 }] of Object.entries(results)) {
      const before = small?.results[question]?.p95;
      const times =
        before === undefined || products <= small.products ? '' : `, ${(p95 / before).toFixed(1)} times`;
      process.stdout.write(
        `${String(products).padStart(8)} products  ${question.padEnd(28)} p50 ${p50.toFixed(0).padStart(4)} ms  p95 ${p95.toFixed(0).padStart(4)} ms${times}\n`,
      );
    }
  }
}

/**
 * Asks the same of catalogues of several sizes, each in a shop of its own that keeps no pages.
 *
 * @param questions by name, the addresses to ask for in turn
 */
export async function measureCatalogues(_bench, questions) {
  const given = optionOf('catalogue');
  const sizes = (optionOf('sizes') ?? SIZES.join(',')).split(',').map(Number);
  const measured = [];
  for (const size of given === null ? sizes : [])
    measured.push(await measureFolder(await ensureCatalogue(size), questions));
  if (given !== null) measured.push(await measureFolder(resolve(given), questions));
  tell(measured);
  return measured;
}
