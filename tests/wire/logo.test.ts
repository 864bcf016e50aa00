import sharp from 'sharp';
import { beforeAll, expect, it, vi } from 'vitest';
import { aRunningShop } from './refusals/running.ts';

const shop = await aRunningShop();
const { origin, owner } = shop;
const BUILT_IN = '<img src="/brand/logo-light.svg" alt="Jamra" width="238" height="72"/>';
const HEADER_LOGO = /class="j-header__logo" href="[^"]*">(.*?)<\/a>/;
const FOOTER_LOGO = /class="j-footer__brand">(<img[^>]*>)/;

async function page(path: string, cookie = ''): Promise<string> {
  return (await fetch(origin + path, { headers: { cookie } })).text();
}

const capture = (pattern: RegExp, html: string): string => pattern.exec(html)?.[1] ?? '';
let cart = '';
let logo = { file: '', widthPx: 600, heightPx: 150 };
let icon = { file: '', widthPx: 640, heightPx: 640 };

/** Saves the logo as its screen does, and waits until the running shop uses it. */
async function choose(key: 'shop.logo' | 'shop.logoOnDark', value: object | null) {
  await shop.set(key, value);
  const shown = value === null ? '/brand/' : `/media/${logo.file}`;
  const where = key === 'shop.logo' ? HEADER_LOGO : FOOTER_LOGO;
  await vi.waitFor(async () => expect(capture(where, await page('/'))).toContain(shown), {
    ...{ timeout: 10_000, interval: 100 },
  });
}

async function aPicture(fileName: string, size: typeof logo): Promise<typeof logo> {
  const background = { r: 9, g: 8, b: 7 };
  const create = { width: size.widthPx, height: size.heightPx, channels: 3, background } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const saved = await shop.runtime.shop.media.upload({ bytes, fileName, alt: '' });
  if (!saved.ok) throw new Error(saved.refusal.code);
  const [media] = await shop.runtime.shop.media.find([saved.value]);
  return { ...size, file: media?.file ?? '' };
}

beforeAll(async () => {
  logo = await aPicture('own.png', logo);
  icon = await aPicture('tab.png', icon);
  const id = await shop.product({ sku: 'CARRIED', stock: 9 });
  const added = await shop.send('/?wc-ajax=add_to_cart', { fields: { product_id: String(id) } });
  cart = added.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}, 60_000);

it('BO-05 without a logo every page shows the built-in one', async () => {
  for (const path of ['/', '/checkout/']) expect(capture(HEADER_LOGO, await page(path, cart))).toBe(BUILT_IN);
  const home = await page('/');
  expect(capture(FOOTER_LOGO, home)).toContain('<img src="/brand/logo-dark.svg" alt="Jamra"');
  expect(home).toContain(`"logo":"${origin}/brand/icon-512.png"`);
  expect(await page('/admin/sign-in/')).toContain('<img src="/brand/logo-light.svg"');
});

it('BO-05 a logo is shown in header, checkout, footer, back office and structured data', async () => {
  const before = await page('/');
  await choose('shop.logo', logo);
  const image = /^<img class="j-logo" src="\/media\/[^"]*own[^"]*" alt="Jamra" width="600" height="150"\/>$/;
  const checkout = await page('/checkout/', cart);
  expect(checkout).toContain('id="order_review"');
  for (const html of [await page('/'), checkout]) expect(capture(HEADER_LOGO, html)).toMatch(image);
  const arabic = capture(HEADER_LOGO, await page('/ar/'));
  expect(arabic).toContain('alt="جمرة" width="600" height="150"');
  const home = await page('/');
  expect(capture(FOOTER_LOGO, home)).toContain('own');
  expect(home).toContain(`"logo":"${origin}/media/${logo.file}"`);
  expect((await fetch(`${origin}/media/${logo.file}`)).status).toBe(200);
  for (const html of [await page('/admin/sign-in/'), await page('/admin/', owner)])
    expect(html).toMatch(/<img class="admin-logo" src="\/media\/[^"]*own/);
  await choose('shop.logo', null);
  await choose('shop.logoOnDark', logo);
  expect(capture(HEADER_LOGO, await page('/'))).toBe(BUILT_IN);
  await choose('shop.logoOnDark', null);
  expect(await page('/')).toBe(before);
}, 60_000);

it('BO-05 a site icon is that of pages, back office and manifests, as PNG of their sizes', async () => {
  const before = await page('/');
  expect(before).toContain('<link rel="icon" href="/brand/favicon.svg" type="image/svg+xml"/>');
  expect((await fetch(`${origin}/brand/site-icon-192.png`)).url).toBe(`${origin}/brand/icon-192.png`);
  const favicon = async () => new URL((await fetch(`${origin}/favicon.ico`)).url).pathname;
  expect(await favicon()).toBe('/brand/favicon.ico');
  await shop.set('shop.icon', icon);
  const address = (sizePx: number) => `/brand/site-icon-${sizePx}.png?v=${encodeURIComponent(icon.file)}`;
  await vi.waitFor(async () => expect(await page('/')).toContain(address(180)), {
    ...{ timeout: 10_000, interval: 100 },
  });
  for (const html of [await page('/'), await page('/admin/sign-in/'), await page('/admin/', owner)]) {
    expect(html).toContain(`<link rel="icon" href="${address(32)}" type="image/png" sizes="32x32"/>`);
    expect(html).not.toContain('/brand/favicon.svg');
  }
  expect(await favicon()).toBe('/brand/site-icon-32.png');
  const { icons } = JSON.parse(await page('/site.webmanifest')) as { icons: { src: string }[] };
  expect(icons.map(({ src }) => src)).toEqual([address(192), address(512)]);
  expect(await page('/blog/feed.xml')).toContain(`${origin}${address(512).replace('&', '&amp;')}`);
  for (const sizePx of [32, 180, 192, 512]) {
    const answer = await fetch(origin + address(sizePx));
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([format, width, height]).toEqual(['png', sizePx, sizePx]);
  }
  await shop.set('shop.icon', null);
  await vi.waitFor(async () => expect(await page('/')).toBe(before), {
    ...{ timeout: 10_000, interval: 100 },
  });
}, 60_000);

it('BO-01 an unknown address of the back office says so once', async () => {
  const answer = await fetch(`${origin}/admin/nothing/`, { headers: { cookie: owner } });
  expect(answer.status).toBe(404);
  const [, screen = ''] = (await answer.text()).split('id="content"');
  expect(screen).toContain('Page not found</h1>');
  expect(screen).toContain('There is nothing at this address.');
  expect(screen.match(/not found/gi)).toHaveLength(1);
});
