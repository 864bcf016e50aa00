import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IMPORT_FIELD_KINDS } from '#kernel/data-transfer/table-import.ts';
import type { OrderId, ProductId, ReviewId } from '#kernel/ids.ts';
import { openDatabase } from '#platform/database/client.ts';
import { aProduct, aShop, PLAIN_IMPORT, rowsOf } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { IS_PROOF } from '../is-proof.ts';
import { freePort, type RunningShop, startShop } from '../running-shop.ts';
import { createTestDatabase, openTestServer } from '../test-server.ts';
import { type Fact, type Sample, startReaders } from './readers.ts';

/** A write is visible everywhere this long after it was acknowledged. */
const SEEN_MS = 1000;
/** The least number of reads of each write, however busy the machine is, and the most time for them. */
const LEAST_LOOKS = 6;
const LOOKING_MS = 5000;
const PRODUCT = '/product/ns-1/';
const IN_ARABIC = '/ar/product/ns-1/';
const LISTED = '/product-tag/never-stale/';
const PAGE = '/a-page-of-ours/';
const REVIEW = 9001 as ReviewId;
const SARA = { staffId: null, name: 'Sara' };

/** Shows the newest products; made of blocks. */
const HOME = '/';

const EVERYWHERE = [PRODUCT, IN_ARABIC, LISTED, PAGE, HOME];
const facts: readonly Fact[] = [
  { name: 'price', pattern: /\b(43\d\.00)\b/g, pages: [PRODUCT, IN_ARABIC, LISTED, HOME] },
  { name: 'sale', pattern: /\b(430\.65)\b/g, pages: [PRODUCT, IN_ARABIC, LISTED, HOME] },
  { name: 'stock', pattern: /schema\.org\/(InStock|OutOfStock)/g, pages: [PRODUCT, IN_ARABIC] },
  { name: 'notice', pattern: /(notice number \d+)/g, pages: EVERYWHERE },
  { name: 'menu', pattern: /(menu number \d+)/g, pages: EVERYWHERE },
  { name: 'page', pattern: /(page number \d+)/g, pages: [PAGE] },
  { name: 'review', pattern: /(review number \d+)/g, pages: [PRODUCT, IN_ARABIC] },
];

const server = await openTestServer();
const database = await createTestDatabase(server);
const { db, close } = openDatabase({ url: database.url, poolSize: 4 });
const runtime = aShop(db);
const { shop, time } = runtime;
const processes: RunningShop[] = [];
const origins: string[] = [];
let id = 0 as ProductId;

/** A value that pages show from a moment until the next write. */
type Written = { fact: string; value: string; acknowledgedAt: number; lookedUntil: number };
const written: Written[] = [];

const samples: Sample[] = [];

/** Reads that began a second after a write and ended before the next. */
function looksAt({ fact, acknowledgedAt, lookedUntil }: Written): Sample[] {
  return samples.filter(
    ({ startedAt, endedAt, says }) =>
      startedAt >= acknowledgedAt + SEEN_MS && endedAt <= lookedUntil && says[fact] !== undefined,
  );
}

async function write(fact: string, value: string, action: () => Promise<unknown>): Promise<void> {
  time.now = new Date();
  const outcome = await action();
  if (typeof outcome === 'object' && outcome !== null && 'ok' in outcome)
    expect(outcome).toMatchObject({ ok: true });
  const acknowledgedAt = Date.now();
  await wait(SEEN_MS);
  const until = Date.now() + LOOKING_MS;
  const one = { fact, value, acknowledgedAt, lookedUntil: Number.POSITIVE_INFINITY };
  while (Date.now() < until && looksAt(one).length < LEAST_LOOKS) await wait(20);
  written.push({ ...one, lookedUntil: Date.now() });
}

function importAt(price: string, more: Record<string, string> = {}) {
  const row = {
    Type: 'simple',
    SKU: 'NS-1',
    Name: 'ns-1',
    'Regular price': price,
    Tags: 'never-stale',
    ...more,
  };
  return shop.catalogue.importProducts(rowsOf([{ ...row, Categories: 'Accessories' }]), {
    ...PLAIN_IMPORT,
    take: IMPORT_FIELD_KINDS,
  });
}

function priceTo(minor: number) {
  return shop.catalogue.edit.changeOne({ id }, { regularMinor: minor, saleMinor: null }, SARA);
}

function changeAll(change: Record<string, unknown>) {
  return shop.catalogue.edit.changeMany([id], change, { by: SARA });
}

function noticeTo(text: string) {
  return shop.settings.set('storeNotice', { id: '', enabled: true, text: { en: text } });
}

function menuTo(label: string) {
  return shop.content.saveMenu('primary', [{ label: { en: label }, url: '/shop/', children: [] }]);
}

