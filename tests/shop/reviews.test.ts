import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { OrderId, OrderKey, ProductId, ReviewId } from '#kernel/ids.ts';
import { EMPTY_REVIEW, PLAIN_REVIEWS, type ReviewDraft, type SentReview } from '#shop/reviews';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db } = test;
const staff = { actor: 'tests' };

let made = 0;
async function aReviewable(more: Record<string, string> = {}): Promise<ProductId> {
  made += 1;
  return (await aProduct(test, { sku: `REV-${made}`, more })) as ProductId;
}

const typed: ReviewDraft = {
  ...EMPTY_REVIEW,
  rating: '4',
  title: 'Warm',
  comment: 'Ready in ten seconds.',
  author: 'Sara N.',
  email: 'sara@example.com',
};

function write(productId: ProductId, draft: Partial<ReviewDraft> = {}, more: Partial<SentReview> = {}) {
  return shop.reviews.write({
    productId,
    draft: { ...typed, ...draft },
    uploads: { files: [], problem: null },
    language: 'en',
    ...more,
  });
}

async function written(
  productId: ProductId,
  draft: Partial<ReviewDraft> = {},
  more: Partial<SentReview> = {},
) {
  const result = await write(productId, draft, more);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

async function approved(productId: ProductId, draft: Partial<ReviewDraft> = {}): Promise<ReviewId> {
  const { id } = await written(productId, draft);
  expect(await shop.reviews.move(id, 'approved', staff)).toMatchObject({ ok: true });
  return id;
}

const of = (productId: ProductId, query = {}) => shop.reviews.of(productId, { ...PLAIN_REVIEWS, ...query });

async function bought(productId: ProductId, email: string, status: string): Promise<void> {
  const { id } = await db
    .insertInto('shop_order')
    .values({
      key: `wc_order_${email}${status}` as OrderKey,
      idempotency_key: `${email}${status}`,
      status,
      language: 'en',
      email,
      phone: '',
      address: '{}',
      delivery: '{}',
      payment_method: 'cod',
      subtotal_minor: 0,
      discount_minor: 0,
      delivery_minor: 0,
      fee_minor: 0,
      total_minor: 0,
      vat_minor: 0,
      placed_at: test.time.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_line')
    .values({
      order_id: id as OrderId,
      position: 0,
      product_id: productId,
      sku: '',
      name: '{"en":""}',
      class: 'other',
      quantity: 1,
      unit_minor: 0,
      total_minor: 0,
      vat_minor: 0,
    })
    .execute();
}

describe('writing a review', () => {
  it('RV-02 stores three stars as 3', async () => {
    const id = await approved(await aReviewable(), { rating: '3' });
    const row = await db.selectFrom('review').select('rating').where('id', '=', id).executeTakeFirst();
    expect(row?.rating).toBe(3);
  });

  it.each(['0', '6', 'x', ''])('RV-02 RV-03 refuses %j stars and stores nothing', async (rating) => {
    const productId = await aReviewable();
    expect(await write(productId, { rating })).toMatchObject({
      ok: false,
      refusal: { code: 'reviews.wrong-fields' },
    });
    const rows = await db.selectFrom('review').select('id').where('product_id', '=', productId).execute();
    expect(rows).toEqual([]);
  });

  it('RV-03 accepts a review without rating if none is required; the average ignores it', async () => {
    const productId = await aReviewable();
    await shop.settings.set('reviews.ratingRequired', false);
    await approved(productId, { rating: '' });
    await shop.settings.set('reviews.ratingRequired', true);
    expect(await of(productId)).toMatchObject({ total: 1, rated: 0, average: 0 });
  });

  it('RV-06 stores a script as text, and the detected language', async () => {
    const productId = await aReviewable();
    await approved(productId, { comment: '<script>alert(1)</script> ممتاز جدا والله إنه ممتاز جدا \u0000' });
    const [review] = (await of(productId)).reviews;
    expect(review?.body).toBe('<script>alert(1)</script> ممتاز جدا والله إنه ممتاز جدا');
    expect(review?.language).toBe('ar');
  });

  it('RV-07 refuses a duplicate text of the same person, also concurrently', async () => {
    const productId = await aReviewable();
    const [one, two] = await Promise.all([write(productId), write(productId)]);
    expect([one.ok, two.ok].sort()).toEqual([false, true]);
    expect(await write(productId, { comment: ' READY in ten  seconds!! ' })).toMatchObject({
      refusal: { code: 'reviews.duplicate' },
    });
    expect((await write(productId, { email: 'omar@example.com' })).ok).toBe(true);
    expect((await write(await aReviewable())).ok).toBe(true);
  });

  it('RV-07 refuses unknown products and those with closed reviews', async () => {
    expect(await write(999_999 as ProductId)).toMatchObject({ refusal: { code: 'reviews.unknown-product' } });
    const closed = await aReviewable({ 'Allow customer reviews?': '0' });
    expect(await write(closed)).toMatchObject({ refusal: { code: 'reviews.closed' } });
  });

  it('RV-07 marks a filled honeypot as spam with the usual answer', async () => {
    const productId = await aReviewable();
    const { id, isWaiting } = await written(productId, { isTrapped: true });
    expect(isWaiting).toBe(true);
    expect((await shop.reviews.forStaff('spam', 100)).map((one) => one.id)).toContain(id);
  });

  it('RV-07 publishes at once without moderation', async () => {
    const productId = await aReviewable();
    await shop.settings.set('reviews.approval', 'none');
    const { isWaiting } = await written(productId);
    await shop.settings.set('reviews.approval', 'staff');
    expect(isWaiting).toBe(false);
    expect((await of(productId)).total).toBe(1);
  });
});

const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a5673f' } })
  .jpeg()
  .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '25/1 12/1 0/1' } })
  .toBuffer();

