import type { FastifyInstance } from 'fastify';
import { addressIn, LANGUAGES } from '#kernel/language.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { setNoStore } from '../answer.ts';
import { acceptForms } from '../bodies.ts';
import type { WireDeps } from '../deps.ts';

type LinkRequest = { Querystring: { link?: unknown } };

const LONGEST_LINK = 200;
const LIMIT = { max: 20, timeWindow: '1 minute' };

/**
 * `POST` to the unsubscribe links of emails, `…/stop/?link=…`, as List-Unsubscribe-Post: needs no page, cookie or second
 * click.
 *
 * Source: WG-21, RFC 8058
 */
export async function registerUnsubscribe(app: FastifyInstance, { shop }: WireDeps): Promise<void> {
  const stops: Readonly<Record<string, (link: string) => Promise<boolean>>> = {
    '/my-account/devices/stop/': shop.devices.stop,
    '/newsletter/stop/': shop.newsletter.unsubscribe,
    '/reminders/stop/': shop.abandonedCarts.stop,
    '/wishlist/stop/': shop.wishlist.mails.stop,
  };
  await app.register(async (scope) => {
    await acceptForms(scope);
    for (const [path, stop] of Object.entries(stops))
      for (const language of LANGUAGES)
        scope.post<LinkRequest>(
          addressIn(language, path),
          { config: { rateLimit: LIMIT } },
          async (request, reply) => {
            setNoStore(reply);
            const { link } = request.query;
            const isStopped = typeof link === 'string' && (await stop(cutText(link, LONGEST_LINK)));
            return reply
              .status(isStopped ? 200 : 404)
              .type('text/plain; charset=utf-8')
              .send('');
          },
        );
  });
}
