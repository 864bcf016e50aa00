import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { buttonNode, publishHome } from '../../a-payment-button.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { query } from '../database.ts';
import { expectRoom } from '../layout/width.ts';
import { orderBy, payByCard } from '../payments/paying.ts';
import { withShop } from '../products.ts';
import { detailsOf, LOOKS, PROOF } from '../screens.ts';
import { expect, settle } from '../shop.ts';
import { staffSettingTest as test } from '../with-setting.ts';
import { rememberHome } from './place-on-home.ts';

const ONLINE = { enabled: true, minimumMinor: 0, maximumMinor: 0, forbiddenClasses: [], devices: [] };

const WALLET = 'wallet-payment-button';

/** A published product of a class; wallets forbid tobacco. */
async function productOf(kind: 'tobacco' | 'accessory'): Promise<number> {
  const [row] = await query(
    sql<{ id: number }>`select product.id from product join stock_level on stock_level.product_id = product.id
      where class = ${kind} and status = 'published' and type = 'simple' and quantity > 5
      order by product.id limit 1`,
  );
  if (row === undefined) throw new Error(`the demo shop has no ${kind}`);
  return row.id;
}

/** A button of the home page by the id of its node. */
const widget = (page: Page, id: string) => page.locator(`[data-template-id="${id}"]`);

let putBack: () => Promise<void> = async () => undefined;

test.beforeAll(async () => {
  putBack = await rememberHome();
  const accessory = await productOf('accessory');
  const sticks = await productOf('tobacco');
  await withShop(async (shop) => {
    const heading = { id: 'head', widget: 'heading', version: 1 };
    const content = [
      { ...heading, settings: { text: { en: 'Services', ar: 'خدمات' }, level: '1' } },
      buttonNode('card-item'),
      buttonNode('card-product', { product: accessory, quantity: 2 }),
      buttonNode('wallet-item', {}, WALLET),
      buttonNode('wallet-product', { product: accessory }, WALLET),
      buttonNode('wallet-sticks', { product: sticks }, WALLET),
    ];
    const section = {
      id: 'placed',
      widget: 'section',
      version: 1,
      settings: { reach: 'page', size: 'normal' },
    };
    await publishHome({ shop }, [{ ...section, slots: { content } }]);
  });
});

test.afterAll(() => putBack());

async function fillPayer(page: Page, email: string): Promise<void> {
  await page.locator('#billing_email').fill(email);
  await page.locator('#billing_first_name').fill('Sara');
  await page.locator('#billing_last_name').fill('N.');
  await page.locator('#terms').check();
}