let sent = 0;
async function aFile(bytes: Uint8Array) {
  sent += 1;
  const path = join(test.config.dataDir, `sent-${sent}`);
  await writeFile(path, bytes);
  return { path };
}

describe('pictures of a review', () => {
  it('RV-06 are published with the review, re-encoded without metadata', async () => {
    const productId = await aReviewable();
    const { id } = await written(productId, {}, { uploads: { files: [await aFile(photo)], problem: null } });
    await shop.reviews.move(id, 'approved', staff);
    const summary = await of(productId, { hasPictures: true });
    expect(summary).toMatchObject({ pictured: 1, matching: 1 });
    const [picture] = summary.reviews[0]?.pictures ?? [];
    expect(picture).toMatchObject({ mime: 'image/jpeg', widthPx: 640, heightPx: 480 });
    const stored = await sharp(`${test.config.filesDir}/${picture?.file}`).metadata();
    expect(stored.exif).toBeUndefined();
  });

  it('RV-07 are in the strip of the product once their review is approved, newest first', async () => {
    const productId = await aReviewable();
    const sent = async (author: string) => ({
      draft: { author, comment: `By ${author}.` },
      more: { uploads: { files: [await aFile(photo)], problem: null } },
    });
    const [first, second] = [await sent('Amal'), await sent('Basma')];
    const old = await written(productId, first.draft, first.more);
    const fresh = await written(productId, second.draft, second.more);
    expect((await of(productId)).photos).toEqual([]);
    for (const { id } of [old, fresh]) await shop.reviews.move(id, 'approved', staff);
    const { photos, hasVotes } = await of(productId, { stars: 1 });
    expect(photos.map(({ author }) => author)).toEqual(['Basma', 'Amal']);
    expect(hasVotes).toBe(false);
  });

  it('RV-07 are removed one by one, with their files where nothing else shows them', async () => {
    const productId = await aReviewable();
    const files = [await aFile(photo), await aFile(await sharp(photo).rotate(90).toBuffer())];
    const { id } = await written(productId, {}, { uploads: { files, problem: null } });
    await shop.reviews.move(id, 'approved', staff);
    const [turned] = (await of(productId)).reviews[0]?.pictures.slice(1) ?? [];
    if (turned === undefined) throw new Error('no second picture');
    expect(await shop.reviews.removePicture(id, turned.id)).toEqual({ ok: true, value: null });
    const { reviews, pictured } = await of(productId);
    expect(reviews[0]?.pictures.map(({ id: left }) => left)).not.toContain(turned.id);
    expect(pictured).toBe(1);
    expect(await shop.media.find([turned.id])).toEqual([]);
    await expect(stat(`${test.config.filesDir}/${turned.file}`)).rejects.toThrow('ENOENT');
    // It is already removed.
    expect(await shop.reviews.removePicture(id, turned.id)).toMatchObject({ ok: true });
    expect(await shop.reviews.removePicture(999_999 as ReviewId, turned.id)).toMatchObject({
      refusal: { code: 'reviews.unknown-review' },
    });
  });

  it('AC-04 are in the export of a person, and gone with the files after they are erased', async () => {
    const productId = await aReviewable();
    const negative = await sharp(photo).negate().jpeg().toBuffer();
    const email = 'erased@example.com';
    const uploads = { files: [await aFile(negative)], problem: null };
    const { id } = await written(productId, { email }, { uploads });
    await shop.reviews.move(id, 'approved', staff);
    const [picture] = (await of(productId)).photos;
    expect(await shop.reviews.ofPerson(email)).toMatchObject([{ pictures: [{ file: picture?.media.file }] }]);
    await db.transaction().execute((tx) => shop.reviews.forgetPerson(tx as never, email));
    expect(await of(productId)).toMatchObject({ total: 1, pictured: 0, photos: [] });
    await shop.reviews.forgetOld();
    expect(await shop.media.find([picture?.media.id ?? 0])).toEqual([]);
  });

  it('RV-06 are refused by content, not by name', async () => {
    const text = new TextEncoder().encode('<svg onload="alert(1)">');
    const uploads = { files: [await aFile(text)], problem: null };
    expect(await write(await aReviewable(), {}, { uploads })).toMatchObject({
      refusal: { code: 'reviews.wrong-fields', problems: { pictures: 'pictures-kind' } },
    });
  });

  it('RV-06 above 25 megapixels are refused by header; phone pictures are accepted', async () => {
    const background = '#a5673f';
    const huge = await sharp({ create: { width: 6000, height: 4200, channels: 3, background } })
      .png()
      .toBuffer();
    const uploads = { files: [await aFile(huge)], problem: null };
    expect(await write(await aReviewable(), {}, { uploads })).toMatchObject({
      refusal: { code: 'reviews.wrong-fields', problems: { pictures: 'pictures-pixels' } },
    });
    const phone = await sharp({ create: { width: 5712, height: 4284, channels: 3, background } })
      .png()
      .toBuffer();
    const sent = { files: [await aFile(phone)], problem: null };
    expect(await write(await aReviewable(), {}, { uploads: sent })).toMatchObject({ ok: true });
  });
});

