import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseProductId } from '#kernel/ids.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import { refuse } from '#kernel/outcome.ts';
import { refusalStatus } from '#shop/refusals.ts';
import { type RefusedReview, readReviewDraft, type WrittenReview } from '#shop/reviews';
import { addCookies } from '../cookies.ts';
import { type Fields, visitorOf } from '../visitor.ts';
import type { Limit, ReviewNeeds } from './instead.ts';
import { readReviewForm } from './read-form.ts';
import { rememberCookies } from './remember.ts';

/** The author's way back: the product's page, where a waiting review shows to whoever has its key. */
function targetOf(written: WrittenReview, slug: string, language: Language): string {
  const { id, isWaiting, authorKey } = written;
  const query = isWaiting ? `?unapproved=${id}&moderation-hash=${authorKey}` : '';
  return `${addressIn(language, `/product/${slug}/`)}${query}#comment-${id}`;
}

type Call = { request: FastifyRequest; reply: FastifyReply; needs: ReviewNeeds };

/** The product that a form is about, if there is one. */
async function findProduct(fields: Fields, { shop }: ReviewNeeds) {
  const id = parseProductId(fields.get('comment_post_ID'));
  const product = id === null ? null : await shop.catalogue.findPublished(id);
  return id === null || product === null ? null : { id, slug: product.slug };
}

function answerRefused({ request, reply, needs }: Call, refused: RefusedReview, address: string) {
  const { refusal } = refused;
  if (refusal.code === 'reviews.too-fast') reply.header('retry-after', refusal.seconds);
  request.instead = { address, status: refusalStatus[refusal.code], refusedReview: refused };
  return needs.answerPage(request, reply);
}

/**
 * `/wp-comments-post.php`: takes a review, and answers with a redirect to it or with the product's page, where
 * everything typed still stands and each field says what it lacks.
 *
 * @param secondsToWait null for whoever may go on
 * Source: WIRE §13; RV-02, RV-03, RV-05, RV-07
 */
export function postReview(needs: ReviewNeeds, secondsToWait: Limit) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const call = { request, reply, needs };
    const { language } = visitorOf(request, needs.config);
    const seconds = await secondsToWait(request);
    const { fields, uploads, hadPictures } = await readReviewForm(request, seconds === null);
    const draft = readReviewDraft(fields);
    const product = await findProduct(fields, needs);
    if (product === null) {
      const refusal = { code: 'reviews.unknown-product' } as const;
      const nowhere = addressIn(language, '/wp-comments-post.php');
      return answerRefused(call, { draft, refusal, hadPictures }, nowhere);
    }
    const result =
      seconds === null
        ? await needs.shop.reviews.write({ productId: product.id, draft, uploads, language })
        : refuse({ code: 'reviews.too-fast' as const, seconds });
    if (!result.ok) {
      const address = addressIn(language, `/product/${product.slug}/`);
      return answerRefused(call, { draft, refusal: result.refusal, hadPictures }, address);
    }
    addCookies(reply, rememberCookies(fields, needs.config));
    return reply.redirect(targetOf(result.value, product.slug, language), 302);
  };
}
