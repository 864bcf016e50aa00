import { randomUUID } from 'node:crypto';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, alive, expectSaved } from './admin.ts';

adminTest.use({ role: 'page-editor' });

adminTest(
  'BO-01 BO-05 a page is written in both languages, looked at, published and moved',
  PROOF,
  async ({ page, browser }) => {
    const word = `house-notes-${randomUUID().slice(0, 6)}`;
    await page.goto('/admin/pages/new/');
    await page.getByRole('textbox', { name: 'Title · English', exact: true }).fill('House notes');
    await page.getByRole('textbox', { name: 'Title · Arabic', exact: true }).fill('ملاحظات البيت');
    await page.getByRole('textbox', { name: 'Content · English' }).fill('Written by hand.');
    await page.getByRole('textbox', { name: 'Content · Arabic' }).fill('مكتوبة باليد.');
    await page.getByRole('textbox', { name: 'URL handle' }).fill('cart');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('This word is reserved.').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'URL handle' }).fill(word);
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
      .getByRole('combobox', { name: 'Status' })
      .or(page.getByRole('textbox', { name: 'Status' }))
      .first()
      .click();
    await page.getByRole('option', { name: 'Published' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('link', { name: 'View in store' })).toBeVisible();
    await shopper.goto(`/${word}/`);
    await expect(shopper.getByText('Written by hand.')).toBeVisible();
    await shopper.goto(`/ar/${word}/`);
    await expect(shopper.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(shopper.getByText('مكتوبة باليد.')).toBeVisible();

    await page.getByRole('textbox', { name: 'URL handle' }).fill(`${word}-moved`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('link', { name: 'View in store' })).toHaveAttribute(
      'href',
      `/${word}-moved/`,
    );
    await shopper.goto(`/${word}/`);
    await expect(shopper).toHaveURL(new RegExp(`/${word}-moved/$`));
    await visitor.close();

    await page.getByRole('button', { name: 'History' }).click();
    await expect(page.getByText('Created', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Move to trash' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
    await expect(page.getByText('This is in the trash.')).toBeVisible();
  },
);

adminTest(
  'BO-01 of two who write one page, the second is shown both, and chooses',
  PROOF,
  async ({ page }) => {
    const name = `Shared ${randomUUID().slice(0, 6)}`;
    await page.goto('/admin/pages/new/');
    await page.getByRole('textbox', { name: 'Title · English', exact: true }).fill(name);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('textbox', { name: 'Excerpt · English' }).fill('Said by the first.');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expectSaved(other);
    await page.getByRole('textbox', { name: 'Excerpt · English' }).fill('Said by the second.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Noura Hamdan saved changes while you were editing')).toBeVisible();
    await expect(page.getByRole('radio', { name: /Said by the first/ })).toBeVisible();
    await page.getByRole('radio', { name: /Said by the second/ }).check();
    await page.getByRole('button', { name: 'Merge both' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await other.reload();
    await expect(other.getByRole('textbox', { name: 'Excerpt · English' })).toHaveValue(
      'Said by the second.',
    );
  },
);

adminTest('BO-01 a table is made in a text, grows, shrinks and gets a head', PROOF, async ({ page }) => {
  await page.goto('/admin/pages/new/');
  await page
    .getByRole('textbox', { name: 'Title · English', exact: true })
    .fill(`Sizes ${randomUUID().slice(0, 6)}`);
  const text = page.getByRole('textbox', { name: 'Content · English' });
  const table = text.getByRole('table');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Table' }).first().click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page.getByRole('menuitem', { name })).toBeHidden();
    await expect(text).toBeFocused();
  };
  await text.click();
  await choose('Insert table');
  await page.keyboard.type('Size');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Price');
  await expect(table.getByRole('columnheader')).toHaveText(['Size', 'Price', '']);
  await choose('Insert column after');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await choose('Delete column');
  await choose('Insert row below');
  await expect(table.getByRole('row')).toHaveCount(4);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12.00');
  await choose('Insert row above');
  await expect(table.getByRole('row')).toHaveCount(5);
  await page.keyboard.press('Shift+Tab');
  await choose('Delete row');
  await expect(table.getByRole('row')).toHaveCount(4);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sizes/ })).toBeVisible();
  await page.reload();
  await expect(table.getByRole('columnheader')).toHaveText(['Size', '', '']);
  const english = page.getByRole('radiogroup', { name: 'Editor mode: Content · English' });
  await english.getByText('HTML').click();
  await expect(text).toHaveValue(/^<table><thead><tr><th>Size<\/th>.*<\/thead><tbody><tr><td>.*12\.00/);
});

adminTest(
  'BO-01 a text with questions, tables and pictures opens as it looks, and loses nothing',
  PROOF,
  async ({ page }) => {
    for (const word of ['faq', 'shipping-returns']) {
      await page.goto(`/admin/pages/?q=${word}`);
      await page.locator('a[data-row]').first().click();
      await expect(page.getByRole('textbox', { name: 'Content · English' })).toBeVisible();
      await expect(page.getByText('Unsaved changes')).toBeHidden();
      await expect(page.getByText('This content uses markup')).toBeHidden();
    }
    await expect(page.getByRole('textbox', { name: 'Content · English' }).getByRole('table')).toBeVisible();
    await page.goto('/admin/pages/new/');
    await page
      .getByRole('textbox', { name: 'Title · English', exact: true })
      .fill(`Odd ${randomUUID().slice(0, 6)}`);
    const english = page.getByRole('radiogroup', { name: 'Editor mode: Content · English' });
    await english.getByText('HTML').click();
    await page
      .getByRole('textbox', { name: 'Content · English' })
      .fill('<dl><dt>Word</dt><dd>Meaning</dd></dl><script>x()</script>');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('This content uses markup')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Content · English' })).toHaveValue(
      '<dl><dt>Word</dt><dd>Meaning</dd></dl>',
    );
  },
);

adminTest('BO-01 a category of articles is added, renamed, moved and deleted', PROOF, async ({ page }) => {
  const word = randomUUID().slice(0, 6);
  await page.goto('/admin/articles/terms/');
  await alive(page);
  const section = page.locator('.admin-section').first();
  await section.getByLabel('New name · English').fill(`Care ${word}`);
  await section.getByRole('button', { name: 'Add' }).click();
  const name = section.getByLabel(`Name of Care ${word} · English`);
  await name.fill(`Upkeep ${word}`);
  await name.press('Enter');
  const renamed = page.getByLabel(`Name of Upkeep ${word} · English`);
  await expect(renamed).toHaveValue(`Upkeep ${word}`);
  const later = section.getByRole('button', { name: `Move Upkeep ${word} down` });
  await expect(later).toBeDisabled();
  await section.getByRole('button', { name: `Move Upkeep ${word} up` }).click();
  await expect(later).toBeEnabled();
  const row = section.locator('.admin-row', { has: renamed });
  await expect(row).toContainText('Not used');
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(renamed).toHaveCount(0);
});
