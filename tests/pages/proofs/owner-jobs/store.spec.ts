import { PROOF } from '../../screens.ts';
import { expect, find, jobTest, saved } from './job.ts';

// The jobs change records that other tests use.
jobTest.use({ hasOwnShop: true });

jobTest('BO-01 a manager is invited', PROOF, async ({ page, job }) => {
  const email = `manager-${Date.now()}@example.com`;
  await job('Invite staff', async () => {
    await find(page, 'invite staff', 'Invite staff');
    await page.getByLabel('Email to invite').fill(email);
    await page.getByRole('combobox', { name: 'Role', exact: true }).click();
    await page.getByRole('option', { name: 'Manager' }).click();
    await page.getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByText(`An invitation was sent to ${email}.`)).toBeVisible();
  });
  await expect(page.getByText(`${email} · Manager`)).toBeVisible();
});

jobTest('BO-01 a delivery price is changed', PROOF, async ({ page, job }) => {
  await job('Change a delivery price', async () => {
    await find(page, 'delivery prices', 'Shipping rates');
    await page.getByRole('link', { name: 'Edit Rest of the Emirates' }).click();
    await page.getByRole('textbox', { name: 'Price', exact: true }).first().fill('22');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await saved(page);
  });
  await page.goto('/admin/delivery/');
  await expect(page.getByRole('region', { name: 'Rest of the Emirates', exact: true })).toContainText(
    '22.00',
  );
});

jobTest('BO-07 a setting is changed', PROOF, async ({ page, job }) => {
  await job('Change a setting', async () => {
    await find(page, 'store phone', 'Store phone');
    const card = page.getByRole('region', { name: 'Store phone', exact: true });
    await card.getByRole('textbox', { name: 'Store phone' }).fill('+971 4 123 4567');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  });
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Store phone' })).toHaveValue('+971 4 123 4567');
});

jobTest('BO-01 help for a job is opened', PROOF, async ({ page, job }) => {
  await job('Get help', async () => {
    await find(page, 'take an order by phone', 'Take an order by phone');
  });
  const panel = page.getByRole('complementary', { name: 'Help' });
  await expect(panel.getByRole('heading', { name: 'Take an order by phone' })).toBeVisible();
});
