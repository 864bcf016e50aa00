import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import type { ReviewId } from '#kernel/ids.ts';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';

const made = aShop(await aDatabase());
const { db } = made;
const adminActions = createAdminActions(made.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const productId = await aProduct(made, { sku: 'REVIEWED' });

async function ask(name: ActionName, sent: unknown) {
  const signedIn = await aMember(made, 'catalogue-editor');
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
}

async function aReview(status: string, rating = 4): Promise<ReviewId> {
  const { id } = await db
    .insertInto('review')
    .values({ product_id: productId, rating, body: 'Good.', author: 'A', status, written_at: made.time.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

it('RV-07 the queue shows pending reviews and filters by state, rating and product', async () => {
  const [first, second] = [await aReview('pending', 2), await aReview('pending', 5)];
  await aReview('spam');
  const { value } = await ask('reviews.list', {});
  expect(value.reviews.map(({ id }: { id: number }) => id)).toEqual([first, second]);
  expect(value).toMatchObject({ state: 'pending', counts: { pending: 2, spam: 1 }, total: 2 });
  expect(value.reviews[0].product.name).toBe('REVIEWED');
  const narrowed = await ask('reviews.list', { stars: '5', product: String(productId) });
  expect(narrowed.value.reviews).toMatchObject([{ id: second }]);
  expect((await ask('reviews.list', { product: '999' })).value.reviews).toEqual([]);
  const nonsense = await ask('reviews.list', { state: 'x', stars: '9', product: 'y', page: '-1' });
  expect(nonsense.value).toMatchObject({ state: 'pending', page: 1, total: 2 });
});

it('RV-07 a deleted review is restored to its state; a refused move gives a reason', async () => {
  const id = await aReview('approved');
  expect((await ask('reviews.move', { ids: [id], to: 'removed' })).value).toEqual({
    moved: [id],
    refused: [],
  });
  const { value } = await ask('reviews.move', { ids: [id, 999_999], to: 'removed' });
  expect(value.moved).toEqual([]);
  expect(value.refused).toEqual([
    { id, words: 'This review can’t change from Deleted to Deleted.' },
    { id: 999_999, words: 'This review no longer exists.' },
  ]);
  expect((await ask('reviews.move', { ids: [id], to: 'approved' })).value.moved).toEqual([id]);
});

it('RV-07 a concurrent reply is refused', async () => {
  const id = await aReview('approved');
  expect((await ask('reviews.reply', { id, text: 'Thank you.', version: 1 })).value).toBe('Thank you.');
  const { refusal } = await ask('reviews.reply', { id, text: 'Many thanks.', version: 1 });
  expect(refusal).toMatchObject({ code: 'admin.changed-meanwhile', stored: 'Thank you.' });
  expect((await ask('reviews.reply', { id, text: 'Many thanks.', version: refusal.version })).ok).toBe(true);
});

it('RV-07 one picture of a review is removed; the review stays', async () => {
  const id = await aReview('spam', 1);
  const media = await db
    .insertInto('media')
    .values({
      file: 'aa/aaaaaaaaaaaa-review.jpg',
      mime: 'image/jpeg',
      width: 9,
      height: 9,
      bytes: 9,
      sha256: 'a',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('review_picture').values({ review_id: id, position: 0, media_id: media.id }).execute();
  const pictures = async () =>
    (await ask('reviews.list', { state: 'spam', stars: '1' })).value.reviews.flatMap(
      (review: { pictures: unknown[] }) => review.pictures,
    );
  expect(await pictures()).toEqual([{ id: media.id, file: 'aa/aaaaaaaaaaaa-review.jpg' }]);
  expect((await ask('reviews.remove-picture', { id, picture: media.id })).ok).toBe(true);
  expect(await pictures()).toEqual([]);
});

it('RV-07 unreadable input is refused', async () => {
  for (const [name, sent] of [
    ['reviews.move', { ids: [], to: 'spam' }],
    ['reviews.move', { ids: ['x'], to: 'spam' }],
    ['reviews.move', { ids: [1], to: 'gone' }],
    ['reviews.reply', { id: 1, text: 'x' }],
    ['reviews.remove-picture', { id: 1, picture: 'x' }],
  ] as const)
    expect((await ask(name, sent)).refusal.code).toBe('admin.unreadable');
});
