import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { wordsIn } from '#messages';
import { initialOf } from '#widgets/fields/field.ts';
import { widgets } from '#widgets/index.ts';
import { dismissBanner } from '#wire/contract/calls/dismiss-banner.ts';
import { aRunningShop } from './refusals/running.ts';

const shop = await aRunningShop();
const { origin, owner, send } = shop;
const HOLDING = 'Opening soon';
const BANNER = '/wp-json/jamra/v1/coming-soon-banner/';

async function page(path: string, cookie = '') {
  const answer = await fetch(origin + path, { headers: { cookie }, redirect: 'manual' });
  return { answer, text: await answer.text(), cacheStatus: answer.headers.get('x-page-cache') };
}

/** Saves the mode as its screen does, and waits until the running shop applies it. */
async function closeTo(mode: 'off' | 'store' | 'site', more: object = {}) {
  const { version } = await shop.value('coming-soon.open', {});
  await shop.value('coming-soon.save', {
    ...{ version, mode, page: '', opensAt: null, answer: '503' },
    ...more,
  });
  const check = async () => {
    const isClosed = (await page('/shop/')).text.includes(HOLDING);
    if (isClosed !== (mode !== 'off')) throw new Error(`the shop does not go by ${mode} yet`);
  };
  await vi.waitFor(check, { timeout: 10_000, interval: 100 });
}

async function bannerOf(cookie: string, language = '') {
  const { text } = await page(language + BANNER, cookie);
  const read = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(text)?.[1] ?? '';
  return { text, url: read('rest-url'), nonce: read('rest-nonce') };
}

const SENT = { woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } };
type Token = Readonly<{ url: string; nonce: string }>;

async function dismiss({ url, nonce }: Token, cookie: string, body: unknown = SENT) {
  const headers = { 'content-type': 'application/json', 'x-wp-nonce': nonce };
  const answer = await send(url, { body: JSON.stringify(body), cookie, headers });
  return { status: answer.status, body: (await answer.json()) as { code?: string } };
}

function node(widget: string, id: string, chosen: object = {}) {
  const { fields = {} } = widgets.get(widget) ?? {};
  return { id, widget, version: 1, settings: { ...initialOf(fields), ...chosen } };
}

/** Publishes a section, or a template of every page by default. */
async function saved(place: string, tree: unknown[], condition: object = { kind: 'all' }): Promise<number> {
  const conditions = { include: place === 'section' ? [] : [condition], exclude: [] };
  const draft = { name: 'In short', place, settings: {}, status: 'published', tree, conditions };
  return (await shop.value('templates.save', { id: null, version: 0, draft })).id;
}

beforeAll(() => closeTo('site'), 60_000);
afterAll(() => closeTo('off'));

