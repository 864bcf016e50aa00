import { randomUUID } from 'node:crypto';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, expectSaved } from './admin.ts';
import { restoreOldest } from './restoring.ts';

adminTest(
  'BO-01 a zone gets a method with times, a rate is changed and restored, and a test basket shows the reason',
  PROOF,
  async ({ page }) => {
    const title = `Evening ${randomUUID().slice(0, 6)}`;
    await page.goto('/admin/delivery/');
    await page.getByRole('link', { name: 'Edit Rest of the Emirates' }).click();
    await page.getByRole('button', { name: 'Add shipping method' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Enter a price from 0 to 10,000.').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Name shown to customers · English' }).last().fill(title);
    await page.getByRole('textbox', { name: 'Price' }).last().fill('35');
    await page.getByRole('button', { name: 'Add time slot' }).last().click();
    await page.getByLabel('Start', { exact: true }).last().fill('18:00');
    await page.getByLabel('End', { exact: true }).last().fill('22:00');
    await page.getByRole('textbox', { name: 'Order limit' }).last().fill('2');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectSaved(page);

    await page.goto('/admin/delivery/');
    await expect(page.getByText(/18:00–22:00/).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: `Rest of the Emirates · ${title}` })).toBeVisible();
    await expect(page.getByText('0 / 2').first()).toBeVisible();
    await page.getByLabel('Emirate', { exact: true }).first().click();
    await page.getByRole('option', { name: 'Fujairah' }).click();
    const tried = page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: 'Available' });
    await expect(tried.getByText('arrives on')).toBeVisible();
    await expect(page.getByText(/below the minimum order value by/)).toBeVisible();

    await page.getByRole('link', { name: 'Edit Rest of the Emirates' }).click();
    await page.getByRole('button', { name: `Remove ${title}` }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await page.goto('/admin/delivery/');
    await expect(page.getByText(title)).toHaveCount(0);
  },
);

adminTest(
  'BO-01 who saves a zone second is shown what the first one saved',
  PROOF,
  async ({ page, context }) => {
    const other = await context.newPage();
    for (const one of [page, other]) {
      await one.goto('/admin/delivery/');
      await one.getByRole('link', { name: 'Edit Dubai, Sharjah, Ajman' }).click();
      await expect(one.getByRole('textbox', { name: 'Zone name · Arabic' })).toBeVisible();
    }
    const arabic = (one: typeof page) => one.getByRole('textbox', { name: 'Zone name · Arabic' });
    const before = await arabic(page).inputValue();
    await arabic(page).fill('المدن');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectSaved(page);
    await arabic(other).fill(`${before} `);
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = other.getByRole('dialog', { name: 'Noura Hamdan saved changes while you were editing' });
    await expect(dialog.getByRole('row', { name: /Zone name/ })).toContainText('المدن');
    await expect(arabic(other)).toHaveValue(`${before} `);
    await dialog.getByRole('button', { name: 'Overwrite with mine' }).click();
    await expectSaved(other);
  },
);

adminTest('BO-01 a zone goes back to what it was', PROOF, async ({ page }) => {
  await page.goto('/admin/delivery/');
  await page.getByRole('link', { name: 'Edit Rest of the Emirates' }).click();
  const name = page.getByRole('textbox', { name: 'Zone name · Arabic' });
  const before = await name.inputValue();
  await name.fill('بقية الإمارات كلها');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await restoreOldest(page);
  await expect(name).toHaveValue(before);
});

adminTest('BO-01 removing a zone shows the consequences first', PROOF, async ({ page }) => {
  await page.goto('/admin/delivery/');
  await page
    .getByRole('region', { name: 'Rest of the Emirates' })
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Existing orders keep their shipping method');
  await expect(page.getByRole('dialog')).toContainText('Fujairah');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name: 'Edit Rest of the Emirates' })).toBeVisible();
});

adminTest(
  'BO-01 removing an emirate from its zone warns that shoppers there cannot order',
  PROOF,
  async ({ page }) => {
    await page.goto('/admin/delivery/');
    await page.getByRole('link', { name: 'Edit Rest of the Emirates' }).click();
    await page.getByRole('checkbox', { name: 'Umm Al Quwain' }).uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Customers in Umm Al Quwain could no longer check out.',
    );
    await page.getByRole('button', { name: 'Save and stop shipping' }).click();
    await expectSaved(page);
    await page.goto('/admin/delivery/');
    await expect(page.getByText('No shipping to Umm Al Quwain')).toBeVisible();
    await page.getByRole('link', { name: 'Edit Rest of the Emirates' }).click();
    await page.getByRole('checkbox', { name: 'Umm Al Quwain' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectSaved(page);
    await page.goto('/admin/delivery/');
    await expect(page.getByText('No shipping to')).toHaveCount(0);
  },
);
