import { describe, expect, it } from 'vitest';
import {
  checkReview,
  EMPTY_REVIEW,
  pictureProblem,
  type ReviewDraft,
  readReviewDraft,
} from './review-form.ts';

const typed: ReviewDraft = {
  ...EMPTY_REVIEW,
  rating: '4',
  comment: 'Warm in ten seconds.',
  author: 'Sara N.',
  email: 'sara@example.com',
};
const requested = { isRatingRequired: true, language: 'en' as const };
const problemsOf = (draft: Partial<ReviewDraft>, isRatingRequired = true) => {
  const checked = checkReview({ ...typed, ...draft }, { ...requested, isRatingRequired });
  return checked.ok ? {} : checked.problems;
};

describe('the rating', () => {
  it('RV-02 is a whole number from 1 to 5', () => {
    expect(checkReview({ ...typed, rating: '3' }, requested)).toMatchObject({
      ok: true,
      text: { rating: 3 },
    });
  });

  it.each(['0', '6', 'x', '3.5', '-1', '٣', ' 3', '5000000000'])('RV-02 are not %j', (rating) => {
    expect(problemsOf({ rating })).toEqual({ rating: 'rating-wrong' });
    expect(problemsOf({ rating }, false)).toEqual({ rating: 'rating-wrong' });
  });

  it('RV-03 is required if configured', () => {
    expect(problemsOf({ rating: '' })).toEqual({ rating: 'rating-missing' });
    expect(checkReview({ ...typed, rating: '' }, { ...requested, isRatingRequired: false })).toMatchObject({
      ok: true,
      text: { rating: null },
    });
  });

  it('RV-03 is not required of clients without the field', () => {
    expect(checkReview({ ...typed, rating: null }, requested)).toMatchObject({
      ok: true,
      text: { rating: null },
    });
  });
});

describe('the texts', () => {
  it('RV-06 all field errors are reported at once', () => {
    expect(problemsOf({ rating: '', comment: ' \n ', author: '', email: '' })).toEqual({
      rating: 'rating-missing',
      comment: 'comment-missing',
      author: 'author-missing',
      email: 'email-missing',
    });
  });

  it.each(['sara', 'sara@', '@example.com', 'sara@example', 'a b@example.com', 'sara@-x.com'])(
    'RV-06 %j is not an email address',
    (email) => expect(problemsOf({ email })).toEqual({ email: 'email-wrong' }),
  );

  it('RV-06 have a maximum length', () => {
    expect(problemsOf({ comment: 'x'.repeat(4001), title: 'x'.repeat(121), author: 'x'.repeat(81) })).toEqual(
      {
        comment: 'comment-long',
        title: 'title-long',
        author: 'author-long',
      },
    );
  });

  it('RV-06 the form is parsed, and a filled honeypot detected', () => {
    const sent = new Map([
      ['comment', 'Good'],
      ['wp-comment-cookies-consent', 'yes'],
      ['topic', 'buy now'],
    ]);
    expect(readReviewDraft(sent)).toEqual({
      ...EMPTY_REVIEW,
      rating: null,
      comment: 'Good',
      remembers: true,
      isTrapped: true,
    });
  });
});

it('RV-06 pictures are limited in number, size and type', () => {
  const jpeg = { size: 1000, type: 'image/jpeg' };
  expect(pictureProblem([jpeg])).toBeNull();
  expect(pictureProblem([jpeg, jpeg, jpeg, jpeg, jpeg])).toBe('pictures-many');
  expect(pictureProblem([{ ...jpeg, size: 9 * 1024 * 1024 }])).toBe('pictures-large');
  expect(pictureProblem([{ ...jpeg, type: 'application/pdf' }])).toBe('pictures-kind');
});
