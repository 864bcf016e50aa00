import { cutText } from '#kernel/cut-text.ts';
import { findEntry } from '#kernel/find-entry.ts';
import { firstFilled, headerOf, parseExported, type ReadRow } from '#kernel/import-rows.ts';
import type { SourceRow } from '#kernel/table-import.ts';
import { cleanLine, cleanText, languageOf } from './clean-text.ts';
import type { ReviewStatus } from './states.ts';

/** A review of another shop. */
export type OldReview = Readonly<{
  oldId: string;
  sku: string;
  /** The product's number there, which it may have kept here. */
  productId: number | null;
  rating: number | null;
  title: string;
  body: string;
  language: string;
  author: string;
  email: string;
  isVerified: boolean;
  status: ReviewStatus;
  reply: string;
  writtenAt: string;
}>;

/** Columns by what exports of reviews call them; the first that has something in it counts. */
const NAMES = {
  id: ['comment_id', 'review_id', 'id'],
  sku: ['product_sku', 'sku', 'product sku'],
  product: ['comment_post_id', 'product_id', 'product id'],
  author: ['comment_author', 'reviewer', 'author', 'name'],
  email: ['comment_author_email', 'reviewer_email', 'email'],
  date: ['comment_date_gmt', 'date_created_gmt', 'comment_date', 'date_created', 'date'],
  body: ['comment_content', 'review', 'content', 'body'],
  title: ['title', 'meta: title', 'meta:title'],
  status: ['comment_approved', 'status'],
  rating: ['rating', 'meta: rating', 'meta:rating'],
  verified: ['verified', 'meta: verified', 'meta:verified'],
  reply: ['reply', 'meta: reply', 'meta:reply'],
  parent: ['comment_parent', 'parent'],
} as const;

/** The columns by which such a table is known. */
export const REVIEW_COLUMNS = [NAMES.id, NAMES.body, [...NAMES.sku, ...NAMES.product]];

const STATUSES: Readonly<Record<string, ReviewStatus>> = {
  '1': 'approved',
  approve: 'approved',
  approved: 'approved',
  '0': 'pending',
  '': 'pending',
  hold: 'pending',
  pending: 'pending',
  spam: 'spam',
  trash: 'removed',
  removed: 'removed',
};
const LONGEST = { body: 5000, line: 200 };
const MOST_STARS = 5;

function numberOf(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Stars as they were given; none is no fault, but what is no number of stars is one. */
function starsOf(text: string): number | null | undefined {
  if (text === '' || text === '0') return null;
  const stars = numberOf(text);
  return stars !== null && stars <= MOST_STARS ? stars : undefined;
}

type Read = (field: keyof typeof NAMES) => string;

/** Fields that cannot be taken as they stand, and why. */
function faultsOf(read: Read): [field: keyof typeof NAMES, reason: string][] {
  const body = cleanText(read('body'));
  const checks: [keyof typeof NAMES, string, boolean][] = [
    ['id', 'missing', read('id') === ''],
    ['sku', 'missing', read('sku') === '' && numberOf(read('product')) === null],
    ['body', 'missing', body === ''],
    ['body', 'too-long', body.length > LONGEST.body],
    ['rating', 'not-stars', starsOf(read('rating')) === undefined],
    ['status', 'unknown-value', findEntry(STATUSES, read('status').toLowerCase()) === null],
    ['date', 'not-a-date', parseExported(read('date')) === null],
    ['parent', 'an-answer', !['', '0'].includes(read('parent'))],
  ];
  return checks.flatMap(([field, reason, isWrong]) => (isWrong ? [[field, reason]] : []));
}

function toReview(read: Read): OldReview {
  const body = cleanText(read('body'));
  return {
    oldId: read('id'),
    sku: read('sku'),
    productId: numberOf(read('product')),
    rating: starsOf(read('rating')) ?? null,
    title: cutText(cleanLine(read('title')), LONGEST.line),
    body,
    language: languageOf(body, 'en'),
    author: cutText(cleanLine(read('author')), LONGEST.line) || 'A buyer',
    email: cutText(read('email').toLowerCase(), LONGEST.line),
    isVerified: ['1', 'yes', 'true'].includes(read('verified').toLowerCase()),
    status: findEntry(STATUSES, read('status').toLowerCase()) ?? 'pending',
    reply: cutText(cleanText(read('reply')), LONGEST.body),
    writtenAt: (parseExported(read('date')) ?? new Date(0)).toISOString(),
  };
}

/** Reads one review, with every cell that cannot be taken. Source: BO-03 */
export function readReviewRow(source: SourceRow): ReadRow<OldReview> {
  const read: Read = (field) => firstFilled(source, NAMES[field]);
  const refused = faultsOf(read).map(([field, reason]) => ({
    line: source.line,
    column: headerOf(source, NAMES[field]),
    value: cutText(read(field), LONGEST.line),
    reason,
  }));
  return { row: refused.length === 0 ? toReview(read) : null, refused };
}
