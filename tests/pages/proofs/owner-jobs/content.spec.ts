import { randomUUID } from 'node:crypto';
import { ownNumber } from '../../admin/products.ts';
import { PROOF } from '../../screens.ts';
import { expect, find, jobTest, saved } from './job.ts';

// The jobs change records that other tests use.
jobTest.use({ hasOwnShop: true });

jobTest('BO-01 a coupon is made', PROOF, async ({ page, job }) => {
  const code = `JOB-${randomUUID().slice(0, 6).toUpperCase()}`;
  await job('Create a coupon', async () => {
    await find(page, 'new coupon', 'New promotion or coupon');
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await page.getByRole('textbox', { name: 'Title shown to customers · English' }).fill('Ten off');
    await page.getByRole('textbox', { name: 'Percentage' }).fill('15');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  });
  await page.goto('/product/kovia-bar/');
  await page.locator('.single_add_to_cart_button').click();
  await page.goto('/cart/');
  await page.locator('#coupon_code').fill(code);
  await page.locator('[name=apply_coupon]').click();
  await expect(page.locator('main .cart-discount')).toContainText(code);
});

jobTest('BO-01 a review is replied to and approved', PROOF, async ({ page, job }) => {
  await job('Reply to a review', async () => {
    await page.getByRole('link', { name: /Reviews to approve/ }).click();
    const card = page.getByRole('article', { name: /^Review by/ }).first();
    await card.getByRole('button', { name: 'Reply' }).click();
    await card.getByLabel('Your reply').fill('Thank you for telling us.');
    await card.getByRole('button', { name: 'Save reply' }).click();
    await expect(card.getByText('Store reply')).toBeVisible();
    await card.getByRole('button', { name: 'Approve' }).click();
  });
  await expect(page.getByText('1 review approved.')).toBeVisible();
});

jobTest('BO-01 a page is edited', PROOF, async ({ page, job }) => {
  const word = ownNumber();
  await job('Edit a page', async () => {
    await find(page, 'about jamra', 'About Jamra');
    await page.getByRole('textbox', { name: 'Excerpt · English' }).fill(`Who we are, ${word}`);
    await page.getByRole('textbox', { name: 'Title · English', exact: true }).fill(`About us ${word}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await saved(page);
  });
  await page.goto('/about/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`About us ${word}`);
});

jobTest('BO-01 a menu gets an item', PROOF, async ({ page, job }) => {
  await job('Add a menu item', async () => {
    await find(page, 'header menu', 'Header menu');
    await page.getByRole('button', { name: 'Add menu item' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add menu item' });
    await dialog.getByPlaceholder('Search pages, categories, products or articles').fill('questions');
    await page.getByRole('option', { name: 'Frequently asked questions' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await saved(page);
  });
  await page.goto('/contact/');
  const link = page.locator('header').getByRole('link', { name: 'Frequently asked questions' }).first();
  await expect(link).toHaveAttribute('href', '/faq/');
});

jobTest('BO-01 an article is published', PROOF, async ({ page, job }) => {
  const word = ownNumber();
  await job('Publish an article', async () => {
    await find(page, 'new article', 'New article');
    await page.getByRole('textbox', { name: 'Title · English', exact: true }).fill(`A quiet hour ${word}`);
    await page.getByRole('textbox', { name: 'Content · English' }).fill('Somebody rests.');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('link', { name: 'View in store' })).toBeVisible();
  });
  const address = await page.getByRole('link', { name: 'View in store' }).getAttribute('href');
  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { level: 1, name: `A quiet hour ${word}` })).toBeVisible();
});
