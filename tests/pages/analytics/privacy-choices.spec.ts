import { expect, test } from '../shop.ts';

test('privacy choices state that visits are counted until one chooses, and close by Escape', async ({
  page,
}) => {
  await page.goto('/faq/');
  const opener = page.getByRole('contentinfo').getByText('Privacy choices');
  const bar = page.getByRole('region', { name: 'Privacy choices' });
  const counted = bar.getByText('Until you choose, visits are counted without cookies');
  await opener.click();
  await expect(counted).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await bar.getByRole('button', { name: 'Reject all' }).click();
  await opener.click();
  await expect(bar).toBeVisible();
  await expect(counted).toBeHidden();
});
