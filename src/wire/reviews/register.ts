import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { addressIn, LANGUAGES } from '#kernel/language.ts';
import type { UploadFolder } from '#platform/files/uploads.ts';
import { setNoStore } from '../answer.ts';
import { acceptForms, parseForm } from '../bodies.ts';
import { isSameOrigin } from '../guards/origin.ts';
import { visitorOf } from '../visitor.ts';
import { postHelpful } from './helpful.ts';
import type { Limit, ReviewDeps } from './instead.ts';
import { FORM_LIMITS } from './read-form.ts';
import { postReview, reviewGates } from './wp-comments-post.ts';

/** Posts per minute and address; more than a person needs. */
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

/** Routes posts to `handler`; other methods get a page with the error. */
function routeOf(app: FastifyInstance, deps: ReviewDeps, [path, handler]: [string, Handler]): void {
  for (const language of LANGUAGES) {
    const url = addressIn(language, path);
    app.post(url, handler);
    app.get(url, async (request, reply) => {
      const address = addressIn(visitorOf(request, deps.config).language, path);
      request.instead = { address, status: 405, refusedReview: null };
      return deps.answerPage(request, reply.header('allow', 'POST'));
    });
  }
}

/** Makes responses private and refuses posts from other origins before anything is read. */
function guard(app: FastifyInstance, deps: ReviewDeps): void {
  const { host } = new URL(deps.config.publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    setNoStore(reply);
    if (request.method === 'POST' && !isSameOrigin(request.headers, host))
      return reply.status(403).header('connection', 'close').type('text/html; charset=UTF-8').send('-1');
  });
}

type RegisterDeps = ReviewDeps & { uploads: UploadFolder };

/** The routes for reviews and votes. They need @fastify/rate-limit. */
export async function registerReviews(app: FastifyInstance, deps: RegisterDeps): Promise<void> {
  await app.register(async (wire) => {
    guard(wire, deps);
    await wire.register(multipart, { throwFileSizeLimit: false, limits: FORM_LIMITS });
    wire.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, body: string) => parseForm(body),
    );
    const secondsToWait = limitOf(app, MOST_POSTS);
    const handler = postReview({ ...deps, gates: reviewGates(), secondsToWait });
    routeOf(wire, deps, ['/wp-comments-post.php', handler]);
  });
  await app.register(async (wire) => {
    guard(wire, deps);
    await acceptForms(wire);
    routeOf(wire, deps, ['/reviews/helpful/', postHelpful(deps, limitOf(app, MOST_VOTES))]);
  });
}
