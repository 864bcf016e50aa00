import type { Page } from '@playwright/test';
import { detailsOf, PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import {
  addedProduct,
  expectTyped,
  goTo,
  LANGUAGES,
  openCheckout,
  ordersOf,
  place,
  type,
} from './checkout.ts';

/** The most fields that the checkout may show to a guest. */
const MOST_FIELDS = 12;
const STICKS = 137;
const MOST_STEPS = 150;

for (const { language, prefix, thanks, dubai } of LANGUAGES) {
  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    const ordered = `CO-01 a guest orders with cash on delivery, in ${language}`;
    test(ordered, detailsOf(prefix), async ({ page }) => {
      const email = `quiet-${language}@example.com`;
      await openCheckout(page, STICKS, prefix);
      await expect(page.locator('[name=account_password]'), 'no account is asked for').toHaveCount(0);
      await type(page, email);
      await page.locator('#billing_state').selectOption('DU');
      await page.locator('[data-update-totals]').click();
      await expectTyped(page, { billing_email: email });
      const slot = page.locator('[name=delivery_slot]').nth(1);
      const hours = (await slot.locator('+ span').textContent()) ?? '';
      await slot.locator('..').click();
      await page.locator('#payment_method_cod').check();
      await place(page);
      await expect(page.locator('h1')).toHaveText(thanks);
      await expect(page.locator('.woocommerce-order')).toContainText(dubai);
      await expect(page.locator('.woocommerce-customer-details')).toContainText(hours);
      await expect(
        page.locator('form [name=register], form.register').first(),
        'an account after',
      ).toBeVisible();
      expect(await ordersOf(email)).toMatchObject([{ status: 'confirmed', payment_method: 'cod' }]);
    });

    const refused = `CO-01 what is wrong is told at its field and above, in ${language}`;
    test(refused, detailsOf(prefix), async ({ page }) => {
      await openCheckout(page, STICKS, prefix);
      await type(page, 'half@example.com', { billing_phone: '04 000', billing_city: '' });
      await page.locator('#billing_state').selectOption('DU');
      await page.locator('#place_order').click();
      const summary = page.locator('[data-error-summary]');
      await expect(summary.locator('a[href="#billing_phone"]')).toBeVisible();
      await expect(summary.locator('a[href="#billing_city"]')).toBeVisible();
      await expect(page.locator('#billing_phone_error')).toBeVisible();
      await expectTyped(page, { billing_phone: '04 000', billing_city: '' });
    });
  });
}

