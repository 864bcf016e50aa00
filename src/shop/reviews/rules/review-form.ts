import type { Language } from '#kernel/language.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import type { ReviewText } from '../review.ts';
import { cleanLine, cleanText, languageOf } from './clean-text.ts';

/** Form fields, with WordPress's names. */
export const REVIEW_FIELDS = ['rating', 'title', 'comment', 'pictures', 'author', 'email'] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];

/** The honeypot field. */
export const TRAP_FIELD = 'topic';
export const CONSENT_FIELD = 'wp-comment-cookies-consent';

/** Maximum length of each text. */
export const LONGEST = { title: 120, comment: 4000, author: 80, email: 254 } as const;
export const MOST_PICTURES = 4;
/** Maximum size of a picture. */
export const MOST_PICTURE_BYTES = 8 * 1024 * 1024;
/** Accepted picture types, as in the file field. */
export const PICTURE_KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Why a field is invalid: a key below `reviews:errors`. */
export type ReviewProblem =
  | `${'rating' | 'comment' | 'author' | 'email'}-missing`
  | `${'rating' | 'email'}-wrong`
  | `${keyof typeof LONGEST}-long`
  | 'pictures-many'
  | 'pictures-large'
  | 'pictures-pixels'
  | 'pictures-kind';
export type ReviewProblems = Partial<Record<ReviewField, ReviewProblem>>;

/** Values as typed. */
export type ReviewDraft = Readonly<{
  /** Null when the field is missing. */
  rating: string | null;
  title: string;
  comment: string;
  author: string;
  email: string;
  /** Consent to store name and email in the browser. */
  remembers: boolean;
  /** The honeypot was filled. */
  isTrapped: boolean;
}>;

export const EMPTY_REVIEW: ReviewDraft = {
  rating: '',
  title: '',
  comment: '',
  author: '',
  email: '',
  remembers: false,
  isTrapped: false,
};

/** Longer texts are truncated before parsing. */
const MOST_READ = 20_000;

/** Reads the submitted fields of any form. */
export function readReviewDraft(sent: { get: (name: string) => unknown }): ReviewDraft {
  const text = (name: string): string => {
    const value = sent.get(name);
    return typeof value === 'string' ? cutText(value, MOST_READ) : '';
  };
  return {
    rating: typeof sent.get('rating') === 'string' ? text('rating') : null,
    title: text('title'),
    comment: text('comment'),
    author: text('author'),
    email: text('email'),
    remembers: text(CONSENT_FIELD) !== '',
    isTrapped: text(TRAP_FIELD).trim() !== '',
  };
}

const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/**
 * Validates the rating. A missing field is accepted, since some clients have no ratings.
 *
 * Source: WIRE §13; RV-02, RV-03
 */
function ratingProblem(rating: string | null, isRequired: boolean): ReviewProblem | null {
  if (rating === null) return null;
  if (rating === '') return isRequired ? 'rating-missing' : null;
  return /^[1-5]$/.test(rating) ? null : 'rating-wrong';
}

function emailProblem(email: string): ReviewProblem | null {
  if (email === '') return 'email-missing';
  if (email.length > LONGEST.email) return 'email-long';
  return ADDRESS.test(email) ? null : 'email-wrong';
}

function textProblem(name: 'comment' | 'author', text: string): ReviewProblem | null {
  if (text === '') return `${name}-missing`;
  return text.length > LONGEST[name] ? `${name}-long` : null;
}

export type CheckedReview = { ok: true; text: ReviewText } | { ok: false; problems: ReviewProblems };

/**
 * Validates the form, in the browser and on the server.
 *
 * @returns the text to store, or one problem per invalid field
 * Source: RV-02, RV-03, RV-06
 */
export function checkReview(
  draft: ReviewDraft,
  { isRatingRequired, language }: { isRatingRequired: boolean; language: Language },
): CheckedReview {
  const title = cleanLine(draft.title);
  const body = cleanText(draft.comment);
  const author = cleanLine(draft.author);
  const email = cleanLine(draft.email);
  const checks: [ReviewField, ReviewProblem | null][] = [
    ['rating', ratingProblem(draft.rating, isRatingRequired)],
    ['title', title.length > LONGEST.title ? 'title-long' : null],
    ['comment', textProblem('comment', body)],
    ['author', textProblem('author', author)],
    ['email', emailProblem(email)],
  ];
  const problems: ReviewProblems = Object.fromEntries(checks.filter(([, problem]) => problem !== null));
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const rating = draft.rating ? Number(draft.rating) : null;
  return { ok: true, text: { rating, title, body, author, email, language: languageOf(body, language) } };
}

/** Checks pictures by number, size and type before they are opened. */
export function pictureProblem(files: readonly { size: number; type: string }[]): ReviewProblem | null {
  if (files.length > MOST_PICTURES) return 'pictures-many';
  if (files.some(({ size }) => size > MOST_PICTURE_BYTES)) return 'pictures-large';
  const isKind = (type: string) => PICTURE_KINDS.some((kind) => kind === type);
  return files.every(({ type }) => isKind(type)) ? null : 'pictures-kind';
}
