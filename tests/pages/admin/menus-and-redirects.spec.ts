import { randomUUID } from 'node:crypto';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, alive } from './admin.ts';
import { restoreOldest } from './restoring.ts';

adminTest.use({ role: 'page-editor' });

adminTest(
  'BO-01 BO-05 a menu gets an entry in both languages, moved by keys, and goes back',
  PROOF,
  async ({ page, browser }) => {
    const name = `House notes ${randomUUID().slice(0, 4)}`;
    await page.goto('/admin/menus/?place=footer');
    await page.getByRole('button', { name: 'Add menu item' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add menu item' });
    const target = dialog.getByPlaceholder('Search pages, categories, products or articles');
    await expect(target).toBeFocused();
    // With a label, a found target is not added at once.
    await dialog.getByRole('textbox', { name: 'Label · English' }).fill(name);
    await target.fill('questions');
    await page.getByRole('option', { name: 'Frequently asked questions' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue('/faq/');
    await dialog.getByRole('textbox', { name: 'Label · Arabic' }).fill('ملاحظات البيت هنا');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Nest under the item above' }).click();
    await expect(page.getByRole('status').filter({ hasText: `${name} moved to position` })).toBeAttached();
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Unsaved changes')).toBeHidden();

    const visitor = await browser.newContext({ baseURL: process.env.SHOP_URL ?? '' });
    const shopper = await visitor.newPage();
    await shopper.goto('/faq/');
    await expect(shopper.getByRole('contentinfo').getByRole('link', { name })).toHaveAttribute(
      'href',
      '/faq/',
    );
    await shopper.goto('/ar/faq/');
    await expect(
      shopper.getByRole('contentinfo').getByRole('link', { name: 'ملاحظات البيت هنا' }),
    ).toHaveAttribute('href', '/ar/faq/');

    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Restore' }).first().click();
    await page
      .getByRole('dialog', { name: 'Restore this revision?' })
      .getByRole('button', { name: 'Restore' })
      .click();
    await expect(page.getByText('Revision restored.').first()).toBeVisible();
    await shopper.goto('/faq/');
    await expect(shopper.getByRole('contentinfo').getByRole('link', { name })).toHaveCount(0);
    await visitor.close();
  },
);

adminTest('BO-01 of two who save one menu, the second is shown both', PROOF, async ({ page }) => {
  await page.goto('/admin/menus/');
  const other = await page.context().newPage();
  await other.goto('/admin/menus/');
  const moveFirst = async (screen: typeof page) => {
    await alive(screen);
    await screen.getByRole('treeitem').first().focus();
    await screen.keyboard.press('Alt+ArrowDown');
    await expect(screen.getByText('Unsaved changes')).toBeVisible();
  };
  await moveFirst(other);
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Unsaved changes')).toBeHidden();
  await moveFirst(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Noura Hamdan saved changes while you were editing')).toBeVisible();
  await page.getByRole('button', { name: 'Use saved version' }).click();
  await expect(page.getByText('Noura Hamdan saved changes while you were editing')).toBeHidden();
  await other.getByRole('button', { name: 'History' }).click();
  await other.getByRole('button', { name: 'Restore' }).first().click();
  await other
    .getByRole('dialog', { name: 'Restore this revision?' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(other.getByText('Revision restored.').first()).toBeVisible();
});

adminTest(
  'RT-08 a redirect is added, refused if it makes a loop, removed and restored',
  PROOF,
  async ({ page }) => {
    const word = `left-${randomUUID().slice(0, 6)}`;
    await page.goto('/admin/redirects/');
    await page.getByRole('button', { name: 'Add redirect' }).first().click();
    await page.getByRole('textbox', { name: 'Redirect from' }).fill(`/${word}/`);
    await page.getByRole('textbox', { name: 'Redirect to' }).fill(`/${word}/`);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('A URL can’t redirect to itself.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Redirect to' }).fill('/faq/');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect((await page.request.get(`/${word}/`)).url()).toContain('/faq/');

    await page.goto(`/admin/redirects/?q=${word}`);
    await page.getByRole('button', { name: `Delete /${word}/` }).click();
    await expect(page.getByText(`Redirect from /${word}/ deleted.`)).toBeVisible();
    expect((await page.request.get(`/${word}/`)).status()).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: `Delete /${word}/` })).toBeVisible();

    await page.getByRole('button', { name: 'Import redirects' }).click();
    const list = `source,target\n/${word}-a/,/faq/\n/${word}-b/,/${word}-b/\n`;
    await page.getByRole('textbox', { name: 'Redirect list' }).fill(list);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByText('1 redirect will be imported.')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'A URL can’t redirect to itself.' })).toBeVisible();
    await page.getByRole('button', { name: 'Import 1 redirect' }).click();
    await expect(page.getByRole('button', { name: `Delete /${word}-a/` })).toBeVisible();
  },
);

adminTest('RT-08 a redirect goes back to where it led', PROOF, async ({ page }) => {
  const word = `led-${randomUUID().slice(0, 6)}`;
  await page.goto(`/admin/redirects/?q=${word}`);
  await page.getByRole('button', { name: 'Add redirect' }).first().click();
  const target = page.getByRole('textbox', { name: 'Redirect to' });
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
  await page.getByRole('textbox', { name: 'Redirect from' }).fill(`/${word}/`);
  await target.fill('/faq/');
  await save.click();
  await page.getByRole('button', { name: `Edit /${word}/` }).click();
  await target.fill('/blog/');
  await save.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await page.request.get(`/${word}/`)).url()).toContain('/blog/');
  await page.getByRole('button', { name: `Edit /${word}/` }).click();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog', { name: 'History' })).toContainText('/faq/');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'History' })).toBeHidden();
  await expect(target).toBeVisible();
  await restoreOldest(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await page.request.get(`/${word}/`)).url()).toContain('/faq/');
});
