import AxeBuilder from '@axe-core/playwright';
import { PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';

const BAR = '/product/kovia-bar/';
const SOLO = '/product/orveta-solo/';

test('RV-07 the list has WordPress’s markup', PROOF, async ({ page }) => {
  await page.goto(`${BAR}#reviews`);
  const item = page.locator('#reviews.woocommerce-Reviews > #comments > ol.commentlist > li.review').first();
  const id = (await item.getAttribute('id'))?.replace('li-comment-', '');
  const inside = item.locator(`> div#comment-${id}.comment_container`);
  for (const part of [
    '.star-rating[role="img"]',
    '.woocommerce-review__author',
    'time.woocommerce-review__published-date[datetime]',
    '.description',
  ])
    await expect(inside.locator(part)).toHaveCount(1);
  await expect(inside.locator('.description')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('#tab-reviews').analyze();
  expect(violations.map(({ id: rule, nodes }) => `${rule} ${nodes[0]?.target}`)).toEqual([]);
});

for (const prefix of ['', '/ar']) {
  const title = `RV-07 reviews ${prefix} turn pages by path and by parameter`;
  test(title, PROOF, async ({ page }) => {
    await page.goto(`${prefix}${BAR}#reviews`);
    const first = await page.locator('li.review').first().getAttribute('id');
    await page.locator('#comments .page-numbers', { hasText: '2' }).last().click();
    await page.waitForURL(new RegExp(`${prefix}${BAR}comment-page-2/#reviews$`));
    await expect(page.locator('#tab-reviews')).toBeVisible();
    const onSecond = await page.locator('li.review').first().getAttribute('id');
    expect(onSecond).not.toBe(first);
    await page.goto(`${prefix}${BAR}?cpage=2`);
    expect(await page.locator('li.review').first().getAttribute('id')).toBe(onSecond);
    await page.goto(`${prefix}${BAR}?cpage=9999`);
    expect(await page.locator('li.review').first().getAttribute('id')).toBe(onSecond);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${BAR}$`));
  });
}

test('RV-07 a bar links to reviews with that rating, and the chip back to all', PROOF, async ({ page }) => {
  await page.goto(`${BAR}#reviews`);
  await page.locator('.j-bars a').first().click();
  await expect(page.locator('li.review')).toHaveCount(8);
  const names = await page
    .locator('li.review .star-rating')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(new Set(names)).toEqual(new Set(['5 of 5 stars']));
  await page.getByRole('link', { name: 'Lowest rating' }).click();
  await expect(page).toHaveURL(/review-sort=lowest&review-stars=5#reviews$/);
  await page.locator('.j-reviews__bar .j-chip').click();
  await expect(page.locator('li.review')).toHaveCount(10);
});

test('RV-07 filters change the reviews in place, with the form as it is typed, and Back takes them out', async ({
  page,
}) => {
  await page.goto(`${BAR}#reviews`);
  await settle(page);
  await page.locator('#comment').fill('Half a review');
  const reviews = page.locator('li.review');
  await page.locator('.j-bars a').first().focus();
  await page.keyboard.press('Enter');
  await expect(reviews).toHaveCount(8);
  await expect(page).toHaveURL(/review-stars=5#reviews$/);
  await expect(page.locator('.j-bars a').first()).toBeFocused();
  await expect(page.locator('[data-review-count]')).toHaveText('8 reviews shown');
  await expect(page.locator('#comment')).toHaveValue('Half a review');
  await page.locator('.j-reviews__bar .j-chip').click();
  await expect(reviews).toHaveCount(10);
  await page.goBack();
  await expect(reviews).toHaveCount(8);
  await expect(page.locator('#comment')).toHaveValue('Half a review');
});

test.describe('beside a long list', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('RV-07 a rating chosen far down shows its reviews from the first one', PROOF, async ({ page }) => {
    await page.goto(`${BAR}#reviews`);
    const bar = page.locator('.j-reviews__bar');
    const rating = page.locator('.j-bars a').last();
    await page.locator('#respond').evaluate((form) => form.scrollIntoView());
    await expect(rating).toBeInViewport();
    await expect(bar).not.toBeInViewport();
    await rating.click();
    await expect(page).toHaveURL(/review-stars=/);
    await expect(bar).toBeInViewport();
    await expect(page.locator('li.review').first()).toBeInViewport();
  });
});

test('RV-07 any review URL answers with a page or 404', async ({ request }) => {
  const fine = [
    '?cpage=x',
    '?cpage=-1&review-sort=%00',
    '?review-stars=99',
    '?unapproved=1&moderation-hash=x',
  ];
  for (const query of fine) expect((await request.get(`${BAR}${query}`)).status(), query).toBe(200);
  for (const path of ['comment-page-0/', 'comment-page-x/', 'anything/'])
    expect((await request.get(`${BAR}${path}`)).status(), path).toBe(404);
  expect((await request.get(`${BAR}comment-page-99999/`)).status()).toBe(200);
  expect((await request.get('/wp-comments-post.php')).status()).toBe(405);
});

test('RV-07 a vote counts once without leaving the page', PROOF, async ({ page }) => {
  await page.goto(`${SOLO}#reviews`);
  const form = page.locator('form[data-helpful]').first();
  await form.getByRole('button').click();
  await expect(form.locator('[data-helpful-text]')).toContainText('Thanks for your feedback.');
  const shownText = await form.locator('[data-helpful-text]').innerText();
  const count = /\d+/.exec(shownText)?.[0];
  // The cached page is invalidated some milliseconds after the vote.
  const text = async () => {
    await page.reload();
    return form.locator('[data-helpful-text]').innerText();
  };
  await expect.poll(text).toContain(`${count} p`);
  await expect(form.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
});

test('RV-07 a product without reviews invites the first', PROOF, async ({ page }) => {
  await page.goto('/product/desk-bundle-travel-dock-adapter-and-cable/#reviews');
  await expect(page.locator('.woocommerce-noreviews')).toContainText('No reviews yet');
  await page.locator('#comments').getByRole('link', { name: 'Write a review' }).click();
  await expect(page.locator('#tab-reviews')).toBeVisible();
  await expect(page.locator('#review_form')).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('RV-07 a vote by the plain form redirects to its review', PROOF, async ({ page }) => {
    await page.goto(`${SOLO}?review-sort=lowest`);
    const form = page.locator('form[data-helpful]').last();
    const id = await form.locator('[name="review"]').getAttribute('value');
    await form.getByRole('button').click();
    await expect(page).toHaveURL(new RegExp(`review-sort=lowest&review-helped=${id}#comment-${id}$`));
    await expect(page.locator(`#comment-${id} [data-helpful-text]`)).toContainText(
      'Thanks for your feedback',
    );
  });
});
