import type { FastifyInstance } from 'fastify';
import { splitLanguage } from '#kernel/language.ts';
import { PERSONAL_LOOP_PATH, parsePersonalLoop } from '#shop/loops';
import { printPersonalLoop } from '#widgets/loop/print-personal-loop.ts';
import type { WireDeps } from '../deps.ts';

/** A page sends one request for each of its loops. */
const MOST_REQUESTS = { max: 300, timeWindow: '1 minute' };
/** Shared by visitors who viewed the same products; short, because prices may change. */
const CACHE_CONTROL = 'public, max-age=60';

/**
 * `GET /wp-json/jamra/v1/loop/?document=home&node=a1&recent=12|7`: a loop of recently viewed products, or with
 * `device` of those that fit it, as HTML; empty if there is nothing to show, and while the shop is closed.
 */
export function registerPersonalLoop(app: FastifyInstance, { shop, config }: WireDeps): void {
  for (const url of [PERSONAL_LOOP_PATH, `/ar${PERSONAL_LOOP_PATH}`]) {
    app.get(
      url,
      { config: { rateLimit: MOST_REQUESTS, answersWhileClosed: true } },
      async (request, reply) => {
        const { searchParams } = new URL(request.url, config.publicUrl);
        const requested = request.comingSoon?.canView === false ? null : parsePersonalLoop(searchParams);
        const { language } = splitLanguage(url);
        const printed =
          requested === null
            ? null
            : await printPersonalLoop(
                { shop, publicUrl: config.publicUrl, now: new Date() },
                { ...requested, language },
              );
        return reply
          .header('cache-control', CACHE_CONTROL)
          .header('x-robots-tag', 'noindex')
          .type('text/html; charset=utf-8')
          .send(printed ?? '');
      },
    );
  }
}
