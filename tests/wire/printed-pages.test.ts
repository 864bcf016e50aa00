import { beforeAll, describe, expect, it } from 'vitest';
import { mailOrderEvent } from '#jobs/mails/order-mails.ts';
import { parseReviewId } from '#kernel/ids.ts';
import { toDecimal } from '#kernel/money.ts';
import { aProduct, PLAIN_IMPORT, rowsOf } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aServedShop } from '../cache/served-shop.ts';
import { paperText } from '../pdf-text.ts';
import { amountsIn, wordsOf } from './amounts.ts';

const { runtime, serve } = await aServedShop();
let origin = '';
let cookie = '';
let key = '';
let id = 0;

/** The currency below the lines of an invoice. Arabic letters come in drawing order, from the left. */
const ON_PAPER = { en: 'AllamountsareinUAEdirham(AED)', ar: 'مهردلاب' };

function quantityIn(html: string): string | undefined {
  return new RegExp(`name="cart\\[${key}\\]\\[qty\\]"[^>]*?value="(\\d+)"`).exec(html)?.[1];
}

async function call(name: string, fields: Record<string, string>, sent = '') {
  const answer = await fetch(`${origin}/?wc-ajax=${name}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: sent === '' ? {} : { cookie: sent },
  });
  const set = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { answer, status: answer.status, body: await answer.json(), cookie: set.join('; ') };
}

const pageFor = async (path: string, sent: string) =>
  (await (await fetch(origin + path, { headers: { cookie: sent } })).text()).replaceAll('<!-- -->', '');

/** A lamp in two colours, and a mug on sale. */
async function importTwoKinds(): Promise<void> {
  const colour = { 'Attribute 1 name': 'Colour', 'Attribute 1 visible': '1' };
  const lamp = { ...colour, Categories: 'Accessories', Stock: '9', 'Sale price': '' };
  const rows = [
    {
      ...{ ...lamp, ID: '800001', Type: 'variable', SKU: 'LAMP', Name: 'Lamp', Parent: '', Stock: '' },
      ...{ 'Regular price': '', 'Attribute 1 value(s)': 'Red, Blue' },
    },
    {
      ...{ ...lamp, ID: '800002', Type: 'variation', SKU: 'LAMP-R', Name: 'Lamp', Parent: 'LAMP' },
      ...{ 'Regular price': '70.00', 'Attribute 1 value(s)': 'Red' },
    },
    {
      ...{ ...lamp, ID: '800003', Type: 'simple', SKU: 'MUG', Name: 'Mug', Parent: '' },
      ...{ 'Attribute 1 name': '', 'Regular price': '40.00', 'Sale price': '30.50' },
    },
  ];
  const report = await runtime.shop.catalogue.importProducts(rowsOf(rows), PLAIN_IMPORT);
  expect(report.refused).toEqual([]);
}

beforeAll(async () => {
  id = await aProduct(runtime, { sku: 'CART-FORM', stock: 9 });
  await importTwoKinds();
  await deliverToDubai(runtime);
  origin = await serve();
  cookie = (await call('add_to_cart', { product_id: String(id), quantity: '2' })).cookie;
  const page = await (await fetch(`${origin}/cart/`, { headers: { cookie } })).text();
  key = /name="cart\[([0-9a-f]{32})\]\[qty\]"/.exec(page)?.[1] ?? '';
  expect(key).not.toBe('');
}, 180_000);

describe('CA-07 WIRE §7 the cart form posted without one of its buttons', () => {
  const fields = () => ({ [`cart[${key}][qty]`]: '7', 'woocommerce-cart-nonce': 'x', coupon_code: 'ten' });
  function multipart(): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields())) form.set(name, value);
    return form;
  }
  const bodies: Record<string, () => URLSearchParams | FormData> = {
    'as scripts send it': () => new URLSearchParams(fields()),
    'in parts': multipart,
    'without a field': () => new URLSearchParams(),
    'with fields of nobody': () => new URLSearchParams({ a: 'b', 'cart[x]': 'y' }),
  };

  it.each(Object.entries(bodies))('answers the cart page without changes: %s', async (_kind, body) => {
    for (const path of ['/cart/', '/ar/cart/']) {
      const answer = await fetch(origin + path, {
        method: 'POST',
        body: body(),
        headers: { cookie, origin },
        redirect: 'manual',
      });
      const html = await answer.text();
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(html).toContain('woocommerce-cart-form');
      expect(quantityIn(html)).toBe('2');
    }
  });

  it('answers an empty cart without a session', async () => {
    const answer = await fetch(`${origin}/cart/`, {
      method: 'POST',
      body: new URLSearchParams(),
      headers: { origin },
    });
    expect([answer.status, (await answer.text()).includes('wc-empty-cart-message')]).toEqual([200, true]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

it('RT-01 CO-05 a refused code is shown at its field too, with what was typed', async () => {
  for (const [prefix, why] of [
    ['', 'isn’t valid'],
    ['/ar', 'غير صالح'],
  ] as const) {
    const answer = await fetch(`${origin}${prefix}/cart/`, {
      method: 'POST',
      body: new URLSearchParams({ apply_coupon: '1', coupon_code: 'basket-ton' }),
      headers: { cookie, origin },
      redirect: 'manual',
    });
    expect(answer.status).toBe(302);
    const html = await pageFor(`${prefix}/cart/`, `${cookie}; jamra_notices=1`);
    const [field = ''] = /<input[^>]*id="coupon_code"[^>]*>/.exec(html) ?? [];
    expect(field).toContain('value="BASKET-TON"');
    expect(field).toContain('aria-invalid="true"');
    expect(field).toContain('aria-describedby="coupon_code_error"');
    expect(/id="coupon_code_error">[\s\S]*?<\/span>/.exec(html)?.[0]).toContain(why);
  }
  const calm = await pageFor('/cart/', cookie);
  expect(calm).not.toContain('coupon_code_error');
});

it('WIRE §10 the checkout has a hidden #billing_country', async () => {
  for (const path of ['/checkout/', '/ar/checkout/']) {
    const html = await (await fetch(origin + path, { headers: { cookie } })).text();
    const fields = html.match(/<[a-z]+[^>]*name="billing_country"[^>]*>/g) ?? [];
    expect(fields).toHaveLength(1);
    expect(fields[0]).toMatch(/^<input type="hidden" id="billing_country"/);
    expect(fields[0]).toContain('value="AE"');
    expect(html).not.toContain('country_to_state');
  }
});

it('AS-01 the add button of a product page names its product', async () => {
  for (const [path, product] of [
    ['/product/cart-form/', id],
    ['/product/mug/', 800_003],
  ] as const) {
    const [button = ''] = (await pageFor(path, '')).match(/<button[^>]*name="add-to-cart"[^>]*>/) ?? [];
    expect(button).toContain(`value="${product}"`);
  }
});

it('WIRE 7 a product form that names no product is answered with its page', async () => {
  const forms: Record<string, string>[] = [
    { 'add-to-cart': '99999999' },
    { 'add-to-cart': 'lamp' },
    { 'add-to-cart': '' },
    { 'add-to-cart': '800001', product_id: '800001', variation_id: '99999999' },
    { 'add-to-cart': '800001', product_id: '800001', variation_id: String(id) },
  ];
  for (const fields of forms) {
    const sent = { method: 'POST', body: new URLSearchParams({ ...fields, quantity: '1' }) };
    const answer = await fetch(`${origin}/product/lamp/`, sent);
    expect({ fields, status: answer.status }).toEqual({ fields, status: 200 });
    expect(await answer.text()).toContain('id="product-800001"');
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

const first = (pattern: RegExp, html: string) => pattern.exec(html)?.[1] ?? '';
const AMOUNT = '[\\s\\S]*?([\\d,]+\\.\\d\\d)';

/** The facts of a printed cart line, on any page. */
function lineFacts(html: string) {
  return {
    key: first(/name="cart\[([0-9a-f]{32})\]\[qty\]"/, html),
    name: first(/class="j-line__name"[^>]*>([^<]*)</, html),
    options: first(/<p class="j-line__meta">([^<]*)<\/p>/, html),
    quantity: first(/name="cart\[[0-9a-f]{32}\]\[qty\]"[^>]*?value="(\d+)"/, html),
    price: first(new RegExp(`class="j-prices price">${AMOUNT}`), html),
  };
}

/** The lines and the subtotal of the drawer and of the cart page. */
async function bothCarts(cart: string) {
  const drawer = (await call('get_refreshed_fragments', {}, cart)).body.fragments;
  const mini: string = drawer['div.widget_shopping_cart_content'];
  const page = await pageFor('/cart/', cart);
  return {
    undo: drawer['div.jamra-cart-undo'] as string,
    links: [...mini.matchAll(/class="button[^"]*wc-forward[^"]*" href="([^"]*)"/g)].map(([, href]) => href),
    drawer: {
      lines: mini.split('mini_cart_item ').slice(1).map(lineFacts),
      subtotal: first(new RegExp(`woocommerce-mini-cart__total${AMOUNT}`), mini),
    },
    page: {
      lines: page.split('woocommerce-cart-form__cart-item ').slice(1).map(lineFacts),
      subtotal: first(new RegExp(`class="cart-subtotal"${AMOUNT}`), page),
    },
  };
}

it('MC-06 the drawer and the cart page agree after every use of its controls', async () => {
  const filled = (await call('add_to_cart', { product_id: '800001', variation_id: '800002', quantity: '2' }))
    .cookie;
  await call('add_to_cart', { product_id: '800003', quantity: '3' }, filled);
  const before = await bothCarts(filled);
  const [lamp, mug] = before.drawer.lines;
  expect(before.drawer).toMatchObject({
    lines: [
      { name: 'Lamp', options: 'Red', quantity: '2', price: '140.00' },
      { name: 'Mug', options: '', quantity: '3', price: '91.50' },
    ],
    subtotal: '231.50',
  });
  expect(before.page).toEqual(before.drawer);
  expect(before.links).toEqual(['/checkout/', '/cart/']);

  await call('jamra_set_quantity', { cart_item_key: mug?.key ?? '', quantity: '4' }, filled);
  const changed = await bothCarts(filled);
  expect(changed.drawer).toMatchObject({
    lines: [lamp, { quantity: '4', price: '122.00' }],
    subtotal: '262.00',
  });
  expect(changed.page).toEqual(changed.drawer);

  await call('remove_from_cart', { cart_item_key: lamp?.key ?? '' }, filled);
  const without = await bothCarts(filled);
  expect(without.drawer).toMatchObject({ lines: [{ name: 'Mug' }], subtotal: '122.00' });
  expect(without.page).toEqual(without.drawer);
  expect(without.undo).toMatch(new RegExp(`restore-item"[^>]*data-cart_item_key="${lamp?.key}"`));

  await call('jamra_restore_item', { cart_item_key: lamp?.key ?? '' }, filled);
  const restored = await bothCarts(filled);
  expect(restored.drawer.subtotal).toBe('262.00');
  expect(restored.drawer.lines).toEqual(expect.arrayContaining(changed.drawer.lines));
  expect(restored.page).toEqual(restored.drawer);
});