async function pressCard(page: Page, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/`);
  await widget(page, 'card-item').getByRole('button').click();
  await expect(page).toHaveURL(/\/checkout\/pay-item\/home\.card-item\/$/);
}

const toBank = (page: Page) => page.locator('[data-pay-item] button[type=submit]').click();

for (const { prefix, button, item, thanks } of [
  { prefix: '', button: 'Pay by card', item: 'Device check-up', thanks: 'Thank you' },
  { prefix: '/ar', button: 'الدفع بالبطاقة', item: 'فحص الجهاز', thanks: 'شكرًا لك' },
])
  test.describe(`without script, ${prefix || '/'}`, () => {
    test.use({ javaScriptEnabled: false });

    const title = `WG-24 a fixed item is paid by card, and its page says so, ${prefix || '/'}`;
    test(title, detailsOf(prefix), async ({ page }) => {
      const email = `${randomUUID()}@example.com`;
      await page.goto(`${prefix}/`);
      await expect(widget(page, 'card-item')).toContainText(item);
      await expect(widget(page, 'card-item').getByRole('button')).toHaveText(button);
      await pressCard(page, prefix);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(item);
      await fillPayer(page, email);
      await toBank(page);
      await payByCard(page, '4111111111111111');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
      await expect(page.locator('.order_item')).toContainText(item);
      await expect(page.locator('.order-total')).toContainText('75.00');
      await expect(page.locator('.shipping')).toHaveCount(0);
      expect(await orderBy(email)).toEqual([{ status: 'confirmed', payment_method: 'jamra_card' }]);
    });
  });

test('WG-24 missing fields are reported, and everything typed stays', PROOF, async ({ page }) => {
  await pressCard(page);
  await page.locator('#billing_email').fill('nobody');
  await page.locator('#billing_first_name').fill('Sara');
  await toBank(page);
  const errors = page.locator('[data-error-list] li');
  await expect(errors).toHaveText([
    'Enter a valid email address, like name@example.com.',
    'Enter your last name.',
    /terms/i,
  ]);
  await expect(page.locator('#billing_first_name')).toHaveValue('Sara');
  await expect(page.locator('#billing_email')).toHaveValue('nobody');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('WG-24 a declined card says so, keeps the order, and is paid by another', PROOF, async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await pressCard(page);
  await fillPayer(page, email);
  await toBank(page);
  await payByCard(page, '4000000000000002');
  await expect(page.locator('[role=alert]')).toContainText('Your card was declined by your bank');
  await expect(page.locator('.shipping')).toHaveCount(0);
  await page.locator('#payment_method_jamra_card').check();
  await page.locator('#place_order').click();
  await payByCard(page, '4111111111111111');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  expect(await orderBy(email)).toEqual([{ status: 'confirmed', payment_method: 'jamra_card' }]);
});

test('WG-24 a cancelled payment is reported and can be resumed', PROOF, async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await pressCard(page);
  await fillPayer(page, email);
  await toBank(page);
  await page.getByRole('button', { name: 'Cancel and return to shop' }).click();
  await expect(page.locator('[role=alert]')).toContainText('Payment cancelled.');
  expect(await orderBy(email)).toMatchObject([{ payment_method: 'jamra_card' }]);
});

test(
  'WG-24 a product goes to the checkout, once however often it is pressed, with the card chosen',
  PROOF,
  async ({ page }) => {
    for (let press = 0; press < 2; press += 1) {
      await page.goto('/');
      await widget(page, 'card-product').getByRole('button').click();
      await expect(page).toHaveURL(/\/checkout\/$/);
    }
    await expect(page.locator('.cart_item .product-quantity').first()).toContainText('2');
    await expect(page.locator('#payment_method_jamra_card')).toBeChecked();
  },
);

test('WG-24 a rule of the method hides the button and closes its page', PROOF, async ({ page, setting }) => {
  await pressCard(page);
  await setting('payments.card', { ...ONLINE, maximumMinor: 5000 });
  await page.goto('/');
  await expect(widget(page, 'card-item')).toHaveCount(1);
  await expect(widget(page, 'card-item').getByRole('button')).toHaveCount(0);
  await expect(widget(page, 'card-item')).toHaveText('');
  const answer = await page.goto('/checkout/pay-item/home.card-item/');
  expect(answer?.status()).toBe(404);
});

test('WG-24 a device that may not pay by card does not see the button', PROOF, async ({ page, setting }) => {
  await setting('payments.card', { ...ONLINE, devices: ['mobile'] });
  await page.goto('/');
  const button = widget(page, 'card-item').getByRole('button', { includeHidden: true });
  await expect(button).toHaveCount(1);
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(button).toBeVisible();
});

for (const { width, prefix } of LOOKS)
  test(`WG-24 BO-05 button and page are accessible at ${width} px ${prefix}`, PROOF, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${prefix}/`);
    await settle(page);
    expect(await accessibilityFaults(page), 'button').toEqual([]);
    await expectRoom(page);
    await pressCard(page, prefix);
    await settle(page);
    expect(await accessibilityFaults(page), 'page').toEqual([]);
    await expectRoom(page);
  });

/** Opens the sheet of a wallet button. */
async function openWallet(page: Page, id: string, prefix = '') {
  await page.goto(`${prefix}/`);
  await settle(page);
  const button = widget(page, id).locator('form > button').first();
  await button.click();
  const sheet = widget(page, id).getByRole('dialog');
  await expect(sheet).toBeVisible();
  return { button, sheet };
}

for (const { prefix, title, thanks } of [
  { prefix: '', title: 'Test wallet', thanks: 'Thank you' },
  { prefix: '/ar', title: 'محفظة تجريبية', thanks: 'شكرًا لك' },
])
  test(
    `WG-25 the sheet of the test wallet opens and pays through the test bank, ${prefix || '/'}`,
    PROOF,
    async ({ page }) => {
      const email = `${randomUUID()}@example.com`;
      const { sheet } = await openWallet(page, 'wallet-item', prefix);
      await expect(sheet.getByRole('heading')).toHaveText(title);
      await fillPayer(page, email);
      await toBank(page);
      await expect(page.locator('.j-bank')).toBeVisible();
      await page.locator('.j-bank form').first().getByRole('button').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
      expect(await orderBy(email)).toEqual([{ status: 'confirmed', payment_method: 'jamra_wallet' }]);
    },
  );

