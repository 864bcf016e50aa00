import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '#kernel/web/client-network.ts';
import { EVENTS_PATH } from '#shop/analytics/rules/events-path.ts';
import type { RefusalCode } from '#shop/refusals.ts';
import { setNoStore } from '../answer.ts';
import { staffCookie } from '../cookies/session-cookies.ts';
import type { WireDeps } from '../deps.ts';
import { isSameOrigin } from '../guards/origin.ts';
import { answerRefusal, bodyRefusal } from '../refusals.ts';
import { visitorOf } from '../visitor.ts';

const BODY_LIMIT_BYTES = 16 * 1024;
/**
 * Batches per network and minute; most contain one or two events. Mobile networks put many people behind one address.
 */
const MOST_BATCHES = 600;
const WINDOW_MS = 60_000;
const MOST_NETWORKS = 20_000;

/** Counts batches by network in this process: a shared count would cost a statement for each. */
function batchCounts() {
  let counts = new Map<string, number>();
  let endsAtMs = 0;
  return {
    /** @returns seconds to wait; 0 when it may be taken */
    waitSeconds: (network: string, nowMs: number): number => {
      if (nowMs >= endsAtMs || counts.size > MOST_NETWORKS) {
        counts = new Map();
        endsAtMs = nowMs + WINDOW_MS;
      }
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      return count > MOST_BATCHES ? Math.ceil((endsAtMs - nowMs) / 1000) : 0;
    },
  };
}

/** Facts about the sender of a batch. */
function senderOf(request: FastifyRequest, { config }: WireDeps) {
  const { cookie, 'user-agent': userAgent = '' } = request.headers;
  return {
    network: clientNetwork(request.ip),
    userAgent,
    isStaff: staffCookie.read(cookie, config) !== null,
  };
}

function answerBatches(deps: WireDeps) {
  const ownHost = new URL(deps.config.publicUrl).host;
  const counts = batchCounts();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    setNoStore(reply);
    const refuse = (code: RefusalCode) =>
      answerRefusal(reply, { code }, visitorOf(request, deps.config).language);
    if (!isSameOrigin(request.headers, ownHost)) return refuse('analytics.foreign-origin');
    const sender = senderOf(request, deps);
    const seconds = counts.waitSeconds(sender.network, Date.now());
    if (seconds > 0) {
      reply.header('retry-after', seconds);
      return refuse('analytics.too-many');
    }
    const body = typeof request.body === 'string' ? request.body : '';
    const outcome = await deps.shop.analytics.receive({ body, ...sender });
    return outcome.ok ? reply.status(204).send() : refuse(outcome.refusal.code);
  };
}

/** `POST /wp-json/jamra/v1/events/`: takes a batch of events; 204 without a body. Source: docs/analytics.md */
export async function registerEvents(app: FastifyInstance, deps: WireDeps): Promise<void> {
  const answer = answerBatches(deps);
  await app.register(async (wire) => {
    wire.removeAllContentTypeParsers();
    wire.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: unknown) => body);
    wire.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const refusal = bodyRefusal(error);
      setNoStore(reply);
      return answerRefusal(reply, refusal, visitorOf(request, deps.config).language);
    });
    // Answers of the log would be one line for each batch.
    const options = { bodyLimit: BODY_LIMIT_BYTES, logLevel: 'warn' } as const;
    for (const path of [EVENTS_PATH, `/ar${EVENTS_PATH}`]) wire.post(path, options, answer);
    wire.addHook('onClose', () => deps.shop.analytics.flush());
  });
}