it('RT-01 a line of which less is left is reported, and stops the checkout', async () => {
  const few = await aProduct(runtime, { sku: 'FEW', stock: 2 });
  const filled = (await call('add_to_cart', { product_id: String(few), quantity: '2' })).cookie;
  const TO_CHECKOUT = 'class="checkout-button ';
  const before = await pageFor('/cart/', filled);
  expect([before.includes(TO_CHECKOUT), before.includes('data-told="too-many"')]).toEqual([true, false]);
  await aProduct(runtime, { sku: 'FEW', stock: 1 });
  const after = await pageFor('/cart/', filled);
  expect([after.includes(TO_CHECKOUT), after.includes('data-told="too-many"')]).toEqual([false, true]);
});

it('RT-07 account, received order, policy, results and a missing page each have one address', async () => {
  const text = { title: { en: 'Privacy' }, excerpt: { en: '' }, body: { en: '<p>Words</p>' } };
  await runtime.shop.content.save({
    ...{ kind: 'page', slug: 'privacy', ...text, tree: [], coverId: null, category: '', tags: [] },
    ...{ details: { products: [] }, position: 0, publishedAt: new Date('2026-11-02T08:00:00Z') },
  });
  const order = await anOrder(runtime, [{ id: 800_003, quantity: 1 }]);
  for (const prefix of ['', '/ar'])
    for (const [path, status, text] of [
      ['/my-account/', 200, '/my-account/'],
      [`/checkout/order-received/${order.id}/?key=${order.key}`, 200, '/checkout/'],
      ['/privacy/', 200, '/privacy/'],
      ['/?s=nothing&post_type=product', 200, '/'],
      ['/nowhere/', 404, '/not-found/'],
    ] as const) {
      const answer = await fetch(origin + prefix + path, { redirect: 'manual' });
      const addresses = [...(await answer.text()).matchAll(/<link rel="canonical" href="([^"]*)"/g)];
      expect([path, answer.status, ...addresses.map(([, address]) => address)]).toEqual([
        ...[path, status],
        `${origin}${prefix}${text}`,
      ]);
    }
});

