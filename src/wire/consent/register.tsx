import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '#kernel/instant.ts';
import { addressIn, LANGUAGES } from '#kernel/language.ts';
import { CONSENT_BAR_PATH, CONSENT_PATH } from '#kernel/web/consent/consent-paths.ts';
import { ConsentBar } from '#views/consent/consent-bar.tsx';
import { setNoStore } from '../answer.ts';
import { acceptForms } from '../bodies.ts';
import { HTML_TYPE } from '../contract/description.ts';
import type { WireDeps } from '../deps.ts';
import { print } from '../fragments/fragments.tsx';
import { HOUSEHOLD_BITS } from '../guards/limits.ts';
import { isSameOrigin } from '../guards/origin.ts';
import { answerRefusal, bodyRefusal } from '../refusals.ts';
import { visitorOf } from '../visitor.ts';

/** Many visitors share an address behind their provider's network. */
const MOST_REQUESTS = { max: 300, timeWindow: MINUTE_MS, ipv6Subnet: HOUSEHOLD_BITS };
const BODY_LIMIT_BYTES = 1024;
/** The bar is the same for everybody. */
const BAR_CACHED = 'public, max-age=300';

/**
 * The consent bar as a fragment, and `POST` with what a visitor allowed, as JSON: proof without a name.
 *
 * Source: AN-10; docs/consent.md
 */
export async function registerConsent(app: FastifyInstance, { shop, config }: WireDeps): Promise<void> {
  await app.register(async (wire) => {
    await acceptForms(wire);
    const languageOf = (request: Parameters<typeof visitorOf>[0]) => visitorOf(request, config).language;
    wire.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const refusal = bodyRefusal(error);
      setNoStore(reply);
      return answerRefusal(reply, refusal, languageOf(request));
    });
    for (const language of LANGUAGES)
      wire.get(
        addressIn(language, CONSENT_BAR_PATH),
        { config: { rateLimit: MOST_REQUESTS } },
        async (_request, reply) =>
          reply
            .header('cache-control', BAR_CACHED)
            .header('x-robots-tag', 'noindex')
            .type(HTML_TYPE)
            .send(print(<ConsentBar />, language)),
      );
    wire.post(
      CONSENT_PATH,
      { bodyLimit: BODY_LIMIT_BYTES, config: { rateLimit: MOST_REQUESTS } },
      async (request, reply) => {
        setNoStore(reply);
        const language = languageOf(request);
        if (!isSameOrigin(request.headers, new URL(config.publicUrl).host))
          return answerRefusal(reply, { code: 'consent.foreign-origin' }, language);
        const outcome = await shop.consent.record(request.body);
        return outcome.ok ? reply.status(204).send() : answerRefusal(reply, outcome.refusal, language);
      },
    );
  });
}