describe('a pending review', () => {
  it('RV-07 is visible only to its author, by key', async () => {
    const productId = await aReviewable();
    const { id, authorKey } = await written(productId);
    expect(await of(productId)).toMatchObject({ reviews: [], own: null, total: 0 });
    const page = await shop.reviews.of(productId, PLAIN_REVIEWS, { id, key: authorKey });
    expect(page).toMatchObject({ reviews: [], total: 0, own: { id, body: 'Ready in ten seconds.' } });
    const other = await shop.reviews.of(productId, PLAIN_REVIEWS, { id, key: '0'.repeat(32) });
    expect(other.own).toBeNull();
  });

  it('RV-07 average, count and listing follow approval and removal', async () => {
    const productId = await aReviewable();
    const cardOf = async () => (await shop.listing.findCards([productId], 'en', test.time.now))[0];
    await approved(productId, { rating: '5' });
    const id = await approved(productId, { rating: '2', comment: 'The lid rattles.' });
    expect(await of(productId)).toMatchObject({ total: 2, average: 3.5 });
    expect((await cardOf())?.rating).toMatchObject({ average: 3.5, count: 2 });
    await shop.reviews.move(id, 'removed', staff);
    expect(await of(productId)).toMatchObject({ total: 1, average: 5 });
    expect((await cardOf())?.rating).toMatchObject({ average: 5, count: 1 });
  });

  it('RV-07 allows only the transitions of its table, with the actor', async () => {
    const { id } = await written(await aReviewable());
    expect((await shop.reviews.move(id, 'removed', staff)).ok).toBe(true);
    expect(await shop.reviews.move(id, 'approved', staff)).toMatchObject({
      refusal: { code: 'reviews.may-not-move', from: 'removed', to: 'approved' },
    });
    expect((await shop.reviews.move(id, 'pending', staff)).ok).toBe(true);
    expect(await shop.reviews.move(999_999 as ReviewId, 'approved', staff)).toMatchObject({
      refusal: { code: 'reviews.unknown-review' },
    });
    const events = await db
      .selectFrom('review_event')
      .select(['from_status', 'to_status', 'actor'])
      .where('review_id', '=', id)
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { from_status: null, to_status: 'pending', actor: 'author' },
      { from_status: 'pending', to_status: 'removed', actor: 'tests' },
      { from_status: 'removed', to_status: 'pending', actor: 'tests' },
    ]);
  });
});

