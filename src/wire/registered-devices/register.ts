import type { FastifyInstance } from 'fastify';
import { addressIn, LANGUAGES } from '#kernel/language.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { setNoStore } from '../answer.ts';
import { acceptForms } from '../bodies.ts';
import type { WireDeps } from '../deps.ts';

type LinkRequest = { Querystring: { link?: unknown } };

const LONGEST_LINK = 200;
const LIMIT = { max: 20, timeWindow: '1 minute' };

/** `POST /my-account/devices/stop/?link=…` is List-Unsubscribe-Post: needs no page, cookie or second click. Source: RFC 8058 */
export async function registerDeviceReminders(app: FastifyInstance, { shop }: WireDeps): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope);
    for (const language of LANGUAGES)
      scope.post<LinkRequest>(
        addressIn(language, '/my-account/devices/stop/'),
        { config: { rateLimit: LIMIT } },
        async (request, reply) => {
          setNoStore(reply);
          const { link } = request.query;
          const isStopped =
            typeof link === 'string' && (await shop.devices.stop(cutText(link, LONGEST_LINK)));
          return reply
            .status(isStopped ? 200 : 404)
            .type('text/plain; charset=utf-8')
            .send('');
        },
      );
  });
}