test(
  'WG-25 the sheet is used by keys, closes by Escape, and opens again with a fresh form',
  PROOF,
  async ({ page }) => {
    const { button, sheet } = await openWallet(page, 'wallet-item');
    await expect(sheet.locator('#billing_email')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    const key = await sheet.locator('[name=idempotency_key]').inputValue();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
    await expect(sheet.locator('#billing_email')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(sheet.locator('#billing_email')).toBeVisible();
    expect(await sheet.locator('[name=idempotency_key]').inputValue()).not.toBe(key);
    await sheet.getByRole('button', { name: 'Close wallet' }).click();
    await expect(sheet).toBeHidden();
  },
);

test(
  'WG-25 the sheet of a product goes on to the checkout with the wallet chosen',
  PROOF,
  async ({ page }) => {
    const { sheet } = await openWallet(page, 'wallet-product');
    await sheet.getByRole('button', { name: 'Continue to checkout' }).click();
    await expect(page).toHaveURL(/\/checkout\/$/);
    await expect(page.locator('#payment_method_jamra_wallet')).toBeChecked();
  },
);

test('WG-25 a sheet without its form leads to the page that says why', PROOF, async ({ page, setting }) => {
  await page.goto('/');
  await settle(page);
  await page.route('**/checkout/pay-item/**', (route) => route.abort(), { times: 1 });
  await widget(page, 'wallet-item').locator('form > button').first().click();
  await expect(page).toHaveURL(/\/checkout\/pay-item\/home\.wallet-item\/$/);
  await setting('payments.wallet', { ...ONLINE, enabled: false });
  expect((await page.goto('/checkout/pay-item/home.wallet-item/'))?.status()).toBe(404);
});

test('WG-25 PM-04 a wallet that forbids tobacco has no button for sticks', async ({ page, setting }) => {
  await page.goto('/');
  await expect(widget(page, 'wallet-sticks')).toHaveText('');
  await expect(widget(page, 'wallet-item').locator('form > button').first()).toBeVisible();
  await setting('payments.wallet', { ...ONLINE, forbiddenClasses: [] });
  await page.goto('/');
  await expect(widget(page, 'wallet-sticks').locator('form > button').first()).toBeVisible();
});

test.describe('a browser without a wallet', () => {
  test.use({ hasOwnContext: true });

  test('WG-25 has no wallet button', PROOF, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PaymentRequest'));
    await page.goto('/');
    await settle(page);
    await expect(widget(page, 'card-item').getByRole('button')).toBeVisible();
    await expect(widget(page, 'wallet-item').locator('form > button').first()).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('WG-25 has no wallet button', PROOF, async ({ page }) => {
    await page.goto('/');
    await expect(widget(page, 'card-item').getByRole('button')).toBeVisible();
    await expect(widget(page, 'wallet-item').locator('form > button').first()).toBeHidden();
  });
});

test(
  'WG-24 WG-25 staff see in the preview of a page why a button is left out',
  PROOF,
  async ({ page, setting }) => {
    const sticks = await productOf('tobacco');
    const id = await withShop(async (shop, { db }) => {
      await shop.content.save({
        ...{ kind: 'page', slug: 'with-buttons', title: { en: 'With buttons', ar: 'مع أزرار' } },
        ...{ excerpt: { en: '' }, body: { en: '<p>Text</p>' }, tree: [], coverId: null },
        ...{ category: '', tags: [], details: {}, position: 0, publishedAt: new Date() },
      } as unknown as Parameters<typeof shop.content.save>[0]);
      const row = await db
        .selectFrom('document')
        .select('id')
        .where('slug', '=', 'with-buttons')
        .executeTakeFirstOrThrow();
      const content = { id: 'content', widget: 'page-content', version: 1, settings: {} };
      const saved = await shop.templates.edit.save(
        null,
        {
          ...{ name: 'Buttons', place: 'page', status: 'published' },
          conditions: { include: [{ kind: 'single', value: row.id }], exclude: [] },
          tree: [content, buttonNode('p-card'), buttonNode('p-wallet', { product: sticks }, WALLET)],
        },
        { version: 0, by: { staffId: null, name: 'Noura' } },
      );
      if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
      return row.id;
    });
    await setting('payments.card', { ...ONLINE, maximumMinor: 5000 });
    await page.goto(`/preview/${id}/`);
    await expect(widget(page, 'p-card').getByRole('note')).toContainText(
      'The cart total is above AED 50.00.',
    );
    await expect(widget(page, 'p-wallet').getByRole('note')).toContainText(
      'doesn’t accept this product class',
    );
    await page.goto('/with-buttons/');
    await expect(widget(page, 'p-card')).toHaveText('');
    await expect(widget(page, 'p-wallet')).toHaveText('');
  },
);