it('RV-07 the average and the count follow an approval, for shoppers and for machines', async () => {
  const hidden = { 'Visibility in catalog': 'hidden' };
  const product = await aProduct(runtime, { sku: 'KETTLE', more: hidden });
  const read = () => pageFor('/product/kettle/', '');
  const review = { rating: '4', comment: 'Keeps warm.', author: 'Sara', email: 'sara@example.com' };
  const sent = await fetch(`${origin}/wp-comments-post.php`, {
    method: 'POST',
    body: new URLSearchParams({ ...review, comment_post_ID: String(product), comment_parent: '0' }),
    redirect: 'manual',
  });
  const id = parseReviewId(first(/unapproved=(\d+)/, sent.headers.get('location') ?? ''));
  if (id === null) throw new Error('no review');
  expect(await read()).not.toMatch(/aggregateRating|Keeps warm/);
  expect((await runtime.shop.reviews.move(id, 'approved', { actor: 'tests' })).ok).toBe(true);
  await expect.poll(read).toContain('Keeps warm.');
  const html = await read();
  expect(html).toMatch(/"aggregateRating":\{[^}]*"ratingValue":"4(?:\.0)?","reviewCount":1/);
  expect(html).toContain('Reviews (1)');
});

it('CO-02 the checkout asks for emirate, area, street, building and landmark, and no postcode', async () => {
  for (const path of ['/checkout/', '/ar/checkout/']) {
    const html = await pageFor(path, cookie);
    const form = first(/(<form[^>]*name="checkout"[\s\S]*?<\/form>)/, html);
    const names = [...form.matchAll(/<(?:input|select|textarea)[^>]*name="([^"]*)"/g)].map(
      ([, name]) => name,
    );
    for (const name of ['city', 'address_1', 'address_2', 'landmark'])
      expect(names).toContain(`billing_${name}`);
    expect(names.filter((name) => /post_?code|postal|zip/i.test(name ?? ''))).toEqual([]);
    const select = first(/<select[^>]*name="billing_state"[^>]*>([\s\S]*?)<\/select>/, form);
    const emirates = [...select.matchAll(/<option[^>]*value="([^"]*)"/g)].map(([, value]) => value);
    expect(emirates.toSorted()).toEqual(['', 'AJ', 'AZ', 'DU', 'FU', 'RK', 'SH', 'UQ']);
  }
});

