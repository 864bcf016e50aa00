/** Sort orders. */
export const REVIEW_ORDERS = ['newest', 'highest', 'lowest', 'helpful'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** Sorting, filters and page. */
export type ReviewQuery = Readonly<{
  order: ReviewOrder;
  /** Only reviews with this rating. */
  stars: number | null;
  /** Only reviews with pictures. */
  hasPictures: boolean;
  page: number;
}>;

export const PLAIN_REVIEWS: ReviewQuery = { order: 'newest', stars: null, hasPictures: false, page: 1 };

/** URL parameters of a product's reviews. */
export const REVIEW_PARAMETERS = {
  order: 'review-sort',
  stars: 'review-stars',
  hasPictures: 'review-pictures',
  page: 'cpage',
} as const;

function pageOf(text: string): number {
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/**
 * Parses a review URL; ignores invalid values.
 *
 * @param part the `comment-page-2` at the end of the path, or empty
 */
export function parseReviewQuery(parameters: URLSearchParams, part = ''): ReviewQuery {
  const order = REVIEW_ORDERS.find((one) => one === parameters.get(REVIEW_PARAMETERS.order));
  const stars = parameters.get(REVIEW_PARAMETERS.stars) ?? '';
  const inPath = /^comment-page-(\d{1,5})$/.exec(part)?.[1];
  return {
    order: order ?? PLAIN_REVIEWS.order,
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    hasPictures: parameters.get(REVIEW_PARAMETERS.hasPictures) === '1',
    page: pageOf(inPath ?? parameters.get(REVIEW_PARAMETERS.page) ?? ''),
  };
}

/** @returns whether a path segment is a page of reviews */
export function isReviewPage(part: string): boolean {
  return /^comment-page-[1-9]\d{0,4}$/.test(part);
}

/**
 * The path of a page of reviews, without language.
 *
 * @param path `/product/kovia-bar/`
 * @returns e.g. `/product/kovia-bar/comment-page-2/?review-stars=5#reviews`
 */
export function reviewsAddress(path: string, query: ReviewQuery): string {
  const { order, stars, hasPictures, page } = query;
  const parameters = new URLSearchParams();
  if (order !== PLAIN_REVIEWS.order) parameters.set(REVIEW_PARAMETERS.order, order);
  if (stars !== null) parameters.set(REVIEW_PARAMETERS.stars, String(stars));
  if (hasPictures) parameters.set(REVIEW_PARAMETERS.hasPictures, '1');
  const search = parameters.toString();
  return `${path}${page > 1 ? `comment-page-${page}/` : ''}${search === '' ? '' : `?${search}`}#reviews`;
}
