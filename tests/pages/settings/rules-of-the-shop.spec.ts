import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as test } from '../with-setting.ts';

test(
  'BO-07 a rule is written in a table, decides a tried basket in the words shoppers read, and is undone',
  PROOF,
  async ({ page }) => {
    await page.goto('/admin/restrictions/');
    await page.getByRole('button', { name: 'Add rule' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Rule name' }).fill('No Sticks');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText('Use lowercase letters').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Rule name' }).fill('no-sticks-far');
    await dialog.getByLabel('Sale mode').first().click();
    await page.getByRole('option', { name: 'shown but not sold' }).click();
    await dialog.getByLabel('Emirates').first().press('ArrowDown');
    await page.getByRole('option', { name: 'Fujairah' }).click();
    await page.keyboard.press('Tab');
    await dialog
      .getByRole('textbox', { name: 'Message to customers · English' })
      .fill('Tobacco is not delivered to Fujairah.');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Tobacco to Fujairah: shown but not sold.')).toBeVisible();

    await page.getByPlaceholder('Search name or SKU').fill('cedrane');
    await page.getByRole('option').first().click();
    await expect(page.getByText('Can be ordered')).toBeVisible();
    await page.getByLabel('Emirate', { exact: true }).first().click();
    await page.getByRole('option', { name: 'Fujairah' }).click();
    await expect(page.getByText('Blocked')).toBeVisible();
    await expect(page.getByText('rule no-sticks-far applies')).toBeVisible();
    await expect(
      page.getByText(/Tobacco is not delivered to Fujairah\. \(Rule no-sticks-far\.\)/),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Delete rule no-sticks-far' }).click();
    await expect(page.getByText('No rules yet')).toBeVisible();
    await expect(page.getByText('Can be ordered')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Tobacco to Fujairah: shown but not sold.')).toBeVisible();
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Restore' }).first().click();
    await page
      .getByRole('dialog', { name: 'Restore this revision?' })
      .getByRole('button', { name: 'Restore' })
      .click();
    await expect(page.getByText('No rules yet')).toBeVisible();
  },
);

test(
  'BO-07 a required text is changed once and shows in every place its screen names',
  PROOF,
  async ({ page, context, baseURL }) => {
    await context.addCookies([
      { name: 'jamra_age', value: '99', url: baseURL ?? process.env.SHOP_URL ?? '' },
    ]);
    await page.goto('/admin/legal/');
    const visitor = await context.newPage();
    const cases = [
      {
        name: 'Tobacco health warning',
        label: /· English$/,
        text: 'Harmful: said once, read everywhere.',
      },
      { name: 'Minimum age', label: 'Minimum age', text: '27' },
      { name: 'Trade licence', label: 'Trade licence', text: 'CN-4455667' },
    ];
    for (const { name, label, text } of cases) {
      const card = page.getByRole('region', { name, exact: true });
      const field = card.getByLabel(label).first();
      const before = await field.inputValue();
      await field.fill(text);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
      const links = await card.getByRole('link').all();
      expect(links.length, name).toBeGreaterThan(0);
      for (const link of links) {
        const address = (await link.getAttribute('href')) ?? '';
        await expect(async () => {
          await visitor.goto(address);
          await expect(visitor.locator('body'), `${name} at ${address}`).toContainText(text, {
            timeout: 500,
          });
        }).toPass();
      }
      await field.fill(before);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
    }
  },
);

test('BO-01 the tax number is changed beside an example that adds up', PROOF, async ({ page }) => {
  await page.goto('/admin/taxes/');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
  const row = page.getByRole('row', { name: /^Total/ });
  await expect(row).toContainText('513.00');
  await expect(row).toContainText('24.42');
  await expect(page.getByRole('link', { name: 'VAT report' })).toHaveAttribute(
    'href',
    '/admin/reports/?report=vat',
  );
  const card = page.getByRole('region', { name: 'Tax registration number (TRN)', exact: true });
  await card.getByLabel('Tax registration number (TRN)').fill('12');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card.getByRole('alert')).toContainText('This value isn’t valid');
  await page.getByRole('button', { name: 'Discard changes' }).click();
});
