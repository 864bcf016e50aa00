import { createHash, randomBytes } from 'node:crypto';
import type { MediaId, ProductId, ReviewId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { RedrawRefusal } from '#platform/files/redraw-picture.ts';
import type { Settings } from '#shop/settings';
import { comparable } from './clean-text.ts';
import type { ReviewRefusal } from './refusals.ts';
import type { ReviewText } from './review.ts';
import { checkReview, type ReviewDraft, type ReviewProblem, type ReviewProblems } from './review-form.ts';
import { insertEvent, insertPictures, insertReview } from './reviews.store.ts';
import type { ReviewStatus } from './states.ts';

/** A picture that came with a form: where it lies until the form is answered. */
type SentFile = Readonly<{ path: string }>;

/** What came with a form as files, or why they are not taken. */
export type Uploads = { files: readonly SentFile[]; problem: ReviewProblem | null };

export type SentReview = {
  productId: ProductId;
  draft: ReviewDraft;
  uploads: Uploads;
  /** Of the page it was written on. */
  language: Language;
};

export type WrittenReview = {
  id: ReviewId;
  isWaiting: boolean;
  /** Lets its author see the review while it waits. */
  authorKey: string;
};

export type WriteNeeds = {
  db: Db;
  clock: Clock;
  settings: () => Promise<Settings>;
  productsChanged: (tx: DbOrTx, ids: readonly ProductId[]) => Promise<void>;
  /** Published goods; null for anything else. */
  findProduct: (id: ProductId) => Promise<{ allowsReviews: boolean } | null>;
  /** Whether an order with this e-mail holds the product. */
  hasBought: (db: DbOrTx, email: string, productId: ProductId) => Promise<boolean>;
  /** The picture drawn anew, without what a camera writes into it. */
  redraw: (path: string) => Promise<Outcome<Uint8Array, RedrawRefusal>>;
  keepPicture: (tx: DbOrTx, bytes: Uint8Array) => Promise<MediaId | null>;
};

/** The same for one person saying the same of a product, in other spaces, case and punctuation. */
function digestOf({ email, body }: ReviewText): string {
  return createHash('sha256')
    .update(`${email.toLowerCase()}\n${comparable(body) || body}`)
    .digest('base64url');
}

const REDRAW_PROBLEMS = {
  'no-picture': 'pictures-kind',
  'too-many-pixels': 'pictures-pixels',
} as const satisfies Record<RedrawRefusal['code'], ReviewProblem>;

async function redrawAll(
  { files }: Uploads,
  redraw: WriteNeeds['redraw'],
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

async function keep({ productId, text, status, pictures }: Ready, needs: WriteNeeds) {
  const { db, clock, hasBought, keepPicture, productsChanged } = needs;
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
      const mediaId = await keepPicture(tx, bytes);
      if (mediaId !== null) mediaIds.push(mediaId);
    }
    await insertPictures(tx, id, mediaIds);
    await insertEvent(tx, id, { from: null, to: status, actor: 'author', at: writtenAt });
    if (status === 'approved') await productsChanged(tx, [productId]);
    return { id, isWaiting: status !== 'approved', authorKey };
  });
}

function firstStatus(draft: ReviewDraft, settings: Settings): ReviewStatus {
  if (draft.isTrapped) return 'spam';
  return settings['reviews.approval'] === 'staff' ? 'pending' : 'approved';
}

type Checked = Outcome<Omit<Ready, 'productId'>, ReviewRefusal>;

/** Pictures are drawn only once the words are right: drawing is what costs. */
async function check({ draft, uploads, language }: SentReview, needs: WriteNeeds): Promise<Checked> {
  const settings = await needs.settings();
  const isRatingRequired = settings['reviews.ratingRequired'];
  const checked = checkReview(draft, { isRatingRequired, language });
  const problems: ReviewProblems = {
    ...(checked.ok ? {} : checked.problems),
    ...(uploads.problem === null ? {} : { pictures: uploads.problem }),
  };
  if (!checked.ok || uploads.problem !== null) return refuse({ code: 'reviews.wrong-fields', problems });
  const pictures = await redrawAll(uploads, needs.redraw);
  if (!pictures.ok) return pictures;
  return done({ text: checked.text, status: firstStatus(draft, settings), pictures: pictures.value });
}

/**
 * Takes what somebody says of a product. What fills the field that people do not see is set aside as spam, and hears
 * the same answer.
 */
export function writeReview(needs: WriteNeeds) {
  return async (sent: SentReview): Promise<Outcome<WrittenReview, ReviewRefusal>> => {
    const { productId } = sent;
    const product = await needs.findProduct(productId);
    if (product === null) return refuse({ code: 'reviews.unknown-product' });
    if (!product.allowsReviews) return refuse({ code: 'reviews.closed' });
    const checked = await check(sent, needs);
    if (!checked.ok) return checked;
    const written = await keep({ productId, ...checked.value }, needs);
    return written === null ? refuse({ code: 'reviews.duplicate' }) : done(written);
  };
}
