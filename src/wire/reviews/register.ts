import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { addressIn, LANGUAGES } from '#kernel/language.ts';
import type { UploadFolder } from '#platform/files/uploads.ts';
import { forbidKeeping } from '../answer.ts';
import { acceptForms, parseForm } from '../bodies.ts';
import { isOwnOrigin } from '../origin.ts';
import { visitorOf } from '../visitor.ts';
import { postHelpful } from './helpful.ts';
import type { Limit, ReviewNeeds } from './instead.ts';
import { FORM_LIMITS } from './read-form.ts';
import { postReview, reviewGates } from './wp-comments-post.ts';

/** From one address in a minute; somebody who writes and mends by hand does not come near. */
const MOST_POSTS = 12;
const MOST_VOTES = 30;

function limitOf(app: FastifyInstance, max: number): Limit {
  const limit = app.createRateLimit({ max, timeWindow: '1 minute' });
  return async (request) => {
    const result = await limit(request);
    return !result.isAllowed && result.isExceeded ? result.ttlInSeconds : null;
  };
}

type Handler = ReturnType<typeof postReview>;

/** Posts go to `handler`; whoever asks for such an address without posting is told so on a page. */
function routeOf(app: FastifyInstance, needs: ReviewNeeds, [path, handler]: [string, Handler]): void {
  for (const language of LANGUAGES) {
    const url = addressIn(language, path);
    app.post(url, handler);
    app.get(url, async (request, reply) => {
      const address = addressIn(visitorOf(request, needs.config).language, path);
      request.instead = { address, status: 405, refusedReview: null };
      return needs.answerPage(request, reply.header('allow', 'POST'));
    });
  }
}

/** Nobody keeps these answers, and a post from another origin is refused before anything of it is read. */
function guard(app: FastifyInstance, needs: ReviewNeeds): void {
  const { host } = new URL(needs.config.publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    forbidKeeping(reply);
    if (request.method === 'POST' && !isOwnOrigin(request.headers, host))
      return reply.status(403).header('connection', 'close').type('text/html; charset=UTF-8').send('-1');
  });
}

type RegisterNeeds = ReviewNeeds & { uploads: UploadFolder };

/** The addresses that take reviews and votes. They need the limits of @fastify/rate-limit. */
export async function registerReviews(app: FastifyInstance, needs: RegisterNeeds): Promise<void> {
  await app.register(async (wire) => {
    guard(wire, needs);
    await wire.register(multipart, { throwFileSizeLimit: false, limits: FORM_LIMITS });
    wire.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, body: string) => parseForm(body),
    );
    const secondsToWait = limitOf(app, MOST_POSTS);
    const handler = postReview({ ...needs, gates: reviewGates(), secondsToWait });
    routeOf(wire, needs, ['/wp-comments-post.php', handler]);
  });
  await app.register(async (wire) => {
    guard(wire, needs);
    await acceptForms(wire);
    routeOf(wire, needs, ['/reviews/helpful/', postHelpful(needs, limitOf(app, MOST_VOTES))]);
  });
}
