import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '#kernel/client-network.ts';
import { parseReviewId, type ReviewId } from '#kernel/ids.ts';
import { addressIn } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { refusalStatus } from '#shop/refusals.ts';
import { addCookies } from '../cookies.ts';
import { fieldsOf, visitorOf } from '../visitor.ts';
import type { Limit, ReviewNeeds } from './instead.ts';

const COOKIE = 'jamra_voter';
const KEPT_SECONDS = 365 * 24 * 60 * 60;

/** The visitor's mark: the cookie of an earlier vote, else made of where the vote comes from, so that it comes out the same. */
function voterOf(request: FastifyRequest, secret: string): string {
  const known = new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9a-f]{32})(?:;|$)`).exec(
    request.headers.cookie ?? '',
  )?.[1];
  if (known !== undefined) return known;
  const from = `${clientNetwork(request.ip)}|${request.headers['user-agent'] ?? ''}`;
  return createHmac('sha256', secret).update(`voter|${from}`).digest('hex').slice(0, 32);
}

/** Back to the page the vote came from, if that is the product's, at the review. */
function backTo(request: FastifyRequest, page: string, id: ReviewId): string {
  const { referer = '' } = request.headers;
  const from = URL.canParse(referer) ? new URL(referer) : null;
  const isPage = from !== null && from.host === request.headers.host && from.pathname.startsWith(page);
  const query = new URLSearchParams(isPage ? from.search : '');
  query.set('review-helped', String(id));
  return `${isPage ? from.pathname : page}?${query}#comment-${id}`;
}

/** Counts the vote; null for a review that nobody can see. */
async function count(request: FastifyRequest, voter: string, { shop }: ReviewNeeds) {
  const id = parseReviewId(fieldsOf(request.body).get('review'));
  const result = id === null ? null : await shop.reviews.vote(id, voter);
  if (id === null || !result?.ok) return null;
  const product = await shop.catalogue.findPublished(result.value.productId);
  return product === null ? null : { id, helpful: result.value.helpful, slug: product.slug };
}

function voterCookie(voter: string, { publicUrl }: ReviewNeeds['config']): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${voter}; Path=/; SameSite=Lax; HttpOnly; Max-Age=${KEPT_SECONDS}${secure}`;
}

/**
 * Counts a visitor who found a review helpful: a plain form's post, or a script's that asks for JSON.
 *
 * @param secondsToWait null for whoever may go on
 */
export function postHelpful(needs: ReviewNeeds, secondsToWait: Limit) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { language } = visitorOf(request, needs.config);
    const t = wordsIn(language);
    const seconds = await secondsToWait(request);
    if (seconds !== null) {
      reply
        .status(refusalStatus('reviews.too-fast'))
        .header('retry-after', seconds)
        .type('text/plain; charset=utf-8');
      return reply.send(t(refusalKey('reviews.too-fast'), { seconds }));
    }
    const voter = voterOf(request, needs.secret);
    const counted = await count(request, voter, needs);
    if (counted === null) {
      const status = refusalStatus('reviews.unknown-review');
      request.instead = { address: addressIn(language, '/reviews/helpful/'), status, refusedReview: null };
      return needs.answerPage(request, reply);
    }
    const { id, helpful, slug } = counted;
    addCookies(reply, [voterCookie(voter, needs.config)]);
    if (request.headers.accept?.includes('application/json'))
      return reply.send({ helpful, text: t('reviews:helpful', { count: helpful }) });
    return reply.redirect(backTo(request, addressIn(language, `/product/${slug}/`), id), 303);
  };
}
