import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseReviewId, type ReviewId } from '#kernel/ids.ts';
import { addressIn } from '#kernel/language.ts';
import { clientNetwork } from '#kernel/web/client-network.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { refusalStatus } from '#shop/refusals.ts';
import { addCookies } from '../cookies/cookies.ts';
import { fieldsOf, visitorOf } from '../visitor.ts';
import type { Limit, ReviewDeps } from './instead.ts';

const COOKIE = 'jamra_voter';
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** The voter's id: the cookie of an earlier vote, else a digest of the request's origin, which is stable. */
function voterOf(request: FastifyRequest, secret: string): string {
  const known = new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9a-f]{32})(?:;|$)`).exec(
    request.headers.cookie ?? '',
  )?.[1];
  if (known !== undefined) return known;
  const from = `${clientNetwork(request.ip)}|${request.headers['user-agent'] ?? ''}`;
  return createHmac('sha256', secret).update(`voter|${from}`).digest('hex').slice(0, 32);
}

/** The page the vote came from, if it shows the product; at the review. */
function backTo(request: FastifyRequest, page: string, id: ReviewId): string {
  const { referer = '' } = request.headers;
  const from = URL.canParse(referer) ? new URL(referer) : null;
  const isPage = from !== null && from.host === request.headers.host && from.pathname.startsWith(page);
  const query = new URLSearchParams(isPage ? from.search : '');
  query.set('review-helped', String(id));
  return `${isPage ? from.pathname : page}?${query}#comment-${id}`;
}

/** Counts a vote; null for a review that is not public. */
async function count(request: FastifyRequest, voter: string, { shop }: ReviewDeps) {
  const id = parseReviewId(fieldsOf(request.body).get('review'));
  const result = id === null ? null : await shop.reviews.vote(id, voter);
  if (id === null || !result?.ok) return null;
  const product = await shop.catalogue.findPublished(result.value.productId);
  return product === null ? null : { id, helpful: result.value.helpful, slug: product.slug };
}

function voterCookie(voter: string, { publicUrl }: ReviewDeps['config']): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${voter}; Path=/; SameSite=Lax; HttpOnly; Max-Age=${MAX_AGE_SECONDS}${secure}`;
}

/**
 * Counts a helpful vote: from a plain form, or from a script that requests JSON.
 *
 * @param secondsToWait null when the limit is not reached
 */
export function postHelpful(deps: ReviewDeps, secondsToWait: Limit) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { language } = visitorOf(request, deps.config);
    const t = wordsIn(language);
    const seconds = await secondsToWait(request);
    if (seconds !== null) {
      reply
        .status(refusalStatus('reviews.too-fast'))
        .header('retry-after', seconds)
        .type('text/plain; charset=utf-8');
      return reply.send(t(refusalKey('reviews.too-fast'), { seconds }));
    }
    const voter = voterOf(request, deps.secret);
    const counted = await count(request, voter, deps);
    if (counted === null) {
      const status = refusalStatus('reviews.unknown-review');
      request.instead = { address: addressIn(language, '/reviews/helpful/'), status, refusedReview: null };
      return deps.answerPage(request, reply);
    }
    const { id, helpful, slug } = counted;
    addCookies(reply, [voterCookie(voter, deps.config)]);
    if (request.headers.accept?.includes('application/json'))
      return reply.send({ helpful, text: t('reviews:helpful', { count: helpful }) });
    return reply.redirect(backTo(request, addressIn(language, `/product/${slug}/`), id), 303);
  };
}
