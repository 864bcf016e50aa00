import { randomUUID } from 'node:crypto';
import { expect } from '../shop.ts';
import { deskTest } from './desk.ts';

deskTest.use({ role: 'page-editor' });

deskTest(
  'BO-01 BO-05 a page is written in both languages, looked at, published and moved',
  async ({ page, browser }) => {
    const word = `house-notes-${randomUUID().slice(0, 6)}`;
    await page.goto('/admin/pages/new/');
    await page.getByRole('textbox', { name: 'Title · English' }).fill('House notes');
    await page.getByRole('textbox', { name: 'Title · Arabic' }).fill('ملاحظات البيت');
    await page.getByRole('textbox', { name: 'Text · English' }).fill('Written by hand.');
    await page.getByRole('textbox', { name: 'Text · Arabic' }).fill('مكتوبة باليد.');
    await page.getByRole('textbox', { name: 'Word of the address' }).fill('cart');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The shop uses this word itself.').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Word of the address' }).fill(word);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'House notes' })).toBeVisible();

    const preview = await page.getByRole('link', { name: 'Preview' }).getAttribute('href');
    const seen = await page.goto(`/ar${preview}`);
    expect(seen?.headers()).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(seen?.headers()['x-page-cache']).toBeUndefined();
    await expect(page.getByRole('heading', { level: 1, name: 'ملاحظات البيت' })).toBeVisible();
    await expect(page.getByText('مكتوبة باليد.')).toBeVisible();
    const visitor = await browser.newContext({ baseURL: process.env.SHOP_URL ?? '' });
    const shopper = await visitor.newPage();
    await shopper.goto(preview ?? '');
    await expect(shopper).toHaveURL(/\/admin\/sign-in\//);
    expect((await shopper.goto(`/${word}/`))?.status()).toBe(404);

    await page.getByRole('link', { name: 'العودة إلى المحرر' }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await page
      .getByRole('combobox', { name: 'State' })
      .or(page.getByRole('textbox', { name: 'State' }))
      .first()
      .click();
    await page.getByRole('option', { name: 'Published' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('link', { name: 'See in the shop' })).toBeVisible();
    await shopper.goto(`/${word}/`);
    await expect(shopper.getByText('Written by hand.')).toBeVisible();
    await shopper.goto(`/ar/${word}/`);
    await expect(shopper.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(shopper.getByText('مكتوبة باليد.')).toBeVisible();

    await page.getByRole('textbox', { name: 'Word of the address' }).fill(`${word}-moved`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('link', { name: 'See in the shop' })).toHaveAttribute(
      'href',
      `/${word}-moved/`,
    );
    await shopper.goto(`/${word}/`);
    await expect(shopper).toHaveURL(new RegExp(`/${word}-moved/$`));
    await visitor.close();

    await page.getByRole('button', { name: 'History' }).click();
    await expect(page.getByText('Made', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Into the trash' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Into the trash' }).click();
    await expect(page.getByText('This lies in the trash.')).toBeVisible();
  },
);

deskTest('BO-01 of two who write one page, the second is shown both, and chooses', async ({ page }) => {
  const name = `Shared ${randomUUID().slice(0, 6)}`;
  await page.goto('/admin/pages/new/');
  await page.getByRole('textbox', { name: 'Title · English' }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'In short · English' }).fill('Said by the first.');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Saved.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'In short · English' }).fill('Said by the second.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Noura Hamdan saved this meanwhile')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Said by the first/ })).toBeVisible();
  await page.getByRole('radio', { name: /Said by the second/ }).check();
  await page.getByRole('button', { name: 'Take both together' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Not saved yet.')).toBeHidden();
  await other.reload();
  await expect(other.getByRole('textbox', { name: 'In short · English' })).toHaveValue('Said by the second.');
});

deskTest('BO-01 a table is made in a text, grows, shrinks and gets a head', async ({ page }) => {
  await page.goto('/admin/pages/new/');
  await page.getByRole('textbox', { name: 'Title · English' }).fill(`Sizes ${randomUUID().slice(0, 6)}`);
  const text = page.getByRole('textbox', { name: 'Text · English' });
  const table = text.getByRole('table');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Table' }).first().click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page.getByRole('menuitem', { name })).toBeHidden();
    await expect(text).toBeFocused();
  };
  await text.click();
  await choose('New table');
  await page.keyboard.type('Size');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Price');
  await expect(table.getByRole('columnheader')).toHaveText(['Size', 'Price', '']);
  await choose('Column after');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await choose('Delete the column');
  await choose('Row below');
  await expect(table.getByRole('row')).toHaveCount(4);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12.00');
  await choose('Row above');
  await expect(table.getByRole('row')).toHaveCount(5);
  await page.keyboard.press('Shift+Tab');
  await choose('Delete the row');
  await expect(table.getByRole('row')).toHaveCount(4);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sizes/ })).toBeVisible();
  await page.reload();
  await expect(table.getByRole('columnheader')).toHaveText(['Size', '', '']);
  const english = page.getByRole('radiogroup', { name: 'How to write: Text · English' });
  await english.getByText('HTML').click();
  await expect(text).toHaveValue(/^<table><thead><tr><th>Size<\/th>.*<\/thead><tbody><tr><td>.*12\.00/);
});

deskTest(
  'BO-01 a text with questions, tables and pictures opens as it looks, and loses nothing',
  async ({ page }) => {
    for (const word of ['faq', 'shipping-returns']) {
      await page.goto(`/admin/pages/?q=${word}`);
      await page.locator('a[data-row]').first().click();
      await expect(page.getByRole('textbox', { name: 'Text · English' })).toBeVisible();
      await expect(page.getByText('Not saved yet.')).toBeHidden();
      await expect(page.getByText('This text holds markup')).toBeHidden();
    }
    await expect(page.getByRole('textbox', { name: 'Text · English' }).getByRole('table')).toBeVisible();
    await page.goto('/admin/pages/new/');
    await page.getByRole('textbox', { name: 'Title · English' }).fill(`Odd ${randomUUID().slice(0, 6)}`);
    const english = page.getByRole('radiogroup', { name: 'How to write: Text · English' });
    await english.getByText('HTML').click();
    await page
      .getByRole('textbox', { name: 'Text · English' })
      .fill('<dl><dt>Word</dt><dd>Meaning</dd></dl><script>x()</script>');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('This text holds markup')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Text · English' })).toHaveValue(
      '<dl><dt>Word</dt><dd>Meaning</dd></dl>',
    );
  },
);
