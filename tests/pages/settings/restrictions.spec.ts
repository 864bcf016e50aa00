import { productId } from '../demo-products.ts';
import { readPage, withTag, wordsOf } from '../printed-page.ts';
import { PROOF } from '../screens.ts';
import { expect, settle } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

test.use({ storageState: { cookies: [], origins: [] } });

test(
  'BO-07 the warning is changed once and changes everywhere',
  PROOF,
  async ({ page, setting, context, baseURL }) => {
    await context.addCookies([{ name: 'jamra_age', value: '99', url: baseURL ?? '' }]);
    await setting('restrictions.warning', { en: 'Harmful. Leave it alone.', ar: 'ضار. ابتعد عنه.' });
    // The first product of the whole shop depends on sales and additions: either warning is right there.
    await setting('restrictions.deviceWarning', { en: 'Harmful, too.', ar: 'ضار أيضًا.' });
    await page.goto('/shop/');
    await expect(page.locator('main .j-warning').first()).toContainText('Harmful');
    for (const path of ['/', '/sticks/', '/brand/cedrane/', '/?s=cedrane']) {
      await page.goto(path);
      await expect(page.locator('main .j-warning').first(), path).toContainText('Harmful. Leave it alone.');
      await expect(page.locator('footer .j-warning'), path).toContainText('Harmful. Leave it alone.');
    }
    await page.goto('/ar/sticks/');
    await expect(page.locator('main .j-warning').first()).toHaveText('ضار. ابتعد عنه.');
    await page.goto('/sticks/');
    await page.locator('li.product .ajax_add_to_cart').first().click();
    await expect(page.locator('#cart-drawer .j-warning')).toContainText('Harmful.');
    await page.goto('/cart/');
    await settle(page);
    await expect(page.locator('main form .j-warning')).toContainText('Harmful.');
  },
);

test(
  'BO-07 age, licence and tax number are changed once and change everywhere',
  PROOF,
  async ({ page, setting }) => {
    await setting('restrictions.minimumAge', 25);
    await setting('shop.trn', '123456789012345');
    await setting('shop.licence', 'Licence 4711');
    await setting('restrictions.ageQuestion', {
      en: 'Born {{age}} years ago?',
      ar: 'هل ولدت قبل {{age}} عامًا؟',
    });
    await page.goto('/sticks/');
    const question = page.locator('dialog#age-question');
    await expect(question.locator('h2')).toHaveText('Born 25 years ago?');
    await expect(question.getByRole('button')).toHaveText('I am 25 or older');
    const footer = page.locator('footer');
    await expect(footer).toContainText('25');
    await expect(footer).toContainText('123456789012345');
    await expect(footer).toContainText('Licence 4711');
    await page.goto('/under-age/');
    await expect(page.locator('main')).toContainText('25');
  },
);

test('BO-07 warning, age, licence and tax number are set once, and printed wherever they belong', async ({
  request,
  setting,
}) => {
  await setting('restrictions.warning', { en: 'Harmful. Leave it alone.', ar: 'ضار. ابتعد عنه.' });
  await setting('restrictions.minimumAge', 27);
  await setting('shop.licence', 'Licence 4711');
  await setting('shop.trn', '123456789012345');
  const form = { product_id: productId('CED-AMBER') };
  expect((await request.post('/?wc-ajax=add_to_cart', { form })).status()).toBe(200);
  const wordsAt = async (path: string) => {
    const page = await readPage(request, path);
    const [main = '', footer = ''] = ['main', 'footer'].map((tag) =>
      withTag(page, tag).map(wordsOf).join(' '),
    );
    return { main, footer };
  };
  for (const path of ['/sticks/', '/brand/cedrane/', '/product/cedrane-amber/', '/cart/', '/checkout/']) {
    const { main, footer } = await wordsAt(path);
    expect(main, path).toContain('Harmful. Leave it alone.');
    if (path === '/checkout/') expect(main).toMatch(/\b27\b/);
    else for (const text of ['27', 'Licence 4711', '123456789012345']) expect(footer, path).toContain(text);
  }
  const arabic = await wordsAt('/ar/sticks/');
  expect(arabic.main).toContain('ضار. ابتعد عنه.');
  expect(arabic.footer).toContain('Licence 4711');
  expect((await wordsAt('/under-age/')).main).toContain('27');
});

test('BO-07 the question shows on every page, or on none', PROOF, async ({ page, setting }) => {
  await setting('restrictions.askAge', 'always');
  await page.goto('/privacy/');
  await expect(page.locator('dialog#age-question')).toBeVisible();
  await page.goto('/under-age/');
  await expect(page.locator('dialog#age-question')).toHaveCount(0);
  await setting('restrictions.askAge', 'off');
  await page.goto('/sticks/');
  await expect(page.locator('dialog#age-question')).toHaveCount(0);
});

test('BO-07 the promotion guard lets go by setting alone', PROOF, async ({ page, setting }) => {
  const map = async () => (await page.request.get('/sticks/')).text();
  const before = await map();
  await setting('restrictions.promoteTobacco', true);
  const after = await map();
  const marks = (html: string) => (html.match(/j-badge/g) ?? []).length;
  expect(marks(after)).toBeGreaterThan(marks(before));
});

test(
  'BO-07 display-only products have no button, in lists and on their page, and cannot be added',
  PROOF,
  async ({ page, setting }) => {
    await setting('restrictions.rules', [
      {
        id: 'shown-only',
        class: 'tobacco',
        emirates: null,
        mode: 'catalogue',
        minimumAge: null,
        forbidsPayment: [],
        words: { en: 'Ask for it in the shop.', ar: 'اسأل عنه في المتجر.' },
      },
    ]);
    await page.goto('/sticks/');
    await expect(page.locator('li.product').first()).toBeVisible();
    await expect(page.locator('li.product .add_to_cart_button')).toHaveCount(0);
    await page.goto('/ar/product/cedrane-amber/');
    await expect(page.locator('[data-selling="catalogue"]')).toContainText('اسأل عنه في المتجر.');
    await expect(page.locator('.single_add_to_cart_button')).toHaveCount(0);
    await page.goto(`/product/cedrane-amber/?add-to-cart=${productId('CED-AMBER')}`);
    await expect(page.locator('.woocommerce-error')).toContainText(
      'Ask for it in the shop. (Rule shown-only.)',
    );
  },
);
