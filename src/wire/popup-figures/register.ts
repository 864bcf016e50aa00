import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '#kernel/instant.ts';
import { CRAWLER } from '#kernel/web/crawler.ts';
import type { FiguresRefusal } from '#shop/popup-figures/refusals.ts';
import { FIGURES_PATH } from '#shop/popup-figures/rules/figures.ts';
import { staffCookie } from '../cookies/session-cookies.ts';
import type { WireDeps } from '../deps.ts';
import { HOUSEHOLD_BITS } from '../guards/limits.ts';
import { isSameOrigin } from '../guards/origin.ts';
import { answerRefusal, bodyRefusal } from '../refusals.ts';
import { visitorOf } from '../visitor.ts';

/** A page reports once, when it is left. */
const MOST_REPORTS = { max: 120, timeWindow: MINUTE_MS, ipv6Subnet: HOUSEHOLD_BITS };
const BODY_LIMIT_BYTES = 8 * 1024;

/** Whether who reports is a robot, or a member of the staff. */
async function isLeftOut({ headers }: FastifyRequest, { shop, config }: WireDeps): Promise<boolean> {
  if (CRAWLER.test(headers['user-agent'] ?? '')) return true;
  const token = staffCookie.read(headers.cookie, config);
  return (await shop.staff.sessions.open(token, { isPolling: true })) !== null;
}

/** Why a report is not counted; null where it is, and where who sends it is left out. */
async function refusalOf(request: FastifyRequest, deps: WireDeps): Promise<FiguresRefusal | null> {
  const { shop, config } = deps;
  if (!isSameOrigin(request.headers, new URL(config.publicUrl).host))
    return { code: 'popup-figures.foreign-origin' };
  if (await isLeftOut(request, deps)) return null;
  const counted = await shop.popupFigures.count(request.body);
  return counted.ok ? null : counted.refusal;
}

/**
 * `POST /wp-json/jamra/v1/popup-figures/` `{ day, popups: [{ id, seen, closed, acted, sent }] }`: counts the figures
 * of published popups of a page. Answers 204, also for robots and staff, who are not counted.
 */
export async function registerPopupFigures(app: FastifyInstance, deps: WireDeps): Promise<void> {
  await app.register(async (wire) => {
    wire.setErrorHandler((error: { statusCode?: number }, request, reply) =>
      answerRefusal(reply, bodyRefusal(error), visitorOf(request, deps.config).language),
    );
    wire.post(
      FIGURES_PATH,
      { bodyLimit: BODY_LIMIT_BYTES, config: { rateLimit: MOST_REPORTS } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
        const refusal = await refusalOf(request, deps);
        if (refusal !== null) return answerRefusal(reply, refusal, visitorOf(request, deps.config).language);
        return reply.status(204).send();
      },
    );
  });
}
