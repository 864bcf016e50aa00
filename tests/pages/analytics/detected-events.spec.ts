import { addedProduct, goTo, openCheckout, place, type } from '../checkout/checkout.ts';
import { PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';
import { recordEvents } from './sent-events.ts';

const LEAVES = `<a id="away" href="https://elsewhere.example/a/" target="_blank">Away</a>
  <button id="marked" type="button" data-event="size guide">Guide</button>
  <a id="file" href="/media/guide.pdf" target="_blank">Guide</a>`;

test('AN-02 a page view is sent once, without the parameters of personal pages', PROOF, async ({ page }) => {
  const sent = recordEvents(page);
  await page.goto('/shop/?utm_source=mail&utm_campaign=autumn');
  await expect.poll(() => sent.named('page_view')).toHaveLength(1);
  expect(await sent.named('page_view')).toEqual([
    {
      page_location: expect.stringMatching(/\/shop\/\?utm_source=mail&utm_campaign=autumn$/),
      page_title: await page.title(),
      page_referrer: '',
    },
  ]);
});

test('AN-03 scrolling to the set depth is one event', PROOF, async ({ page }) => {
  const sent = recordEvents(page);
  await page.goto('/shop/');
  await expect.poll(() => sent.named('page_view')).toHaveLength(1);
  await page.evaluate(() => scrollTo(0, 200));
  expect(await sent.named('scroll')).toEqual([]);
  for (const top of [1e6, 0, 1e6]) await page.evaluate((y) => scrollTo(0, y), top);
  await expect.poll(() => sent.named('scroll')).toEqual([{ percent_scrolled: 90 }]);
});

test(
  'AN-04 AN-05 an outside link, a marked button and a file are an event each',
  PROOF,
  async ({ page, context }) => {
    await context.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'away' }));
    const sent = recordEvents(page);
    await page.goto('/faq/');
    await page.locator('main').evaluate((main, html) => main.insertAdjacentHTML('afterbegin', html), LEAVES);
    await expect.poll(() => sent.named('page_view')).toHaveLength(1);
    for (const id of ['away', 'marked', 'file']) await page.locator(`#${id}`).click();
    await expect
      .poll(async () => [...(await sent.named('click')), ...(await sent.named('file_download'))])
      .toEqual([
        expect.objectContaining({ link_domain: 'elsewhere.example', outbound: true }),
        expect.objectContaining({ outbound: false, event_label: 'size guide' }),
        expect.objectContaining({ file_name: '/media/guide.pdf', file_extension: 'pdf' }),
      ]);
  },
);

test('AN-06 the first field of a form and its sending are two events', async ({ page }) => {
  const sent = recordEvents(page);
  await page.goto('/track-order/');
  await expect.poll(() => sent.named('page_view')).toHaveLength(1);
  const form = page.locator('main form[method="post"]').first();
  await page.locator('#orderid').focus();
  await page.locator('#order_email').focus();
  await expect.poll(() => sent.named('form_start')).toHaveLength(1);
  expect(await sent.named('form_submit')).toEqual([]);
  await form.evaluate((one: HTMLFormElement) => {
    one.noValidate = true;
    one.addEventListener('submit', (event) => event.preventDefault());
    one.requestSubmit();
  });
  await expect.poll(() => sent.named('form_submit')).toHaveLength(1);
  expect(await sent.named('form_start')).toEqual(await sent.named('form_submit'));
});

test('AN-08 results are an event with the term, also where there are none', async ({ page }) => {
  const sent = recordEvents(page);
  await page.goto('/?s=menthol&post_type=product');
  await expect
    .poll(() => sent.named('view_search_results'))
    .toEqual([{ search_term: 'menthol', results: 1 }]);
  await page.goto('/?s=zzqxw&post_type=product');
  await expect
    .poll(async () => (await sent.named('view_search_results')).at(1))
    .toEqual({ search_term: 'zzqxw', results: 0 });
});

