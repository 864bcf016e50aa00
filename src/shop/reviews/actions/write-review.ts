import { createHash, randomBytes } from 'node:crypto';
import type { MediaId, ProductId, ReviewId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { ReencodeRefusal } from '#platform/files/pictures/redraw-picture.ts';
import type { Raise } from '#shop/events.ts';
import type { Settings } from '#shop/settings';
import type { ReviewRefusal } from '../refusals.ts';
import type { ReviewText } from '../review.ts';
import { comparable } from '../rules/clean-text.ts';
import {
  checkReview,
  type ReviewDraft,
  type ReviewProblem,
  type ReviewProblems,
} from '../rules/review-form.ts';
import type { ReviewStatus } from '../rules/states.ts';
import { insertEvent, insertPictures, insertReview } from '../store/reviews.ts';

/** An uploaded picture, on disk until the form is answered. */
type SentFile = Readonly<{ path: string }>;

/** The uploaded pictures, or why they were refused. */
export type Uploads = { files: readonly SentFile[]; problem: ReviewProblem | null };

export type SentReview = {
  productId: ProductId;
  draft: ReviewDraft;
  uploads: Uploads;
  /** The language of the page. */
  language: Language;
};

export type WrittenReview = {
  id: ReviewId;
  isWaiting: boolean;
  /** The key that shows the pending review to its author. */
  authorKey: string;
};

export type WriteDeps = {
  db: Db;
  clock: Clock;
  settings: () => Promise<Settings>;
  raise: Raise;
  /** A published product; null otherwise. */
  findProduct: (id: ProductId) => Promise<{ allowsReviews: boolean } | null>;
  /** Whether an order with this email contains the product. */
  hasBought: (db: DbOrTx, email: string, productId: ProductId) => Promise<boolean>;
  /** Re-encodes a picture without metadata. */
  redraw: (path: string) => Promise<Outcome<Uint8Array, ReencodeRefusal>>;
  addPicture: (tx: DbOrTx, bytes: Uint8Array) => Promise<MediaId | null>;
};

/** Identifies duplicates: the same text by the same person, ignoring spaces, case and punctuation. */
function digestOf({ email, body }: ReviewText): string {
  return createHash('sha256')
    .update(`${email.toLowerCase()}\n${comparable(body) || body}`)
    .digest('base64url');
}

const REDRAW_PROBLEMS = {
  'no-picture': 'pictures-kind',
  'too-many-pixels': 'pictures-pixels',
} as const satisfies Record<ReencodeRefusal['code'], ReviewProblem>;

async function redrawAll(
  { files }: Uploads,
  redraw: WriteDeps['redraw'],
): Promise<Outcome<readonly Uint8Array[], ReviewRefusal>> {
  const pictures: Uint8Array[] = [];
  for (const { path } of files) {
    const drawn = await redraw(path);
    if (!drawn.ok) {
      const problems = { pictures: REDRAW_PROBLEMS[drawn.refusal.code] };
      return refuse({ code: 'reviews.wrong-fields', problems });
    }
    pictures.push(drawn.value);
  }
  return done(pictures);
}

type Ready = {
  productId: ProductId;
  text: ReviewText;
  status: ReviewStatus;
  pictures: readonly Uint8Array[];
};

async function raiseWritten(
  raise: Raise,
  tx: DbOrTx,
  { id, status, productId }: { id: ReviewId; status: ReviewStatus; productId: ProductId },
): Promise<void> {
  if (status === 'approved') await raise(tx, 'ProductsChanged', { ids: [productId] });
  if (status === 'pending') await raise(tx, 'ReviewPending', { id });
}

async function saveReview({ productId, text, status, pictures }: Ready, deps: WriteDeps) {
  const { db, clock, hasBought, addPicture, raise } = deps;
  const authorKey = randomBytes(16).toString('hex');
  const writtenAt = clock();
  return db.transaction().execute(async (tx): Promise<WrittenReview | null> => {
    const isVerified = await hasBought(tx, text.email, productId);
    const textDigest = digestOf(text);
    const review = { ...text, productId, status, isVerified, authorKey, textDigest, writtenAt };
    const id = await insertReview(tx, review);
    if (id === null) return null;
    const mediaIds: MediaId[] = [];
    for (const bytes of pictures) {
      const mediaId = await addPicture(tx, bytes);
      if (mediaId !== null) mediaIds.push(mediaId);
    }
    await insertPictures(tx, id, mediaIds);
    await insertEvent(tx, id, { from: null, to: status, actor: 'author', at: writtenAt });
    await raiseWritten(raise, tx, { id, status, productId });
    return { id, isWaiting: status !== 'approved', authorKey };
  });
}

function firstStatus(draft: ReviewDraft, settings: Settings): ReviewStatus {
  if (draft.isTrapped) return 'spam';
  return settings['reviews.approval'] === 'staff' ? 'pending' : 'approved';
}

type Checked = Outcome<Omit<Ready, 'productId'>, ReviewRefusal>;

/** Pictures are re-encoded only after the text is valid, because that is expensive. */
async function check({ draft, uploads, language }: SentReview, deps: WriteDeps): Promise<Checked> {
  const settings = await deps.settings();
  const isRatingRequired = settings['reviews.ratingRequired'];
  const checked = checkReview(draft, { isRatingRequired, language });
  const problems: ReviewProblems = {
    ...(checked.ok ? {} : checked.problems),
    ...(uploads.problem === null ? {} : { pictures: uploads.problem }),
  };
  if (!checked.ok || uploads.problem !== null) return refuse({ code: 'reviews.wrong-fields', problems });
  const pictures = await redrawAll(uploads, deps.redraw);
  if (!pictures.ok) return pictures;
  return done({ text: checked.text, status: firstStatus(draft, settings), pictures: pictures.value });
}

/** Stores a review. A filled honeypot is stored as spam with the usual answer. */
export function writeReview(deps: WriteDeps) {
  return async (sent: SentReview): Promise<Outcome<WrittenReview, ReviewRefusal>> => {
    const { productId } = sent;
    const product = await deps.findProduct(productId);
    if (product === null) return refuse({ code: 'reviews.unknown-product' });
    if (!product.allowsReviews) return refuse({ code: 'reviews.closed' });
    const checked = await check(sent, deps);
    if (!checked.ok) return checked;
    const written = await saveReview({ productId, ...checked.value }, deps);
    return written === null ? refuse({ code: 'reviews.duplicate' }) : done(written);
  };
}
