import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseProductId } from '#kernel/ids.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import { refuse } from '#kernel/outcome.ts';
import { wordsIn } from '#messages';
import type { UploadFolder } from '#platform/files/uploads.ts';
import { refusalStatus } from '#shop/refusals.ts';
import { type RefusedReview, type ReviewRefusal, readReviewDraft, type WrittenReview } from '#shop/reviews';
import { addCookies } from '../cookies/cookies.ts';
import { type FormFiles, formFiles } from '../uploads/form-files.ts';
import { type FormGate, formGate } from '../uploads/form-gate.ts';
import { type Fields, visitorOf } from '../visitor.ts';
import type { Limit, ReviewDeps } from './instead.ts';
import { readReviewForm } from './read-form.ts';
import { rememberCookies } from './remember.ts';

/** Limits of concurrently read forms, and of those with pictures. */
export type ReviewGates = Readonly<{ reading: FormGate; keeping: FormGate }>;

export function reviewGates(): ReviewGates {
  return {
    reading: formGate({ most: 48, mostPerCaller: 8 }),
    keeping: formGate({ most: 8, mostPerCaller: 3 }),
  };
}

/** Retry-After when all upload slots are taken. */
const BUSY_SECONDS = 10;

/** The redirect after a review: the product page, where a pending review shows with its key. */
function targetOf(written: WrittenReview, slug: string, language: Language): string {
  const { id, isWaiting, authorKey } = written;
  const query = isWaiting ? `?unapproved=${id}&moderation-hash=${authorKey}` : '';
  return `${addressIn(language, `/product/${slug}/`)}${query}#comment-${id}`;
}

export type PostDeps = ReviewDeps & { uploads: UploadFolder; gates: ReviewGates; secondsToWait: Limit };
type Call = { request: FastifyRequest; reply: FastifyReply; deps: PostDeps };

/** The product of a form, if it exists. */
async function findProduct(fields: Fields, { shop }: ReviewDeps) {
  const id = parseProductId(fields.get('comment_post_ID'));
  const product = id === null ? null : await shop.catalogue.findPublished(id);
  return id === null || product === null ? null : { id, slug: product.slug };
}

function answerRefused({ request, reply, deps }: Call, refused: RefusedReview, address: string) {
  const { refusal } = refused;
  if ('seconds' in refusal) reply.header('retry-after', refusal.seconds);
  request.instead = { address, status: refusalStatus(refusal.code), refusedReview: refused };
  return deps.answerPage(request, reply);
}

/** Why pictures are not accepted; decided before the form is read. */
function whyNot(seconds: number | null, hasPlace: boolean): ReviewRefusal | null {
  if (seconds !== null) return { code: 'reviews.too-fast', seconds };
  return hasPlace ? null : { code: 'reviews.busy', seconds: BUSY_SECONDS };
}

type Admitted = { files: FormFiles; refusal: ReviewRefusal | null };

async function takeReview(call: Call, { files, refusal }: Admitted): Promise<FastifyReply> {
  const { request, reply, deps } = call;
  const { language } = visitorOf(request, deps.config);
  const { fields, uploads, hadPictures } = await readReviewForm(call, refusal === null ? files : null);
  const draft = readReviewDraft(fields);
  const product = await findProduct(fields, deps);
  if (product === null) {
    const unknown = { code: 'reviews.unknown-product' } as const;
    const nowhere = addressIn(language, '/wp-comments-post.php');
    return answerRefused(call, { draft, refusal: unknown, hadPictures }, nowhere);
  }
  const result =
    refusal === null
      ? await deps.shop.reviews.write({ productId: product.id, draft, uploads, language })
      : refuse(refusal);
  if (!result.ok) {
    const address = addressIn(language, `/product/${product.slug}/`);
    return answerRefused(call, { draft, refusal: result.refusal, hadPictures }, address);
  }
  addCookies(reply, rememberCookies(fields, deps.config));
  return reply.redirect(targetOf(result.value, product.slug, language), 302);
}

/** The form was not read, so its values cannot be shown again. */
function answerFull({ request, reply, deps }: Call): FastifyReply {
  const { language } = visitorOf(request, deps.config);
  return reply
    .status(refusalStatus('reviews.busy'))
    .header('retry-after', BUSY_SECONDS)
    .header('connection', 'close')
    .type('text/plain; charset=utf-8')
    .send(wordsIn(language)('shop:errors.busy.text'));
}

/**
 * `/wp-comments-post.php`: stores a review and redirects to it, or shows the product page with the typed values
 * and field errors. Pictures stay on disk until the response; the number of concurrent forms is limited.
 *
 * Source: WIRE §13; RV-02, RV-03, RV-05, RV-07
 */
export function postReview(deps: PostDeps) {
  const { gates, uploads, secondsToWait } = deps;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const call = { request, reply, deps };
    const seconds = await secondsToWait(request);
    const leaveReading = gates.reading.enter(request.ip);
    if (leaveReading === null) return answerFull(call);
    const isSmall = !request.isMultipart();
    const leaveKeeping = isSmall || seconds !== null ? null : gates.keeping.enter(request.ip);
    const files = formFiles(uploads);
    try {
      return await takeReview(call, { files, refusal: whyNot(seconds, isSmall || leaveKeeping !== null) });
    } finally {
      leaveReading();
      leaveKeeping?.();
      await files.end();
    }
  };
}
