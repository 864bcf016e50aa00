import { MINUTE_MS } from '#kernel/instant.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { idOf } from './basket.ts';
import {
  ADD_BY_SITE,
  addHere,
  answerJson,
  count,
  drawer,
  endpoint,
  expectFragmentsReplaced,
  fieldsOf,
  formButton,
  MINI_CART,
  open,
  recordAlerts,
  recordEvents,
} from './cart-page.ts';

test('AS-01 a product page posts action, product_id and quantity to admin-ajax.php', async ({
  page,
  baseURL,
}) => {
  await open(page);
  await page.locator('form.cart input.qty').fill('2');
  const sent = page.waitForRequest(ADD_BY_SITE);
  await formButton(page).click();
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.url()).toBe(`${baseURL}/wp-admin/admin-ajax.php`);
  expect(request.headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(fieldsOf(request)).toMatchObject({
    action: 'custom_add_to_cart',
    product_id: String(await idOf('cedrane-gold')),
    quantity: '2',
  });
});

test('AS-02 the answer holds fragments', async ({ page }) => {
  await open(page);
  const answered = page.waitForResponse(ADD_BY_SITE);
  await formButton(page).click();
  const { fragments } = await (await answered).json();
  expect(fragments[MINI_CART]).toContain('widget_shopping_cart_content');
});

test('AS-03 the button says Added for two seconds, then Add to cart again', PROOF, async ({ page }) => {
  await page.clock.install();
  await open(page);
  const button = formButton(page);
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
  await expect(button).toHaveText('Add to cart');
  await button.click();
  await expect(button).toHaveText('Added');
  await page.clock.runFor(1900);
  await expect(button).toHaveText('Added');
  await page.clock.runFor(200);
  await expect(button).toHaveText('Add to cart');
});

test('AS-06 the nonce of the page goes with the add', PROOF, async ({ page }) => {
  await open(page);
  const nonce = await page.evaluate(
    () => (globalThis as unknown as { jamra: { nonce: string } }).jamra.nonce,
  );
  const sent = page.waitForRequest(ADD_BY_SITE);
  await formButton(page).click();
  expect(nonce).not.toBe('');
  expect(fieldsOf(await sent).nonce).toBe(nonce);
});

test('AS-07 each fragment of the answer takes the place of its element', async ({ page }) => {
  await open(page);
  await expectFragmentsReplaced(page);
});

test('AS-08 AS-09 the signal fires once, and then the drawer opens', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    document.body.addEventListener('wc_fragments_refreshed', () => {
      seen.push(document.querySelector('dialog#cart-drawer[open]') === null ? 'before' : 'after');
    });
  });
  await formButton(page).click();
  await expect(drawer(page)).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual(['before']);
});

test('AS-10 ER-01 an answer without fragments alerts exactly that the add failed', async ({ page }) => {
  const alerts = recordAlerts(page);
  await open(page);
  await page.route(ADD_BY_SITE, answerJson({ success: true }));
  await formButton(page).click();
  await expect.poll(() => alerts).toEqual(['Failed to add product to cart']);
  await expect(drawer(page)).toBeHidden();
  await expect(formButton(page)).toHaveText('Add to cart');
});

test('AS-11 ER-02 a request that fails alerts exactly that something went wrong', async ({ page }) => {
  const alerts = recordAlerts(page);
  await open(page);
  await page.route(ADD_BY_SITE, (route) => route.abort());
  await formButton(page).click();
  await expect.poll(() => alerts).toEqual(['Something went wrong.']);
  await page.unroute(ADD_BY_SITE);
  await page.route(ADD_BY_SITE, (route) => route.fulfill({ status: 500 }));
  await formButton(page).click();
  await expect.poll(() => alerts).toEqual(['Something went wrong.', 'Something went wrong.']);
  await expect(page.locator('.widget_shopping_cart_live_region')).toHaveText('Something went wrong.');
});

test(
  'AS-11 a shop that cannot change anything at the moment alerts the same, and gives the reason beside the button',
  PROOF,
  async ({ page }) => {
    const alerts = recordAlerts(page);
    await open(page);
    await page.route(ADD_BY_SITE, (route) => route.fulfill({ status: 503 }));
    await formButton(page).click();
    await expect.poll(() => alerts).toEqual(['Something went wrong.']);
    await expect(page.locator('form.cart [data-add-error]')).toHaveText(/\S{3}/);
  },
);

