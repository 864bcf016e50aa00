import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

test('the classic layout lists articles with excerpts', PROOF, async ({ page, setting }) => {
  await setting('blog.layout', 'classic');
  await page.goto('/blog/');
  await expect(page.locator('.j-postrow')).toHaveCount(6);
  await page
    .getByRole('link', { name: /^Read more: / })
    .first()
    .click();
  await expect(page.locator('.j-article')).toBeVisible();
});

test('the full layout lists complete articles', PROOF, async ({ page, setting }) => {
  await setting('blog.layout', 'full');
  await page.goto('/blog/page/2/');
  await expect(page.locator('.j-whole .entry-content')).toHaveCount(3);
  await expect(
    page.getByRole('heading', { name: 'What the guarantee covers, in plain words' }),
  ).toBeVisible();
});
