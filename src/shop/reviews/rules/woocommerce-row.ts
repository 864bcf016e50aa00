import { firstNonEmpty, headerOf, parseExported, type ReadRow } from '#kernel/data-transfer/import-rows.ts';
import type { SourceRow } from '#kernel/data-transfer/table-import.ts';
import { findEntry } from '#kernel/find-entry.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { cleanLine, cleanText, languageOf } from './clean-text.ts';
import type { ReviewStatus } from './states.ts';

export type ImportedReviewRow = Readonly<{
  oldId: string;
  sku: string;
  /** The product's old id, which it may have kept. */
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

/** Columns by the names that review exports use; the first non-empty one counts. */
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

/** The columns that identify a table of reviews. */
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

/** Parses a rating: null when empty, undefined when invalid. */
function starsOf(text: string): number | null | undefined {
  if (text === '' || text === '0') return null;
  const stars = numberOf(text);
  return stars !== null && stars <= MOST_STARS ? stars : undefined;
}

type Read = (field: keyof typeof NAMES) => string;

/** Invalid fields with the reason. */
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

function toReview(read: Read): ImportedReviewRow {
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

/** Parses one review, with every refused cell. Source: BO-03 */
export function readReviewRow(source: SourceRow): ReadRow<ImportedReviewRow> {
  const read: Read = (field) => firstNonEmpty(source, NAMES[field]);
  const refused = faultsOf(read).map(([field, reason]) => ({
    line: source.line,
    column: headerOf(source, NAMES[field]),
    value: cutText(read(field), LONGEST.line),
    reason,
  }));
  return { row: refused.length === 0 ? toReview(read) : null, refused };
}