test(
  'CO-01 a line above leaves once its field is filled, and the last one takes the box with it',
  PROOF,
  async ({ page }) => {
    await openCheckout(page, STICKS);
    await type(page, 'lines@example.com', { billing_phone: '', billing_city: '' });
    await page.locator('#billing_state').selectOption('DU');
    await place(page);
    const summary = page.locator('[data-error-summary]');
    await expect(summary.locator('li')).toHaveCount(2);
    await page.locator('#billing_city').fill('Marina');
    await expect(summary.locator('li')).toHaveText(/phone|mobile/i);
    // As a browser autofills it while another field has the focus.
    await summary.locator('a').focus();
    await page.locator('#billing_phone').evaluate((field: HTMLInputElement) => {
      field.value = '0501234567';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(summary).toBeHidden();
    await expect(page.locator('#billing_phone')).toBeFocused();
  },
);

test('CO-01 a guest order has at most twelve fields', PROOF, async ({ page }) => {
  await openCheckout(page, STICKS);
  let fields = 0;
  const count = async (act: Promise<unknown>) => {
    await act;
    fields += 1;
  };
  for (const name of ['phone', 'email', 'first_name', 'last_name', 'city', 'address_1', 'address_2'])
    await count(page.locator(`#billing_${name}`).fill(name === 'phone' ? '0501234567' : 'few@example.com'));
  await count(page.locator('#billing_state').selectOption('DU'));
  await expect(page.locator('[name="shipping_method[0]"]').first()).toBeVisible();
  await count(page.locator('#age_confirmed').check());
  await count(page.locator('#terms').check());
  await page.locator('#place_order').click();
  await expect(page.locator('h1')).toHaveText('Thank you');
  expect(fields).toBeLessThanOrEqual(MOST_FIELDS);
});

/** Presses Tab until the element with this id has the focus. */
async function tabTo(page: Page, id: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if ((await page.evaluate(() => document.activeElement?.id)) === id) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${id} is not reached by Tab`);
}

test('CO-01 an order is placed by keyboard only', PROOF, async ({ page }) => {
  await openCheckout(page, STICKS);
  const write = async (name: string, text: string) => {
    await tabTo(page, name);
    await page.keyboard.type(text);
  };
  await write('billing_phone', '0501234567');
  await write('billing_email', 'keys@example.com');
  await write('billing_first_name', 'Sara');
  await write('billing_last_name', 'N.');
  await write('billing_state', 'Dub');
  await expect(page.locator('#billing_state')).toHaveValue('DU');
  await expect(page.locator('[name=delivery_slot]').first()).toBeAttached();
  await write('billing_city', 'Al Safa');
  await write('billing_address_1', 'Street 12');
  await write('billing_address_2', 'Villa 14');
  const chosen = page.locator('[name=delivery_slot]:checked');
  const first = await chosen.inputValue();
  await tabTo(page, (await chosen.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(chosen, 'the next time by an arrow').not.toHaveValue(first);
  const wanted = await chosen.inputValue();
  await expect(chosen).toBeFocused();
  await tabTo(page, 'age_confirmed');
  await page.keyboard.press('Space');
  await tabTo(page, 'terms');
  await page.keyboard.press('Space');
  await tabTo(page, 'place_order');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Thank you');
  expect(await ordersOf('keys@example.com')).toMatchObject([{ delivery: { slot: { id: wanted } } }]);
});

test('CO-01 what the keyboard reaches in the checkout is seen', PROOF, async ({ page }) => {
  await openCheckout(page, STICKS);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) continue;
    await expect(focused).toHaveCSS('clip-path', 'none');
    if ((await focused.getAttribute('id')) === 'place_order') return;
  }
  throw new Error('place_order is not reached by Tab');
});

test('CO-02 the address has seven emirates, area, building and landmark, and no postcode', async ({
  page,
}) => {
  await openCheckout(page, STICKS);
  const names = await page
    .locator('form.checkout [name]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name') ?? ''));
  expect(names.filter((name) => /post|zip/i.test(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['billing_city', 'billing_address_2', 'billing_landmark']));
  await expect(page.locator('#billing_state option')).toHaveCount(8);
});

// All formats of numbers are tested beside the rule: `kernel/address/phone.test.ts`.
test('CO-03 a mobile number in Arabic digits and spaces is stored in one form', PROOF, async ({ page }) => {
  const email = 'arabic-digits@example.com';
  await openCheckout(page, await addedProduct('CHECKOUT-PHONE'));
  await type(page, email, { billing_phone: '٠٥٠ ١٢٣ ٤٥٦٧' });
  await goTo(page, 'DU');
  await place(page);
  await expect(page.locator('h1')).toHaveText('Thank you');
  expect(await ordersOf(email)).toMatchObject([{ phone: '+971501234567' }]);
});

test('CO-03 a wrong number is refused with an example', async ({ page }) => {
  await openCheckout(page, await addedProduct('CHECKOUT-PHONE'));
  await type(page, 'wrong-phone@example.com', { billing_phone: '12345' });
  await goTo(page, 'DU');
  await place(page);
  await expect(page.locator('#billing_phone_error')).toContainText('050 123 4567');
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  await page.locator('#billing_phone').fill('050 123 4567');
  await expect(page.locator('#billing_phone_error')).toHaveCount(0);
  await expect(page.locator('#billing_phone')).not.toHaveAttribute('aria-invalid');
  await expect(page.locator('#billing_phone')).toHaveAccessibleDescription(/driver/);
});

test('CO-04 tobacco without age confirmation is refused and typed values stay', async ({ page }) => {
  await openCheckout(page, STICKS);
  await type(page, 'young@example.com');
  await goTo(page, 'DU');
  await page.locator('#terms').check();
  await page.locator('#place_order').click();
  await expect(page.locator('[data-error-summary]')).toContainText('adults only');
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  await expectTyped(page);
  const reviewed = page.waitForResponse(/update_order_review/);
  await page.locator('#billing_address_1').fill('Villa 8, Palm Street');
  await (await reviewed).finished();
  await expect(page.locator('form[data-checkout]')).not.toHaveAttribute('aria-busy');
  await expect(page.locator('#age_confirmed')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#age_confirmed_error')).toBeVisible();
  expect(await ordersOf('young@example.com')).toEqual([]);
});

test('CO-07 a lost response and a second press place one order', PROOF, async ({ page }) => {
  await openCheckout(page, await addedProduct('CHECKOUT-TWICE'));
  await type(page, 'twice@example.com');
  await goTo(page, 'DU');
  await page.locator('#terms').check();
  let lost = 0;
  await page.route('**/?wc-ajax=checkout', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await page.locator('#place_order').click();
  await expect(page.locator('[data-error-summary]')).toContainText('It won’t be placed twice');
  await expectTyped(page);
  await page.locator('#place_order').click();
  await expect(page.locator('h1')).toHaveText('Thank you');
  expect(await ordersOf('twice@example.com')).toHaveLength(1);
});

test('SV-04 a rate-limited press shows the waiting time and later orders', PROOF, async ({ page }) => {
  await openCheckout(page, await addedProduct('CHECKOUT-WAIT'));
  await type(page, 'wait@example.com');
  await goTo(page, 'DU');
  await page.locator('#terms').check();
  await page.route('**/?wc-ajax=checkout', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/json',
      body: JSON.stringify({ error: true, code: 'cart.too-many-requests', message: 'Wait 7 seconds.' }),
    }),
  );
  await page.locator('#place_order').click();
  await expect(page.locator('[data-error-summary]')).toContainText('Wait 7 seconds.');
  await expectTyped(page, { billing_email: 'wait@example.com' });
  await page.unroute('**/?wc-ajax=checkout');
  await page.locator('#place_order').click();
  await expect(page.locator('h1')).toHaveText('Thank you');
  expect(await ordersOf('wait@example.com')).toHaveLength(1);
});

test('CO-07 one form sent three times at once places one order', async ({ page }) => {
  await openCheckout(page, await addedProduct('CHECKOUT-THRICE'));
  await type(page, 'thrice@example.com');
  await goTo(page, 'DU');
  await page.locator('#terms').check();
  const fields = await page.locator('form.checkout').evaluate((form) => {
    const sent = new URLSearchParams(
      [...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
    );
    sent.set('woocommerce_checkout_place_order', '1');
    return sent.toString();
  });
  const post = () =>
    page.request.post('/checkout/', {
      data: fields,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      maxRedirects: 0,
    });
  const answers = await Promise.all([post(), post(), post()]);
  expect(answers.map((answer) => answer.status())).toEqual([302, 302, 302]);
  expect(new Set(answers.map((answer) => answer.headers().location)).size).toBe(1);
  expect(await ordersOf('thrice@example.com')).toHaveLength(1);
});

test('CO-09 terms must be accepted, and the accepted text is linked in the order', async ({ page }) => {
  await openCheckout(page, await addedProduct('CHECKOUT-TERMS'));
  await type(page, 'terms@example.com');
  await goTo(page, 'DU');
  await page.locator('#place_order').click();
  await expect(page.locator('#terms_error')).toBeVisible();
  await page.locator('#terms').check();
  await page.locator('#place_order').click();
  await expect(page.locator('h1')).toHaveText('Thank you');
  const [order] = await ordersOf('terms@example.com');
  const accepted = page.locator('[data-accepted-texts]');
  for (const version of [order?.terms_version, order?.privacy_version])
    await expect(accepted).toContainText(version || 'none');
  await accepted.locator('a').first().click();
  await expect(page.locator('h1')).toHaveText('Terms of sale');
  await expect(page.locator('article')).toContainText(order?.terms_version ?? 'none');
  const lost = await page.request.get('/terms/2020-01-00000000/');
  expect(lost.status()).toBe(404);
});

test('CO-10 a full tax invoice shows company and tax number', async ({ page }) => {
  await openCheckout(page, await addedProduct('CHECKOUT-COMPANY'));
  await page.locator('.j-business > summary').click();
  await type(page, 'company@example.com', { billing_company: 'Some Trading', billing_trn: '12345' });
  await goTo(page, 'DU');
  await place(page);
  await expect(page.locator('#billing_trn_error')).toContainText('15 digits');
  await page.locator('#billing_trn').fill('١٠٠ 1234 5678 9003');
  await page.locator('#place_order').click();
  await expect(page.locator('h1')).toHaveText('Thank you');
  expect(await ordersOf('company@example.com')).toMatchObject([
    { company: 'Some Trading', trn: '100123456789003' },
  ]);
  const invoice = await page.request.get(
    (await page.locator('a[href*="/invoice.pdf?key="]').getAttribute('href')) ?? '',
  );
  expect(invoice.headers()['content-type']).toBe('application/pdf');
});
