import { randomUUID } from 'node:crypto';
import { expect } from '../shop.ts';
import { deskTest } from './desk.ts';

deskTest(
  'BO-01 a zone gets a way with times, a rate is changed and taken back, and a basket is told why',
  async ({ page }) => {
    const title = `Evening ${randomUUID().slice(0, 6)}`;
    await page.goto('/admin/delivery/');
    await page.getByRole('link', { name: 'Edit Rest of the Emirates' }).click();
    await page.getByRole('button', { name: 'Add a way' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Please give a price from 0 to 10,000.').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Name for shoppers · English' }).last().fill(title);
    await page.getByRole('textbox', { name: 'Price' }).last().fill('35');
    await page.getByRole('textbox', { name: 'Code' }).last().fill('evening');
    await page.getByRole('button', { name: 'Add a time' }).last().click();
    await page.getByLabel('From', { exact: true }).last().fill('18:00');
    await page.getByLabel('To', { exact: true }).last().fill('22:00');
    await page.getByRole('textbox', { name: 'Orders that fit' }).last().fill('2');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.')).toBeVisible();

    await page.goto('/admin/delivery/');
    await expect(page.getByText(/18:00–22:00/).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: `Rest of the Emirates · ${title}` })).toBeVisible();
    await expect(page.getByText('0 / 2').first()).toBeVisible();
    await page.getByLabel('Emirate', { exact: true }).first().click();
    await page.getByRole('option', { name: 'Fujairah' }).click();
    const tried = page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: 'Offered' });
    await expect(tried.getByText('arrives on')).toBeVisible();
    await expect(page.getByText(/the goods are worth too little; missing/)).toBeVisible();

    await page.getByRole('link', { name: 'Edit Rest of the Emirates' }).click();
    await page.getByRole('button', { name: `Remove ${title}` }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Not saved yet.')).toBeHidden();
    await page.goto('/admin/delivery/');
    await expect(page.getByText(title)).toHaveCount(0);
  },
);

deskTest('BO-01 who saves a zone second is shown what the first one saved', async ({ page, context }) => {
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto('/admin/delivery/');
    await one.getByRole('link', { name: 'Edit Dubai, Sharjah, Ajman' }).click();
    await expect(one.getByRole('textbox', { name: 'Name of the zone · Arabic' })).toBeVisible();
  }
  const arabic = (one: typeof page) => one.getByRole('textbox', { name: 'Name of the zone · Arabic' });
  const before = await arabic(page).inputValue();
  await arabic(page).fill('المدن');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await arabic(other).fill(`${before} `);
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('alert')).toContainText('Somebody else changed this zone meanwhile');
  await expect(other.getByRole('alert')).toContainText('This stands there now');
  await expect(arabic(other)).toHaveValue(`${before} `);
  await other.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(other.getByText('Saved.')).toBeVisible();
});

deskTest('BO-01 removing a zone says what will happen before it does', async ({ page }) => {
  await page.goto('/admin/delivery/');
  await page
    .getByRole('region', { name: 'Rest of the Emirates' })
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Orders that were placed keep their way');
  await expect(page.getByRole('dialog')).toContainText('Fujairah');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name: 'Edit Rest of the Emirates' })).toBeVisible();
});

deskTest(
  'BO-01 who takes an emirate out of its zone is told that nobody there can order',
  async ({ page }) => {
    await page.goto('/admin/delivery/');
    await page.getByRole('link', { name: 'Edit Rest of the Emirates' }).click();
    await page.getByRole('checkbox', { name: 'Umm Al Quwain' }).uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Nobody in Umm Al Quwain could check out any more.');
    await page.getByRole('button', { name: 'Save and stop delivery there' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.goto('/admin/delivery/');
    await expect(page.getByText('No delivery to Umm Al Quwain')).toBeVisible();
    await page.getByRole('link', { name: 'Edit Rest of the Emirates' }).click();
    await page.getByRole('checkbox', { name: 'Umm Al Quwain' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.goto('/admin/delivery/');
    await expect(page.getByText('No delivery to')).toHaveCount(0);
  },
);
