import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { withDatabase } from '../database.ts';
import { addHiddenProducts } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, alive } from './admin.ts';
import { idOf, orderOf } from './an-order.ts';
import { act } from './products.ts';

type Someone = { id: number; email: string; lastName: string };

/** A customer that no other test searches for. */
async function someone(facts: { phone?: string; last_name?: string } = {}): Promise<Someone> {
  const email = `${randomUUID()}@example.com`;
  const lastName = facts.last_name ?? `Zumurrud${randomUUID().slice(0, 8)}`;
  const { id } = await withDatabase((db) =>
    db
      .insertInto('customer')
      .values({
        email,
        first_name: 'Sara',
        last_name: lastName,
        language: 'ar',
        consented_at: new Date('2026-10-03T12:00:00+04:00'),
        consent_source: 'account',
        created_at: new Date('2026-10-01T12:00:00+04:00'),
        ...facts,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { id, email, lastName };
}

adminTest(
  'CU-01 a customer is found, and the record shows details, consent, notes and tags',
  async ({ page }) => {
    const { lastName, email } = await someone({ phone: '+971557778899' });
    await page.goto('/admin/customers/');
    await page.getByRole('searchbox', { name: 'Search name, email or phone' }).fill(lastName);
    await expect(page).toHaveURL(/q=Zumurrud/);
    await page.getByRole('link', { name: `Sara ${lastName}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Sara ${lastName}` })).toBeVisible();
    for (const words of [email, '+971557778899', 'Arabic', /Subscribed since 3 October 2026/])
      await expect(page.getByText(words).first()).toBeVisible();
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Enter a note.')).toBeVisible();
    await page.getByLabel('Note').fill('Asks for ribbon.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Noura Hamdan').last()).toBeVisible();
    await expect(page.getByLabel('Note')).toHaveValue('');
    await page.getByPlaceholder('Add tag').fill('Old friend');
    await page.keyboard.press('Enter');
    await expect(page.getByText('old-friend')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Asks for ribbon.')).toBeVisible();
    await expect(page.getByText('old-friend')).toBeVisible();
  },
);

/** A list of three customers, and the search that finds the one in the middle. */
async function openThree(page: Page) {
  const family = `Zaman${randomUUID().slice(0, 8)}`;
  await someone({ last_name: `${family} Other` });
  const customerId = await someone({ last_name: `${family} Found` });
  await someone({ last_name: `${family} Other` });
  await page.goto(`/admin/customers/?q=${family}`);
  await alive(page);
  const search = page.getByRole('searchbox', { name: 'Search name, email or phone' });
  const link = page.getByRole('link', { name: `Sara ${customerId.lastName}` });
  await expect(page.locator('a[data-row]')).toHaveCount(3);
  return { lastName: customerId.lastName, search, link };
}

adminTest(
  'CU-01 a customer that is clicked while the list is being filtered opens',
  PROOF,
  async ({ page }) => {
    const { lastName, search, link } = await openThree(page);
    const before = await link.boundingBox();
    await search.fill(lastName);
    await link.hover();
    await page.mouse.down();
    await expect(page).toHaveURL(/Found/);
    expect(await link.boundingBox(), 'it stays where it is pressed').toEqual(before);
    await page.mouse.up();
    await expect(page.getByRole('heading', { level: 1, name: `Sara ${lastName}` })).toBeVisible();
  },
);

adminTest(
  'CU-01 a search that is still to come does not call back from a pressed customer',
  PROOF,
  async ({ page }) => {
    const { lastName, search, link } = await openThree(page);
    await search.fill(lastName);
    // A browser that is busy until the search would begin.
    await link.evaluate((element: HTMLElement) => {
      element.click();
      const endsAt = performance.now() + 600;
      while (performance.now() < endsAt);
    });
    await expect(page.getByRole('heading', { level: 1, name: `Sara ${lastName}` })).toBeVisible();
  },
);

adminTest(
  'CU-03 a customer is added by hand, and an email that has an account leads to it',
  PROOF,
  async ({ page }) => {
    const { id, email } = await someone();
    await page.goto('/admin/customers/new/');
    await page.getByLabel('First name').fill('Mona');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
    await page.getByLabel('The customer agreed to marketing emails').check();
    await page.getByRole('button', { name: 'Add customer' }).click();
    await expect(page.getByText('Say how the customer agreed.')).toBeVisible();
    await page.getByLabel('How they agreed').fill('By phone');
    await page.getByRole('button', { name: 'Add customer' }).click();
    await expect(page.getByRole('link', { name: 'Open the account' })).toHaveAttribute(
      'href',
      `/admin/customers/${id}/`,
    );
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(`new${randomUUID()}@example.com`);
    await page.getByRole('button', { name: 'Add customer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mona' })).toBeVisible();
    await expect(page.getByText(/\(By phone\)/)).toBeVisible();
    await expect(page.getByText('Invitation sent')).toBeVisible();
  },
);

adminTest('CU-03 a segment is typed with its count, saved, and narrows the list', PROOF, async ({ page }) => {
  const { lastName } = await someone();
  const tag = `seg-${randomUUID().slice(0, 8)}`;
  await withDatabase((db) =>
    db
      .updateTable('customer')
      .set({ tags: [tag] })
      .where('last_name', '=', lastName)
      .execute(),
  );
  await page.goto('/admin/customers/segments/new/');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(tag);
  await page.getByRole('combobox', { name: 'What' }).click();
  await page.getByRole('option', { name: 'Tag' }).click();
  await page.getByRole('textbox', { name: 'Tag', exact: true }).fill(tag);
  await expect(page.getByText('1 customer', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save segment' }).click();
  await page.getByRole('link', { name: `View customers: ${tag}` }).click();
  await expect(page.getByRole('link', { name: `Sara ${lastName}` })).toBeVisible();
  await expect(page.getByText('1–1 of 1')).toBeVisible();
});

adminTest('CU-03 another account is found, weighed and merged', PROOF, async ({ page }) => {
  const [stored, gone] = [await someone(), await someone()];
  await page.goto(`/admin/customers/${stored.id}/`);
  await page.getByRole('button', { name: 'Merge' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(gone.email);
  await dialog.getByRole('button', { name: 'Search' }).click();
  await dialog.getByRole('button', { name: gone.email }).click();
  await expect(dialog.getByText(`Moves from ${gone.email} to ${stored.email}:`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge now' }).click();
  await expect(page.getByText('The accounts were merged.')).toBeVisible();
  await page.goto(`/admin/customers/${gone.id}/`);
  await page.getByRole('link', { name: 'View merged customer' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/customers/${stored.id}/`));
});

adminTest('CU-03 everything known of a customer is handed out as a file', PROOF, async ({ page }) => {
  const { id, email } = await someone();
  await page.goto(`/admin/customers/${id}/`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export personal data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`customer-${id}.json`);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    customer: { email },
    orders: [],
  });
});

adminTest(
  'CU-03 a customer is erased once the email was typed, and the record shows it',
  PROOF,
  async ({ page }) => {
    const { id, email } = await someone();
    await page.goto(`/admin/customers/${id}/`);
    await page.getByRole('button', { name: 'Erase personal data' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Erase personal data' })).toBeDisabled();
    await dialog.getByRole('textbox').fill(email);
    await dialog.getByRole('button', { name: 'Erase personal data' }).click();
    await expect(page.getByRole('heading', { name: `Customer ${id} no longer exists` })).toBeVisible();
    await expect(page.getByText(email)).toHaveCount(0);
  },
);

adminTest(
  'CU-03 a guest is handed out as a file, and erased once the email was typed',
  PROOF,
  async ({ page }) => {
    const email = `${randomUUID()}@example.com`;
    const sku = `GUEST-${randomUUID().slice(0, 8)}`;
    await addHiddenProducts([
      { Type: 'simple', SKU: sku, Name: sku, 'Regular price': '90.00', Stock: '9', Published: '1' },
    ]);
    await orderOf([{ productId: await idOf(sku), quantity: 1 }], 'Layla', { email });
    const { id } = await withDatabase((db) =>
      db.selectFrom('guest').select('id').where('key', '=', email).executeTakeFirstOrThrow(),
    );
    await page.goto(`/admin/customers/guests/${id}/`);
    await alive(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export personal data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`guest-${id}.json`);
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ guest: { email } });
    await page.getByRole('button', { name: 'Erase personal data' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Erase personal data' })).toBeDisabled();
    await dialog.getByRole('textbox').fill(email);
    await dialog.getByRole('button', { name: 'Erase personal data' }).click();
    await expect(page).toHaveURL(/\/admin\/customers\/$/);
    await expect(page.getByText('Personal data was erased.')).toBeVisible();
    await page.goto(`/admin/customers/?q=${email}`);
    await expect(page.getByText('No customers found')).toBeVisible();
  },
);

adminTest('CU-03 a segment that was saved since is shown beside one’s own', PROOF, async ({ page }) => {
  const name = `both-${randomUUID().slice(0, 8)}`;
  const rule = { match: 'all', conditions: [{ fact: 'orders', is: 'at-least', count: 2, days: 90 }] };
  await page.goto('/admin/customers/segments/');
  const { id } = await act<{ id: number }>(page, 'customers.save-segment', {
    id: null,
    name,
    rule,
    version: 0,
  });
  await page.goto(`/admin/customers/segments/${id}/`);
  await alive(page);
  await page.getByRole('textbox', { name: 'Orders', exact: true }).fill('3');
  const theirs = {
    ...rule,
    conditions: [{ fact: 'spent', is: 'at-least', amountMinor: 10_000, days: null }],
  };
  await act(page, 'customers.save-segment', { id, name, rule: theirs, version: 1 });
  await page.getByRole('button', { name: 'Save segment' }).click();
  const conflict = page.getByRole('dialog', { name: 'Noura Hamdan' });
  await expect(conflict.getByRole('radio', { name: /Number of orders at least 3/ })).toBeChecked();
  await expect(conflict.getByRole('radio', { name: /Amount spent at least 100/ })).toBeVisible();
  await conflict.getByRole('button').last().click();
  await expect(page).toHaveURL(/\/segments\/$/);
  await page.goto(`/admin/customers/segments/${id}/`);
  await expect(page.getByRole('textbox', { name: 'Orders', exact: true })).toHaveValue('3');
});

adminTest.describe('as a page editor', () => {
  adminTest.use({ role: 'page-editor' });
  adminTest(
    'CU-03 customers are hidden from staff without the right to see them',
    PROOF,
    async ({ page }) => {
      const { id, email } = await someone();
      for (const path of ['/admin/customers/', `/admin/customers/${id}/`]) {
        expect((await page.goto(path))?.status()).toBe(403);
        await expect(page.getByText(email)).toHaveCount(0);
      }
    },
  );
});