test('AN-08 SE-01 the term is recorded whichever parameter it came in', PROOF, async ({ page }) => {
  const sent = recordEvents(page);
  for (const address of [
    '/?q=menthol',
    '/?search=menthol',
    '/?query=menthol',
    '/shop/?s=&keyword=+menthol',
  ]) {
    const before = (await sent.named('view_search_results')).length;
    await page.goto(address);
    await expect
      .poll(async () => (await sent.named('view_search_results')).slice(before), address)
      .toEqual([{ search_term: 'menthol', results: 1 }]);
  }
});

test('AN-09 AN-11 a purchase is the sequence of its steps in dirhams, once an order', async ({ page }) => {
  const id = await addedProduct('AN-SEQUENCE', { 'Regular price': '40.00' });
  const sent = recordEvents(page);
  const item = { item_id: String(id), price: 40, quantity: 1 };
  await page.goto('/product/an-sequence/');
  await expect
    .poll(() => sent.named('view_item'))
    .toMatchObject([{ currency: 'AED', value: 40, items: [item] }]);
  await page.locator('.single_add_to_cart_button').first().click();
  await expect.poll(() => sent.named('add_to_cart')).toMatchObject([{ value: 40, items: [item] }]);
  await page.locator('#cart-drawer .remove_from_cart_button').first().click();
  await expect.poll(() => sent.named('remove_from_cart')).toMatchObject([{ value: 40, items: [item] }]);
  await openCheckout(page, id);
  await expect.poll(() => sent.named('begin_checkout')).toMatchObject([{ currency: 'AED', items: [item] }]);
  await type(page, 'an-sequence@example.com');
  await goTo(page, 'DU');
  await place(page);
  await expect.poll(() => sent.named('purchase')).toMatchObject([{ currency: 'AED', items: [item] }]);
  const [purchase] = await sent.named('purchase');
  expect(purchase).toMatchObject({ transaction_id: expect.stringMatching(/^\d+$/) });
  await page.reload();
  await settle(page);
  await expect.poll(async () => (await sent.named('page_view')).length).toBeGreaterThanOrEqual(4);
  expect(await sent.named('purchase')).toHaveLength(1);
});

test('AN-11 what is added before the script that detects it has loaded is an event', async ({ page }) => {
  const id = await addedProduct('AN-EARLY', { 'Regular price': '40.00' });
  const sent = recordEvents(page);
  let arrive = (): void => undefined;
  const isAdded = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/s\/interactions-[\w-]+\.js$/, async (route) => {
    await isAdded;
    await route.continue();
  });
  await page.goto('/product/an-early/');
  await page.locator('.single_add_to_cart_button').first().click();
  await expect(page.locator('#cart-drawer .mini_cart_item')).toHaveCount(1);
  expect(await sent.named('add_to_cart')).toEqual([]);
  arrive();
  await expect
    .poll(() => sent.named('add_to_cart'))
    .toMatchObject([{ value: 40, items: [{ item_id: String(id), price: 40, quantity: 1 }] }]);
});

test(
  'AN-10 refused statistics and signed-in staff send nothing',
  PROOF,
  async ({ page, context, baseURL }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.addInitScript(() =>
      localStorage.setItem('jamra_consent', JSON.stringify({ version: 2, at: 1, granted: [] })),
    );
    await page.clock.install();
    const quiet = async () => {
      requests.length = 0;
      await page.goto('/shop/', { waitUntil: 'load' });
      await page.clock.runFor(2500);
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
      return requests.filter((url) => /analytics|\/events\//.test(url));
    };
    expect(await quiet()).toEqual([]);
    await page.evaluate(() => localStorage.clear());
    await page.addInitScript(() => localStorage.removeItem('jamra_consent'));
    await context.addCookies([{ name: 'jamra_staff_hint', value: '1', url: baseURL ?? '' }]);
    expect(await quiet()).toEqual([]);
    await context.clearCookies({ name: 'jamra_staff_hint' });
    expect(await quiet()).not.toEqual([]);
  },
);