describe('CS-06 the closed shop', () => {
  it('shows one cached page to the public, with 503 and Retry-After', async () => {
    for (const path of ['/', '/shop/', '/blog/', '/ar/', '/nowhere/']) {
      await page(path);
      const { answer, text } = await page(path);
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '86400']);
      expect(text).toContain(path.startsWith('/ar/') ? 'نفتح قريبًا' : HOLDING);
    }
    expect((await page('/')).cacheStatus).toBe('hit');
    expect((await page('/')).answer.headers.get('cdn-cache-control')).toBe('no-store');
  });

  it('shows the shop to staff, and never the page that is cached for the public', async () => {
    const { answer, text, cacheStatus: kept } = await page('/', owner);
    expect([answer.status, text.includes(HOLDING), kept]).toEqual([200, false, null]);
    expect((await page('/', 'jamra_staff=made-up')).text).toContain(HOLDING);
    expect((await page('/')).text).toContain(HOLDING);
  });

  it('refuses calls of the store, and forms and links have no effect', async () => {
    const answer = await send('/?wc-ajax=add_to_cart', { fields: { product_id: '1' } });
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'coming-soon.closed']);
    const link = await page('/?add-to-cart=1');
    expect([link.answer.status, link.answer.headers.getSetCookie()]).toEqual([503, []]);
    const posted = await send('/cart/', { fields: { 'add-to-cart': '1' } });
    expect([posted.status, (await posted.text()).includes(HOLDING)]).toEqual([503, true]);
  });

  it('SE-03 shows in a search field that the store is not open yet, and suggests to staff', async () => {
    const suggestions = (words: string, cookie = '', language = '') =>
      page(`${language}/wp-json/jamra/v1/suggestions/?s=${words}`, cookie);
    for (const [language, prefix] of [['en', ''] as const, ['ar', '/ar'] as const])
      for (const words of ['', 'heat']) {
        const { answer, text } = await suggestions(words, '', prefix);
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
        expect(text).toContain(wordsIn(language)('comingSoon:search'));
        expect(text).not.toContain('role="option"');
      }
    expect((await suggestions('heat', owner)).text).not.toContain(wordsIn('en')('comingSoon:search'));
  });

  it('shows no recently viewed products, and refuses no loop that requests them', async () => {
    const { answer, text } = await page('/wp-json/jamra/v1/loop/?document=home&node=a1&recent=12');
    expect([answer.status, text]).toEqual([200, '']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('PL-01 prints a popup for a page that is open, and nothing for one that is closed', async () => {
    const html = { en: '<p>Our terms in short</p>', ar: '<p>شروطنا باختصار</p>' };
    const id = await saved('popup', [node('text', 'short', { html })]);
    const popup = (on: string, cookie = '', language = '') =>
      page(`${language}/wp-json/jamra/v1/popup/?id=${id}&on=${encodeURIComponent(on)}`, cookie);
    const english = expect.poll(async () => (await popup('/terms/')).text, { timeout: 10_000 });
    await english.toContain('Our terms in short');
    expect((await popup('/privacy/', '', '/ar')).text).toContain('شروطنا باختصار');
    for (const on of ['/', '/shop/', '/faq/?a=1']) {
      const { answer, text } = await popup(on);
      expect([on, answer.status, text]).toEqual([on, 200, '']);
      expect(answer.headers.get('cache-control')).toContain('no-store');
    }
    expect((await popup('//nowhere.example/terms/')).answer.status).toBe(404);
    expect((await popup('/shop/', owner)).text).toContain('Our terms in short');
  });

  it('leaves robots, files, legal texts and the back office open', async () => {
    for (const path of [
      '/robots.txt',
      '/brand/favicon.ico',
      '/brand/favicon.svg',
      '/admin/sign-in/',
      '/healthz',
    ])
      expect([path, (await page(path)).answer.status]).toEqual([path, 200]);
    expect((await page('/favicon.ico')).answer.status).toBe(302);
  });

  it('opens to visitors with a private link, until all are turned off', async () => {
    const { text } = await shop.value('coming-soon.make-link', { days: 1 });
    const followed = await page(`/shop/?orderby=price&woo-share=${encodeURIComponent(text)}`);
    expect(followed.answer.status).toBe(302);
    expect(followed.answer.headers.get('location')).toBe('/shop/?orderby=price');
    const [cookie = ''] = followed.answer.headers.getSetCookie();
    expect(cookie).toMatch(/^woo-share=.*HttpOnly/);
    const pass = cookie.split(';')[0] ?? '';
    expect((await page('/shop/', pass)).answer.status).toBe(200);
    expect((await page(`/shop/?woo-share=${text.replace(/.$/, 'x')}`)).text).toContain(HOLDING);
    expect((await page('/shop/')).text).not.toContain(wordsIn('en')('comingSoon:linkEnded'));
    await shop.value('coming-soon.turn-off-links', {});
    await expect.poll(async () => (await page('/shop/', pass)).answer.status, { timeout: 5000 }).toBe(503);
    // Only visitors with the link see why it opens nothing.
    const [en, ar] = [wordsIn('en')('comingSoon:linkEnded'), wordsIn('ar')('comingSoon:linkEnded')];
    expect((await page('/shop/', pass)).text).toContain(en);
    const again = await page(`/ar/?woo-share=${encodeURIComponent(text)}`);
    expect([again.answer.status, again.text.includes(ar)]).toEqual([503, true]);
    for (const path of ['/shop/', '/ar/']) {
      const { text: read } = await page(path);
      expect([path, read.includes(en) || read.includes(ar)]).toEqual([path, false]);
    }
  });

  it('closes the store pages only, and sends noindex to crawlers if that is set', async () => {
    await closeTo('store', { answer: 'noindex' });
    expect((await page('/')).text).not.toContain(HOLDING);
    const { answer, text } = await page('/shop/');
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(text).toContain(HOLDING);
    expect((await page('/?s=heat')).text).toContain(HOLDING);
    const read = await send('/?wc-ajax=get_refreshed_fragments', { fields: {} });
    expect(read.status).toBe(200);
    await closeTo('site');
  });

  it('opens by itself at its moment', async () => {
    const opensAt = new Date(Date.now() + 4000).toISOString();
    await closeTo('site', { opensAt });
    // The shop was closed before, so it may still answer with the page without an opening time.
    const hasCountdown = async () => (await page('/')).text.includes('data-countdown=');
    await expect.poll(hasCountdown, { timeout: 3000 }).toBe(true);
    await expect.poll(async () => (await page('/')).answer.status, { timeout: 10_000 }).toBe(200);
    expect((await page('/shop/')).text).not.toContain(HOLDING);
    await closeTo('site');
  });
});

describe('CS-06 the pages that stay open', () => {
  const loop = node('loop-grid', 'around');

  /** Why a document's loop is not refreshed on a page; undefined if it is. */
  async function refusalOf(document: string | number, path: string, loopId = 'around') {
    const post_id = typeof document === 'number' ? `template-${document}` : document;
    const sent = { post_id, widget_id: loopId, widget_filters: {}, pagination_base_url: origin + path };
    const request = { body: JSON.stringify(sent), headers: { 'content-type': 'application/json' } };
    const answer = await send('/wp-json/elementor-pro/v1/refresh-loop', request);
    return ((await answer.json()) as { code?: string }).code;
  }

  it('GF-15 refreshes a loop for its own page that is open, and none of a closed one', async () => {
    // The page has no such loop.
    for (const [document, path, code] of [
      ['page-privacy', '/privacy/', 'loop.unknown-widget'],
      ['page-privacy', '/ar/privacy/', 'loop.unknown-widget'],
      ['home', '/privacy/', 'coming-soon.closed'],
      ['home', '/', 'coming-soon.closed'],
      ['page-faq', '/faq/', 'coming-soon.closed'],
    ] as const)
      expect([document, path, await refusalOf(document, path, 'goods')]).toEqual([document, path, code]);
  });

  it('GF-15 refreshes a loop of the header that a page that is open has, and of no other', async () => {
    const everywhere = await saved('header', [loop]);
    const ofProducts = await saved('header', [loop], { kind: 'type', value: 'product' });
    for (const path of ['/privacy/', '/ar/terms/?e-page-around=2'])
      expect([path, await refusalOf(everywhere, path)]).toEqual([path, undefined]);
    // The shop has no such page.
    expect((await page('/privacy/?e-page-around=2')).answer.status).toBe(404);
    for (const path of ['/privacy/', '/product/gone/'])
      expect([path, await refusalOf(ofProducts, path)]).toEqual([path, 'coming-soon.closed']);
    expect(await refusalOf(everywhere, '/')).toBe('coming-soon.closed');
    for (const id of [everywhere, ofProducts]) await shop.value('templates.trash', { id });
  });

  it('GF-15 refreshes a loop of a saved section in the header, or in a section of it', async () => {
    const [inner, elsewhere] = [await saved('section', [loop]), await saved('section', [loop])];
    const outer = await saved('section', [loop, node('saved-section', 'inner', { section: inner })]);
    const header = await saved('header', [node('saved-section', 'outer', { section: outer })]);
    for (const [id, path, code] of [
      [outer, '/privacy/', undefined],
      [inner, '/ar/terms/', undefined],
      [inner, '/', 'coming-soon.closed'],
      [elsewhere, '/privacy/', 'coming-soon.closed'],
    ] as const)
      expect([id, path, await refusalOf(id, path)]).toEqual([id, path, code]);
    for (const id of [header, outer, inner, elsewhere]) await shop.value('templates.trash', { id });
  });

  it('counts shares of the pages that are open', async () => {
    expect((await send('/share/', { fields: { network: 'x', path: '/privacy/' } })).status).toBe(204);
  });
});

describe('CA-05 call 5', () => {
  it('CS-05 stores the flag for signed-in members only', async () => {
    const [one, other] = [await shop.cookieOf('owner'), await shop.cookieOf('page-editor')];
    const { url, nonce, text } = await bannerOf(one);
    expect(text).toContain('id="coming-soon-footer-banner"');
    expect((await bannerOf(one, '/ar')).text).toContain('وضع قريبًا');
    const answer = await dismiss({ url, nonce }, one);
    expect([answer.status, dismissBanner.answers.done?.body.safeParse(answer.body).success]).toEqual([
      200,
      true,
    ]);
    expect((await bannerOf(one)).text).toBe('');
    const stored = await shop.runtime.db
      .selectFrom('staff')
      .select(['id', 'coming_soon_banner_dismissed as flag'])
      .where('coming_soon_banner_dismissed', 'is not', null)
      .execute();
    expect(stored).toEqual([{ id: Number(url.split('/').at(-1)), flag: 'yes' }]);
    expect((await bannerOf(other)).text).toContain('coming-soon-footer-banner');
    expect((await bannerOf('')).text).toBe('');
  });

  it('takes the form that WooCommerce’s script sends', async () => {
    const cookie = await shop.cookieOf('manager');
    const { url, nonce } = await bannerOf(cookie);
    const fields = { 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' };
    expect((await send(url, { fields, cookie, headers: { 'x-wp-nonce': nonce } })).status).toBe(200);
    expect((await bannerOf(cookie)).text).toBe('');
  });

  it('CS-03 CA-05 refuses a call without session or token, for another user, or with another body', async () => {
    const [cookie, foreign] = [await shop.cookieOf('owner'), await shop.cookieOf('owner')];
    const { url, nonce } = await bannerOf(cookie);
    const theirs = await bannerOf(foreign);
    const links = [
      [dismiss({ url, nonce }, ''), 401, 'notSignedIn'],
      [dismiss({ url, nonce: '' }, cookie), 403, 'wrongToken'],
      [dismiss({ url, nonce: theirs.nonce }, cookie), 403, 'wrongToken'],
      [dismiss({ url: theirs.url, nonce }, cookie), 403, 'foreignUser'],
      [dismiss({ url, nonce }, cookie, {}), 400, 'wrongBody'],
      [
        dismiss({ url, nonce }, cookie, { woocommerce_meta: { coming_soon_banner_dismissed: 'no' } }),
        400,
        'wrongBody',
      ],
      [dismiss({ url, nonce }, cookie, []), 400, 'wrongBody'],
      [dismiss({ url, nonce }, cookie, 'x'.repeat(20_000)), 413, 'tooLarge'],
    ] as const;
    for (const [requested, status, name] of links) {
      const answer = await requested;
      expect([name, answer.status]).toEqual([name, status]);
      expect(dismissBanner.answers[name]?.body.safeParse(answer.body).success, name).toBe(true);
    }
    const broken = await send(url, {
      ...{ body: '{', cookie },
      headers: { 'content-type': 'application/json', 'x-wp-nonce': nonce },
    });
    expect([broken.status, (await broken.json()).code]).toEqual([400, 'request.unreadable']);
    expect((await bannerOf(cookie)).text).not.toBe('');
  });
});