describe('a verified purchase', () => {
  it('RV-07 needs an order with the same email, ignoring case', async () => {
    const productId = await aReviewable();
    await bought(productId, 'Nour@Example.com', 'delivered');
    await approved(productId, { email: 'nour@example.com' });
    await approved(productId, { email: 'else@example.com' });
    const marks = (await of(productId)).reviews.map(({ isVerified }) => isVerified);
    expect(marks.sort()).toEqual([false, true]);
  });

  it('RV-07 does not count cancelled orders', async () => {
    const productId = await aReviewable();
    await bought(productId, 'off@example.com', 'cancelled');
    await approved(productId, { email: 'off@example.com' });
    expect((await of(productId)).reviews[0]?.isVerified).toBe(false);
  });

  it('RV-07 may follow between review and approval', async () => {
    const productId = await aReviewable();
    const { id } = await written(productId, { email: 'late@example.com' });
    await bought(productId, 'late@example.com', 'confirmed');
    await shop.reviews.move(id, 'approved', staff);
    expect((await of(productId)).reviews[0]?.isVerified).toBe(true);
  });
});

describe('the review list', () => {
  it('RV-07 has four orders, filters by rating, and pages', async () => {
    const productId = await aReviewable();
    const day = test.time.now.getTime();
    for (const [index, rating] of ['5', '1', '3'].entries()) {
      test.time.now = new Date(day + index * 1000);
      await approved(productId, { rating, comment: `Number ${index}` });
    }
    const [, low] = (await of(productId, { order: 'highest' })).reviews;
    await shop.reviews.vote(low?.id as ReviewId, 'somebody');
    const ratings = async (query: object) => (await of(productId, query)).reviews.map(({ rating }) => rating);
    expect(await ratings({ order: 'newest' })).toEqual([3, 1, 5]);
    expect(await ratings({ order: 'highest' })).toEqual([5, 3, 1]);
    expect(await ratings({ order: 'lowest' })).toEqual([1, 3, 5]);
    expect(await ratings({ order: 'helpful' })).toEqual([3, 1, 5]);
    expect(await ratings({ stars: 5 })).toEqual([5]);
    expect(await ratings({ stars: 4 })).toEqual([]);
    await shop.settings.set('reviews.perPage', 2);
    expect(await ratings({ page: 2 })).toEqual([5]);
    expect(await ratings({ page: 77 })).toEqual([5]);
    await shop.settings.set('reviews.perPage', 10);
  });

  it('RV-07 counts each helpful vote once, on approved reviews', async () => {
    const productId = await aReviewable();
    const id = await approved(productId);
    expect(await shop.reviews.vote(id, 'a')).toMatchObject({ value: { helpful: 1, isNew: true } });
    expect(await shop.reviews.vote(id, 'a')).toMatchObject({ value: { helpful: 1, isNew: false } });
    expect(await shop.reviews.vote(id, 'b')).toMatchObject({ value: { helpful: 2 } });
    const waiting = await written(productId, { comment: 'Another one' });
    expect(await shop.reviews.vote(waiting.id, 'a')).toMatchObject({
      refusal: { code: 'reviews.unknown-review' },
    });
  });

  it('RV-07 shows the shop’s reply until it is removed', async () => {
    const productId = await aReviewable();
    const id = await approved(productId);
    await shop.reviews.reply(id, ' Thank you. ', staff);
    expect((await of(productId)).reviews[0]?.reply).toBe('Thank you.');
    await shop.reviews.reply(id, '', staff);
    expect((await of(productId)).reviews[0]?.reply).toBe('');
  });
});
