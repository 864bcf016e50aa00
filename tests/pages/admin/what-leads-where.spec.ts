import { randomUUID } from 'node:crypto';
import { expect } from '../shop.ts';
import { alive, deskTest } from './desk.ts';

deskTest.use({ role: 'page-editor' });

deskTest(
  'BO-01 BO-05 a menu gets an entry in both languages, moved by keys, and goes back',
  async ({ page, browser }) => {
    const name = `House notes ${randomUUID().slice(0, 4)}`;
    await page.goto('/admin/menus/?place=footer');
    await page.getByRole('button', { name: 'Add an entry' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add an entry' });
    await dialog.getByPlaceholder('Page, category, product or article').fill('questions');
    await page.getByRole('option', { name: 'Questions and answers' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('/faq/');
    await dialog.getByRole('textbox', { name: 'Name · English' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Name · Arabic' }).fill('ملاحظات البيت هنا');
    await dialog.getByRole('button', { name: 'Take it over' }).click();
    await page.getByRole('button', { name: `What can be done with ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Below the one above it' }).click();
    await expect(page.getByRole('status').filter({ hasText: `${name} is now` })).toBeAttached();
    await expect(page.getByText('Not saved yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Not saved yet.')).toBeHidden();

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
    await page.getByRole('button', { name: 'Back to this' }).first().click();
    await page
      .getByRole('dialog', { name: 'Go back to this state?' })
      .getByRole('button', { name: 'Back to this' })
      .click();
    await expect(page.getByText('It is as it was then.').first()).toBeVisible();
    await shopper.goto('/faq/');
    await expect(shopper.getByRole('contentinfo').getByRole('link', { name })).toHaveCount(0);
    await visitor.close();
  },
);

deskTest('BO-01 of two who save one menu, the second is shown both', async ({ page }) => {
  await page.goto('/admin/menus/');
  const other = await page.context().newPage();
  await other.goto('/admin/menus/');
  const moveFirst = async (screen: typeof page) => {
    await alive(screen);
    await screen.getByRole('treeitem').first().focus();
    await screen.keyboard.press('Alt+ArrowDown');
    await expect(screen.getByText('Not saved yet.')).toBeVisible();
  };
  await moveFirst(other);
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Not saved yet.')).toBeHidden();
  await moveFirst(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Noura Hamdan saved this meanwhile')).toBeVisible();
  await page.getByRole('button', { name: 'Take what is stored' }).click();
  await expect(page.getByText('Noura Hamdan saved this meanwhile')).toBeHidden();
  await other.getByRole('button', { name: 'History' }).click();
  await other.getByRole('button', { name: 'Back to this' }).first().click();
  await other
    .getByRole('dialog', { name: 'Go back to this state?' })
    .getByRole('button', { name: 'Back to this' })
    .click();
  await expect(other.getByText('It is as it was then.').first()).toBeVisible();
});

deskTest(
  'RT-08 an old address is added, refused where it leads round, taken out and put back',
  async ({ page }) => {
    const word = `left-${randomUUID().slice(0, 6)}`;
    await page.goto('/admin/redirects/');
    await page.getByRole('button', { name: 'Add an address' }).first().click();
    await page.getByRole('textbox', { name: 'Old address' }).fill(`/${word}/`);
    await page.getByRole('textbox', { name: 'Leads to' }).fill(`/${word}/`);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('It would lead to itself.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Leads to' }).fill('/faq/');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect((await page.request.get(`/${word}/`)).url()).toContain('/faq/');

    await page.goto(`/admin/redirects/?q=${word}`);
    await page.getByRole('button', { name: `Take /${word}/ out` }).click();
    await expect(page.getByText(`/${word}/ leads nowhere now.`)).toBeVisible();
    expect((await page.request.get(`/${word}/`)).status()).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: `Take /${word}/ out` })).toBeVisible();

    await page.getByRole('button', { name: 'Bring in a list' }).click();
    const list = `source,target\n/${word}-a/,/faq/\n/${word}-b/,/${word}-b/\n`;
    await page.getByRole('textbox', { name: 'The list' }).fill(list);
    await page.getByRole('button', { name: 'Check it' }).click();
    await expect(page.getByText('One line can be taken over.')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'It would lead to itself.' })).toBeVisible();
    await page.getByRole('button', { name: 'Take one over' }).click();
    await expect(page.getByRole('button', { name: `Take /${word}-a/ out` })).toBeVisible();
  },
);