function pageTo(title: string) {
  return shop.content.save({
    kind: 'page',
    slug: 'a-page-of-ours',
    title: { en: title },
    excerpt: { en: title },
    body: { en: `<p>${title}</p>` },
    tree: [],
    coverId: null,
    category: '',
    tags: [],
    details: {},
    position: 0,
    publishedAt: new Date(Date.now() - 1000),
  } as unknown as Parameters<typeof shop.content.save>[0]);
}

function reviewTo(body: string) {
  const review = {
    id: 9001,
    sku: 'NS-1',
    rating: 5,
    title: '',
    body,
    language: 'en',
    author: 'Sara',
  } as const;
  const more = {
    isVerified: true,
    status: 'approved',
    helpful: 0,
    reply: null,
    writtenAt: '2026-11-01T10:00:00Z',
  } as const;
  return shop.reviews.importAll([{ ...review, ...more }]);
}

beforeAll(async () => {
  time.now = new Date();
  id = (await aProduct(runtime, {
    sku: 'NS-1',
    price: '431.00',
    more: { Tags: 'never-stale', Name: 'ns-1' },
  })) as ProductId;
  await deliverToDubai(runtime);
  await noticeTo('notice number 0');
  await menuTo('menu number 0');
  await pageTo('page number 0');
  await reviewTo('review number 0');
  for (let number = 0; number < 2; number += 1) {
    const port = await freePort();
    processes.push(
      await startShop({
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: database.url,
        DATA_DIR: runtime.config.dataDir,
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        LOG_LEVEL: 'warn',
        DEMO: '0',
        SECRET_KEY: 'a secret that both processes know',
      }),
    );
    origins.push(`http://127.0.0.1:${port}`);
  }
}, 120_000);

afterAll(async () => {
  for (const one of processes) await one.stop();
  await close();
  await database.disconnect();
  await server.release();
}, 30_000);

/** All other writes that change the same facts. */
async function writeOn(): Promise<void> {
  await write('price', '434.00', () => importAt('434.00', { Stock: '3' }));
  await write('stock', 'OutOfStock', () =>
    shop.inventory.adjust({ productId: id, delta: -3, reason: 'damaged' }, SARA),
  );
  await write('stock', 'InStock', () =>
    shop.inventory.adjust({ productId: id, delta: 2, reason: 'correction' }, SARA),
  );
  let order = 0 as OrderId;
  await write('stock', 'OutOfStock', async () => {
    order = (await anOrder(runtime, [{ id, quantity: 2 }])).id;
  });
  await write('stock', 'InStock', () =>
    shop.orders.move(order, 'cancelled', { actor: 'Sara', reason: 'a change of mind' }),
  );
  await write('review', '', () => shop.reviews.move(REVIEW, 'removed', { actor: 'Sara' }));
  await write('price', '435.00', () => priceTo(43500));
}

it('one second after a write no process shows the old state, and none ever shows a mixture', async () => {
  const readers = startReaders(origins, { facts, callersEach: 3, samples });
  const soon = () => new Date(Date.now() + 700).toISOString();
  await write('price', '432.00', () => priceTo(43200));
  await write('notice', 'notice number 1', () => noticeTo('notice number 1'));
  await write('price', '433.00', () => changeAll({ kind: 'price-set', price: 'regular', minor: 43300 }));
  await write('menu', 'menu number 1', () => menuTo('menu number 1'));
  await write('price', '435.00', () => importAt('435.00'));
  await write('page', 'page number 1', () => pageTo('page number 1'));
  await write('stock', 'OutOfStock', () => changeAll({ kind: 'stock-status', status: 'outofstock' }));
  await write('review', 'review number 1', () => reviewTo('review number 1'));
  await write('stock', 'InStock', () => changeAll({ kind: 'stock-status', status: 'instock' }));
  // As a proof, each fact by every write.
  if (IS_PROOF) await writeOn();
  // The sale begins without a write.
  await changeAll({ kind: 'sale', percentOff: 1, startsAt: soon(), endsAt: null });
  await wait(700);
  await write('sale', '430.65', async () => undefined);
  await readers.stop();

  expect(samples.filter(({ status }) => status !== 200)).toEqual([]);
  const wrong = written.flatMap((one) =>
    looksAt(one)
      .filter(({ says }) => says[one.fact]?.join() !== one.value)
      .map((sample) => ({ one, sample })),
  );
  expect(wrong.slice(0, 3)).toEqual([]);
  const mixed = samples.filter(({ says }) => Object.values(says).some((values) => values.length > 1));
  expect(mixed.slice(0, 3)).toEqual([]);
  expect(Math.min(...written.map((one) => looksAt(one).length))).toBeGreaterThanOrEqual(LEAST_LOOKS);
  expect(samples.some(({ cacheStatus: status }) => status === 'hit')).toBe(true);
}, 120_000);
