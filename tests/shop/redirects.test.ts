import { expect, it } from 'vitest';
import { aProduct, aShop, PLAIN_IMPORT, rowsOf } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db } = test;
const id = await aProduct(test, { sku: 'OLD-DUO', category: 'Devices > Kovia' });

const lines = (pairs: [string, string][]) =>
  pairs.map(([source, target], index) => ({ line: index + 2, source, target }));
const OWNER = { mayLeadAway: true };
const moved = (location: string) => ({ status: 301, location });

it('RT-08 a list redirects to the right pages', async () => {
  const report = await shop.redirects.importList(
    lines([
      ['https://old.example/duo.html', '/product/old-duo/'],
      ['/old-range', '/old-duo-page/'],
      ['/old-duo-page/', '/product/old-duo/'],
      ['/withdrawn/', ''],
      ['/self/', '/self'],
    ]),
    OWNER,
  );
  expect(report).toMatchObject({ accepted: 4, refused: [{ line: 6, problem: 'itself' }] });
  expect(await shop.redirects.find('/duo.html')).toEqual(moved('/product/old-duo/'));
  expect(await shop.redirects.find('/ar/old-range/?utm_source=x')).toEqual(
    moved('/ar/product/old-duo/?utm_source=x'),
  );
  expect(await shop.redirects.find('/withdrawn/')).toEqual({ status: 410 });
  expect(await shop.redirects.find('/self/')).toBeNull();
});

it('RT-08 counts the hits of a redirect', async () => {
  await shop.redirects.importList(lines([['/counted', '/shop/']]), OWNER);
  await shop.redirects.find('/counted/');
  await shop.redirects.find('/counted/');
  const { hits } = (await shop.redirects.list())[0] ?? {};
  expect(hits).toBe(2);
  expect(await shop.redirects.remove('/counted')).toBe(true);
  expect(await shop.redirects.find('/counted/')).toBeNull();
});

it('RT-08 recognises WordPress URLs', async () => {
  expect(await shop.redirects.find(`/?p=${id}`)).toEqual(moved('/product/old-duo/'));
  expect(await shop.redirects.find(`/ar/?post_type=product&p=${id}`)).toEqual(moved('/ar/product/old-duo/'));
  expect(await shop.redirects.find('/?product=old-duo')).toEqual(moved('/product/old-duo/'));
  expect(await shop.redirects.find('/product-category/devices/kovia/')).toEqual(moved('/category/kovia/'));
  expect(await shop.redirects.find('/product-category/devices/page/2/')).toEqual(
    moved('/category/devices/page/2/'),
  );
  expect(await shop.redirects.find('/feed/')).toEqual(moved('/blog/feed.xml'));
  expect(await shop.redirects.find('/comments/feed/')).toEqual({ status: 410 });
  expect(await shop.redirects.find('/?p=999999')).toBeNull();
  expect(await shop.redirects.find('/product-category/nothing/')).toBeNull();
});

it('RT-08 listed redirects precede recognised ones', async () => {
  await shop.redirects.importList(lines([['/?p=77', '/shop/']]), OWNER);
  expect(await shop.redirects.find('/?p=77')).toEqual(moved('/shop/'));
  expect(await shop.redirects.find('/?p=77&gclid=1')).toEqual(moved('/shop/?gclid=1'));
});

it('RT-08 a product renamed by an import keeps its slug', async () => {
  await shop.catalogue.importProducts(
    rowsOf([{ Type: 'simple', SKU: 'OLD-DUO', Name: 'A new name', 'Regular price': '30.00' }]),
    PLAIN_IMPORT,
  );
  const { slug } = await db
    .selectFrom('product')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(slug).toBe('old-duo');
});

it('RT-08 supports a bare percent sign, and never another host', async () => {
  expect(await shop.redirects.find('/%25/feed/')).toEqual(moved('/%25/'));
  expect(await shop.redirects.find('/index.php//evil.example/')).toEqual(moved('/evil.example/'));
  expect(await shop.redirects.find('/ar/index.php//evil.example/')).toEqual(moved('/ar/evil.example/'));
});

it('RT-08 handles any URL without a fault', async () => {
  for (const address of [
    '//x',
    '/%E0%A4%A',
    '/%00/',
    '/?p=%00',
    `/${'a'.repeat(3000)}`,
    '/?product=%27--',
    '/?p=',
  ])
    await expect(shop.redirects.find(address)).resolves.toBeNull();
});

it('RT-08 a page of the shop cannot be redirected, even by an older row', async () => {
  const away = 'https://elsewhere.example/';
  const addresses = ['/checkout', '/ar/cart/', '/admin/orders/', '/shop/', '/wp-json/x/', '/my-account/?a=1'];
  const report = await shop.redirects.importList(lines(addresses.map((source) => [source, away])), OWNER);
  expect(report.refused.map(({ problem }) => problem)).toEqual(addresses.map(() => 'own-address'));
  await db.insertInto('redirect').values({ source: '/checkout/', target: away }).execute();
  expect(await shop.redirects.findListed('/checkout')).toBeNull();
  expect(await shop.redirects.find('/ar/checkout/')).toBeNull();
});
