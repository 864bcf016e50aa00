import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressIn, LANGUAGES } from '#kernel/language.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { setNoStore } from '../answer.ts';
import { acceptForms } from '../bodies.ts';
import type { WireDeps } from '../deps.ts';

type LinkRequest = { Querystring: { link?: unknown } };

const LONGEST_LINK = 200;
const LIMIT = { max: 20, timeWindow: '1 minute' };

function linkOf({ query }: FastifyRequest<LinkRequest>): string {
  return typeof query.link === 'string' ? cutText(query.link, LONGEST_LINK) : '';
}

/** `POST /newsletter/stop/?link=…` is List-Unsubscribe-Post: needs no page, cookie or second click. Source: WG-21, RFC 8058 */
export async function registerNewsletter(app: FastifyInstance, { shop }: WireDeps): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope);
    for (const language of LANGUAGES)
      scope.post<LinkRequest>(
        addressIn(language, '/newsletter/stop/'),
        { config: { rateLimit: LIMIT } },
        async (request, reply) => {
          setNoStore(reply);
          const isStopped = await shop.newsletter.unsubscribe(linkOf(request));
          return reply
            .status(isStopped ? 200 : 404)
            .type('text/plain; charset=utf-8')
            .send('');
        },
      );
  });
}
