import type { ReviewRefusal } from '#shop/reviews';

/** The status of each answer "no" of the reviews; the page that says why is the product's. */
export const reviewReplies = {
  'reviews.wrong-fields': { status: 422 },
  'reviews.unknown-product': { status: 404 },
  'reviews.closed': { status: 403 },
  'reviews.duplicate': { status: 409 },
  'reviews.too-fast': { status: 429 },
  'reviews.busy': { status: 503 },
  'reviews.unknown-review': { status: 404 },
  'reviews.may-not-move': { status: 409 },
  'reviews.changed-meanwhile': { status: 409 },
} satisfies Record<ReviewRefusal['code'], { status: number }>;
