import { deskTest } from '../admin/desk.ts';
import { expect } from '../shop.ts';

deskTest(
  'BO-07 a rule is written in a table, decides a tried basket in the words shoppers read, and is undone',
  async ({ page }) => {
    await page.goto('/admin/restrictions/');
    await page.getByRole('button', { name: 'Add a rule' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name of the rule' }).fill('No Sticks');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText('A small letter, then small letters').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name of the rule' }).fill('no-sticks-far');
    await dialog.getByLabel('They are').first().click();
    await page.getByRole('option', { name: 'shown and not sold' }).click();
    await dialog.getByLabel('Going to').first().click({ force: true });
    await page.getByRole('option', { name: 'Fujairah' }).click();
    await page.keyboard.press('Tab');
    await dialog
      .getByRole('textbox', { name: 'What shoppers read · English' })
      .fill('Tobacco is not delivered to Fujairah.');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Tobacco to Fujairah: shown and not sold.')).toBeVisible();

    await page.getByPlaceholder('Name or SKU').fill('cedrane');
    await page.getByRole('option').first().click();
    await expect(page.getByText('May be ordered')).toBeVisible();
    await page.getByLabel('Emirate', { exact: true }).first().click();
    await page.getByRole('option', { name: 'Fujairah' }).click();
    await expect(page.getByText('Stopped')).toBeVisible();
    await expect(page.getByText('the rule no-sticks-far decides')).toBeVisible();
    await expect(
      page.getByText(/Tobacco is not delivered to Fujairah\. \(Rule no-sticks-far\.\)/),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Remove the rule no-sticks-far' }).click();
    await expect(page.getByText('No rule yet')).toBeVisible();
    await expect(page.getByText('May be ordered')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Tobacco to Fujairah: shown and not sold.')).toBeVisible();
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Take this table up again' }).first().click();
    await expect(page.getByText('No rule yet')).toBeVisible();
  },
);

deskTest(
  'BO-07 a required text is changed once and stands in every place its screen names',
  async ({ page, context, baseURL }) => {
    await context.addCookies([
      { name: 'jamra_age', value: '99', url: baseURL ?? process.env.SHOP_URL ?? '' },
    ]);
    await page.goto('/admin/legal/');
    const visitor = await context.newPage();
    const cases = [
      {
        name: 'Health warning beside tobacco',
        label: /· English$/,
        text: 'Harmful: said once, read everywhere.',
      },
      { name: 'Least age', label: 'Least age', text: '27' },
      { name: 'Trade licence', label: 'Trade licence', text: 'CN-4455667' },
      { name: 'Tax registration number', label: 'Tax registration number', text: '100123456700003' },
    ];
    for (const { name, label, text } of cases) {
      const card = page.getByRole('region', { name, exact: true });
      const field = card.getByLabel(label).first();
      const before = await field.inputValue();
      await field.fill(text);
      await card.getByRole('button', { name: 'Save' }).click();
      await expect(card.getByRole('button', { name: 'Save' })).toHaveCount(0);
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
      await card.getByRole('button', { name: 'Save' }).click();
      await expect(card.getByRole('button', { name: 'Save' })).toHaveCount(0);
    }
  },
);

deskTest('BO-01 the tax number is changed beside an example that adds up', async ({ page }) => {
  await page.goto('/admin/taxes/');
  await page.getByRole('textbox', { name: 'Pieces' }).fill('2');
  const row = page.getByRole('row', { name: /^Together/ });
  await expect(row).toContainText('513.00');
  await expect(row).toContainText('24.42');
  await expect(page.getByRole('link', { name: 'VAT report' })).toHaveAttribute(
    'href',
    '/admin/reports/?report=vat',
  );
  const card = page.getByRole('region', { name: 'Tax registration number', exact: true });
  await card.getByLabel('Tax registration number').fill('12');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('alert')).toContainText('The setting cannot be that');
  await card.getByRole('button', { name: 'Undo' }).click();
});
