import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { withDatabase } from '../database.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest } from './admin.ts';

type Place = { productId: number; slug: string };

/** A product of this test alone, with pending reviews. */
function waiting(ratings: readonly number[]): Promise<Place & { authors: string[] }> {
  return withDatabase(async (db) => {
    const product = await db
      .selectFrom('product')
      .select(['id', 'slug'])
      .where('slug', 'like', '%case%')
      .where('parent_id', 'is', null)
      .where('status', '=', 'published')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const authors = ratings.map(() => `Author ${randomUUID().slice(0, 8)}`);
    await db
      .insertInto('review')
      .values(
        ratings.map((rating, place) => ({
          product_id: product.id,
          rating,
          title: 'Sits well',
          body: 'It closes softly and keeps its shape.',
          author: authors[place] ?? '',
          email: `${randomUUID()}@example.com`,
          status: 'pending',
          written_at: new Date(),
        })),
      )
      .execute();
    return { productId: product.id, slug: product.slug ?? '', authors };
  });
}

async function rated(page: Page, { slug }: Place): Promise<{ count: number; average: number }> {
  await page.goto(`/product/${slug}/#reviews`);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const aggregate = /"aggregateRating":\s*(\{[^}]*\})/.exec(texts.join('\n'));
  if (aggregate === null) return { count: 0, average: 0 };
  const rating = JSON.parse(aggregate[1] ?? '{}') as {
    reviewCount?: number;
    ratingCount?: number;
    ratingValue: number;
  };
  return { count: Number(rating.reviewCount ?? rating.ratingCount), average: Number(rating.ratingValue) };
}

adminTest(
  'RV-07 an approved review changes the product’s count and average, and a deleted one comes back',
  PROOF,
  async ({ page }) => {
    const place = await waiting([1]);
    const [author = ''] = place.authors;
    const before = await rated(page, place);
    await page.goto(`/admin/reviews/?product=${place.productId}`);
    const card = page.getByRole('article', { name: `Review by ${author}` });
    await card.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('1 review approved.')).toBeVisible();
    await expect(card).toHaveCount(0);
    const after = await rated(page, place);
    expect(after.count).toBe(before.count + 1);
    expect(after.average).toBeCloseTo((before.average * before.count + 1) / (before.count + 1), 1);
    await expect(page.getByText(author).first()).toBeVisible();
    await page.goto(`/admin/reviews/?state=approved&product=${place.productId}`);
    await card.getByRole('button', { name: 'Delete' }).click();
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toBeVisible();
    expect((await rated(page, place)).count).toBe(after.count);
    await page.goto(`/admin/reviews/?state=approved&product=${place.productId}`);
    await card.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('1 review deleted.')).toBeVisible();
  },
);

adminTest('RV-07 several reviews are set aside at once', PROOF, async ({ page }) => {
  const { authors, productId } = await waiting([5, 4]);
  await page.goto(`/admin/reviews/?product=${productId}`);
  for (const author of authors) await page.getByRole('checkbox', { name: `Select ${author}` }).check();
  await page
    .getByText('2 selected')
    .locator('xpath=ancestor::*[.//button][1]')
    .getByRole('button', { name: 'Mark as spam' })
    .click();
  await expect(page.getByText('2 reviews marked as spam.')).toBeVisible();
  for (const author of authors) await expect(page.getByRole('article', { name: author })).toHaveCount(0);
});

adminTest('RV-07 the shop replies in its own name below the review', PROOF, async ({ page }) => {
  const place = await waiting([5]);
  const [author = ''] = place.authors;
  await page.goto(`/admin/reviews/?product=${place.productId}`);
  const card = page.getByRole('article', { name: `Review by ${author}` });
  await card.getByRole('button', { name: 'Reply' }).click();
  await expect(card.getByLabel('Your reply')).toBeFocused();
  await card.getByLabel('Your reply').fill(`Thank you, ${author}.`);
  await card.getByRole('button', { name: 'Save reply' }).click();
  await expect(card.getByText('Store reply')).toBeVisible();
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('1 review approved.')).toBeVisible();
  await page.goto(`/product/${place.slug}/#reviews`);
  await expect(page.getByText(`Thank you, ${author}.`)).toBeVisible();
  await page.goto(`/admin/reviews/?state=approved&product=${place.productId}`);
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 review deleted.')).toBeVisible();
});
