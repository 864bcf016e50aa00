import { accessibilityFaults } from '../accessibility.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, alive, PHONE } from './admin.ts';

adminTest(
  'BO-06 analytics show the funnel as a table, another report, and its CSV',
  PROOF,
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/admin/analytics/?report=funnel');
    await alive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analytics');
    const table = page.getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(6);
    await expect(table.getByRole('columnheader').first()).toHaveText('Step');
    expect(await accessibilityFaults(page)).toEqual([]);
    await expect(table.getByRole('link', { name: 'Added to cart' })).toHaveAttribute(
      'href',
      /report=products&from=/,
    );
    await expect(table.getByRole('link', { name: 'Ordered' })).toHaveAttribute(
      'href',
      /\/admin\/orders\/\?from=/,
    );
    await expect(table.getByRole('link', { name: 'Began checkout' })).toHaveCount(0);
    await page.getByLabel('Report').selectOption('emirates');
    await expect(page).toHaveURL(/report=emirates/);
    await expect(page.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', /report=emirates/);
    const href = (await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '';
    const file = await page.context().request.get(href);
    expect([file.status(), (await file.text()).replace('\uFEFF', '').trim().split('\n')[0]]).toEqual([
      200,
      'emirates,orders,total',
    ]);
  },
);
