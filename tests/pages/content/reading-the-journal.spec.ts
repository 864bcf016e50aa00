import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

test('the journal links to a category, a tag and a second page', PROOF, async ({ page }) => {
  await page.goto('/blog/');
  await expect(page.locator('.j-archive .j-post')).toHaveCount(9);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/blog\/page\/2\/$/);
  await expect(page.locator('.j-archive .j-post')).toHaveCount(2);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Care' }).click();
  await expect(page).toHaveURL(/\/blog\/category\/care\/$/);
  await expect(page.locator('.j-post__kind')).toHaveText(['Care', 'Care', 'Care']);
  await page.locator('.j-post__title a').first().click();
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/tag\/[a-z-]+\/$/);
});

test('old page URLs work, invalid ones are 404', async ({ request }) => {
  const statusOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  expect(await statusOf('/blog/?paged=2')).toBe(200);
  expect(await statusOf('/blog/page/1/')).toBe(301);
  for (const path of [
    '/blog/page/99/',
    '/blog/page/x/',
    '/blog/category/none/',
    '/blog/tag/none/',
    '/blog/none/',
  ]) {
    expect(await statusOf(path), path).toBe(404);
  }
  expect(await statusOf('/blog/?paged=%00&x[]=1')).toBe(200);
});

test('an article has author, date, reading time and table of contents', async ({ page }) => {
  await page.goto('/blog/clean-your-device-in-three-minutes/');
  const head = page.locator('.j-article__head');
  await expect(head).toContainText('Service technician');
  await expect(head).toContainText('2 min read');
  const outline = page.getByRole('navigation', { name: 'On this page' });
  await expect(outline.getByRole('link')).toHaveCount(5);
  await outline.getByRole('link', { name: 'Five mistakes' }).click();
  await expect(page.getByRole('heading', { name: 'Five mistakes' })).toBeInViewport();
  await expect(outline.getByRole('link', { name: 'Five mistakes' })).toHaveAttribute('aria-current', 'true');
});

test(
  'an article links to the previous, next and related articles and to its products',
  PROOF,
  async ({ page }) => {
    await page.goto('/blog/clean-your-device-in-three-minutes/');
    const neighbours = page.getByRole('navigation', { name: 'More articles' });
    await expect(neighbours.getByRole('link')).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Related articles' }).locator('article')).toHaveCount(3);
    await expect(
      page.getByRole('region', { name: 'Products in this article' }).locator('li.product'),
    ).toHaveCount(3);
    await neighbours.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choosing a flavour without guessing');
    await expect(page.getByRole('region', { name: 'Products in this article' })).toContainText('nicotine');
  },
);

test('the portfolio is filtered by links', async ({ page }) => {
  await page.goto('/portfolio/');
  await expect(page.locator('.j-post')).toHaveCount(8);
  await page.getByRole('link', { name: 'Materials', exact: true }).first().click();
  await expect(page).toHaveURL(/\/portfolio\/category\/materials\/$/);
  await expect(page.locator('.j-post')).toHaveCount(2);
});