describe.each(['', '/ar'])('a visitor without an account, below "%s"', (prefix) => {
  const PLACES = ['/', '/shop/', '/category/accessories/', '/product/mug/', '/cart/', '/checkout/'];

  it('GEN-01 reads home, listing, product, cart and checkout without being asked to sign in', async () => {
    for (const [place, sent] of [...PLACES.map((one) => [one, cookie]), ['/cart/', '']] as const) {
      const answer = await fetch(origin + prefix + place, { headers: { cookie: sent }, redirect: 'manual' });
      const html = await answer.text();
      expect([place, answer.status]).toEqual([place, 200]);
      expect(html).not.toMatch(/type="password"|name="username"/);
    }
    expect(await pageFor(`${prefix}/checkout/`, cookie)).toContain('id="place_order"');
  });

  it('GEN-03 sees every price in dirham: on pages, in drawer, mail and invoice', async () => {
    const drawer = await call('get_refreshed_fragments', {}, cookie);
    const shown = new Map(
      await Promise.all(PLACES.map(async (place) => [place, await pageFor(prefix + place, cookie)] as const)),
    );
    shown.set('drawer', Object.values(drawer.body.fragments).join(' '));
    const language = prefix === '' ? 'en' : 'ar';
    for (const [place, html] of shown) {
      const { inDirham, others } = amountsIn(wordsOf(html));
      expect([place, others]).toEqual([place, []]);
      expect(inDirham.length, place).toBeGreaterThan(0);
    }

    const order = await anOrder(runtime, [{ id: 800_003, quantity: 2 }]);
    const total = toDecimal(order.totals.total);
    await runtime.db
      .updateTable('shop_order')
      .set({ language, placed_at: new Date() })
      .where('id', '=', order.id)
      .execute();
    for (const news of runtime.news.splice(0)) await mailOrderEvent(runtime)(news);
    const mails = await runtime.db
      .selectFrom('mail_message')
      .select(['html', 'plain'])
      .where('order_id', '=', order.id)
      .execute();
    expect(mails).toHaveLength(1);
    for (const text of mails.flatMap(({ html, plain }) => [wordsOf(html), plain])) {
      const { inDirham, others } = amountsIn(text);
      expect(others).toEqual([]);
      expect(inDirham).toContain(total);
    }

    const address = `${prefix}/checkout/order-received/${order.id}/invoice.pdf?key=${order.key}`;
    const paper = paperText(Buffer.from(await (await fetch(origin + address)).arrayBuffer()));
    // The letters of one amount may come from two fonts, each a run of its own.
    const letters = paper.replace(/\s/g, '');
    expect(letters).toContain(`AED${total}`);
    expect(letters).toContain(ON_PAPER[language]);
    expect(paper).not.toMatch(/[$€£]|USD|EUR|GBP/);
  });
});