test('AS-11 after a failure the page shows what the server really has', PROOF, async ({ page }) => {
  recordAlerts(page);
  await open(page);
  // The server adds the product; only its answer is lost.
  await page.route(ADD_BY_SITE, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await formButton(page).click();
  await expect(count(page)).toHaveText('1');
  await expect(page.locator(`${MINI_CART} .mini_cart_item`)).toHaveCount(1);
});

test('AS-10 NT-01 shows the server’s reason beside the button', async ({ page }) => {
  recordAlerts(page);
  await open(page);
  await page.route(ADD_BY_SITE, answerJson({ success: false, message: 'Cedrane Gold is sold out.' }));
  await formButton(page).click();
  const notice = page.locator('form.cart [data-add-error]');
  await expect(notice).toHaveText('Cedrane Gold is sold out.');
  await expect
    .poll(() => notice.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(100);
  await page.unroute(ADD_BY_SITE);
  await addHere(page);
  await expect(notice, 'gone with the next try').toHaveCount(0);
});

test('AS-13 a page cached for a week still adds, and a post from another site does not', async ({
  page,
  baseURL,
}) => {
  await page.route('**/product/**', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    const body = (await response.text()).replace(/("nonce":")\w{10}"/, '$1stale12345"');
    await route.fulfill({ response, headers, body });
  });
  await open(page);
  const sent = page.waitForRequest(ADD_BY_SITE);
  await addHere(page);
  expect(fieldsOf(await sent).nonce).toBe('stale12345');
  const form = { action: 'custom_add_to_cart', product_id: await idOf('cedrane-walnut'), quantity: 1 };
  const without = await page.request.post(`${baseURL}/wp-admin/admin-ajax.php`, {
    form: { ...form, nonce: 'stale12345' },
  });
  expect((await without.json()).fragments).toBeDefined();
  const foreign = await page.request.post(`${baseURL}/wp-admin/admin-ajax.php`, {
    form,
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(foreign.status()).toBe(403);
});

test('AS-01 the chosen options of a product go with the add', async ({ page }) => {
  await open(page, '/product/kovia-bar/?attribute_colour=blue');
  const sent = page.waitForRequest(ADD_BY_SITE);
  await formButton(page).click();
  const fields = fieldsOf(await sent);
  expect(fields.attribute_colour).toBe('blue');
  expect(fields.variation_id).toMatch(/^\d+$/);
  await expect(drawer(page).locator('.mini_cart_item')).toHaveCount(1);
});

test('QT-06 a button placed by the builder adds one by the site flow', async ({ page }) => {
  await open(page);
  const id = await idOf('cedrane-walnut');
  await page.locator('main').evaluate((main, productId) => {
    const button = `<button type="button" class="custom_add_to_cart" data-product_id="${productId}">Add to cart</button>`;
    main.insertAdjacentHTML('afterbegin', button);
  }, id);
  const sent = page.waitForRequest(ADD_BY_SITE);
  const button = page.locator('.custom_add_to_cart');
  await button.click();
  expect(fieldsOf(await sent)).toMatchObject({ product_id: String(id), quantity: '1' });
  await expect(button).toHaveText('Added');
  await expect(drawer(page)).toBeVisible();
});

test('AD-01 an attribute chooses the standard flow for a product form', PROOF, async ({ page }) => {
  await open(page);
  await page.evaluate(() => document.querySelector('form.cart')?.setAttribute('data-add-flow', 'standard'));
  await page.locator('form.cart input.qty').fill('3');
  const sent = page.waitForRequest(endpoint('add_to_cart'));
  await formButton(page).click();
  expect(fieldsOf(await sent)).toMatchObject({ quantity: '3' });
  await expect(count(page)).toHaveText('3');
  await expect(page.locator('form.cart a.added_to_cart')).toHaveCount(1);
});

test('the events of an add come in their order', async ({ page }) => {
  await open(page);
  const heard = await recordEvents(
    page,
    'adding_to_cart',
    'wc_fragments_loaded',
    'wc_fragments_refreshed',
    'added_to_cart',
  );
  await addHere(page);
  expect(await heard()).toEqual([
    'adding_to_cart',
    'wc_fragments_loaded',
    'wc_fragments_refreshed',
    'added_to_cart',
  ]);
});