describe('SV-04 the limits of a new shop', () => {
  const shopper = async () => {
    const statuses: number[] = [];
    const { cookie: newCookie, status } = await call('add_to_cart', { product_id: String(id) });
    statuses.push(status);
    for (const path of ['/shop/', '/product/mug/', '/?s=lamp', '/cart/', '/checkout/'])
      statuses.push((await fetch(origin + path, { headers: { cookie: newCookie } })).status);
    for (let more = 0; more < 5; more += 1) {
      statuses.push((await call('add_to_cart', { product_id: '800003' }, newCookie)).status);
      statuses.push((await call('get_refreshed_fragments', {}, newCookie)).status);
    }
    return statuses;
  };

  it('never affect a dozen shoppers at one address', async () => {
    const statuses = (await Promise.all(Array.from({ length: 12 }, shopper))).flat();
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it('answer 429 with the waiting time to the 121st change of a cart only', async () => {
    const { cookie: newCookie } = await call('add_to_cart', { product_id: '800003' });
    const change = () =>
      call('jamra_set_quantity', { cart_item_key: 'x'.repeat(32), quantity: '2' }, newCookie);
    // A few at a time: if the database does not count a call within half a second, the process alone does.
    for (let batch = 0; batch < 12; batch += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, change));
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    }
    const { answer, status, body } = await change();
    expect([status, body.code]).toEqual([429, 'cart.too-many-requests']);
    expect(answer.headers.get('retry-after')).toBe(String(body.retry_after));
    expect(body.retry_after).toBeGreaterThan(0);
    expect(body.retry_after).toBeLessThanOrEqual(60);
    expect((await call('get_refreshed_fragments', {}, newCookie)).status).toBe(200);
    expect((await shopper()).filter((one) => one !== 200)).toEqual([]);
  });
});

it.each(['/admin/orders/', '/ar/admin/upload/', '/my-account/orders/', '/my-account/view-order/9/'])(
  'CA-07 %s with a very long address leads to the sign-in page, in a header that proxies accept',
  async (path) => {
    const long = '%25'.repeat(4000);
    const addresses = [`${path}?id=${long}`, `${path}${long}/`];
    for (const address of addresses) {
      const answer = await fetch(origin + address, { redirect: 'manual' });
      await answer.text();
      expect(answer.status).toBeLessThan(500);
      expect((answer.headers.get('location') ?? '').length).toBeLessThan(2000);
    }
  },
);

const stylesIn = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="[^"]*?\/(\w+)[^"/]*\.css" data-precedence/g)].map(
    ([, name]) => name,
  );

it.each([
  ['/', 'landing'],
  ['/cart/', 'purchase'],
  ['/checkout/', 'purchase'],
  ['/gift-card/', 'purchase'],
])('%s has the stylesheet that most pages do without', async (path, name) => {
  expect(stylesIn(await pageFor(path, cookie)).slice(1)).toEqual([name]);
  expect(stylesIn(await pageFor('/shop/', cookie))).not.toContain(name);
});

const awaitedIn = (html: string) => /<link rel="expect" href="#([^"]+)" blocking="render"\/>/.exec(html)?.[1];

it('the first paint waits until the age question is open, and on other pages for the whole header', async () => {
  const asking = await pageFor('/', '');
  const dialog = new RegExp(`</main>.*<dialog class="j-age" id="${awaitedIn(asking)}".*?</dialog>`, 's');
  expect(dialog.exec(asking)?.[0]).toMatch(/showModal\(\).*<\/script><\/dialog>$/s);
  const calm = await pageFor('/under-age/', '');
  expect(calm).toContain(`</header><main id="${awaitedIn(calm)}"`);
});

it('SE-03 a search counts as one without results where its page is sent, not for a HEAD request', async () => {
  const search = async (method: 'GET' | 'HEAD', words: string) =>
    (await fetch(`${origin}/?s=${words}&post_type=product`, { method })).status;
  expect([await search('HEAD', 'qxnone'), await search('GET', 'qxnothing')]).toEqual([200, 200]);
  const missed = await runtime.shop.search.missedWords(1, 1000);
  expect(missed.filter(({ words }) => words.startsWith('qx'))).toMatchObject([
    { words: 'qxnothing', count: 1 },
  ]);
});
