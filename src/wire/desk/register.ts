import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Desk } from '#desk/desk.ts';
import { sayRefusal } from '#desk/say.ts';
import type { DeskRefusal } from '#desk/verb.ts';
import type { VerbName } from '#desk/verbs.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { refusalStatus } from '#shop/refusals.ts';
import type { Shop } from '#src/compose.ts';
import type { Config } from '#src/config.ts';
import { isOwnOrigin } from '../origin.ts';
import { readStaffToken } from '../staff-cookies.ts';
import { registerDeskFiles } from './files.ts';

type Needs = { shop: Shop; desk: Desk; config: Config };

/** One product with both languages and all its variants is a long text. */
const LARGEST_ACT_BYTES = 4 * 1024 * 1024;

/** Asked for every few seconds by every open page, whether somebody works in it or not. */
const POLLED: VerbName = 'orders.unseen';

const act = z.object({
  verb: z.string().max(80),
  input: z.unknown(),
  language: z.enum(LANGUAGES).default('en'),
});

function answerRefused(reply: FastifyReply, refusal: DeskRefusal, language: Language) {
  return reply
    .status(refusalStatus(refusal.code))
    .send({ ok: false, refusal, words: sayRefusal(refusal, language) });
}

async function answerAct(request: FastifyRequest, reply: FastifyReply, { shop, desk, config }: Needs) {
  reply.header('cache-control', 'no-store');
  const sent = act.safeParse(request.body);
  if (!sent.success) return answerRefused(reply, { code: 'desk.unreadable' }, 'en');
  const { verb: name, input, language } = sent.data;
  const token = readStaffToken(request.headers.cookie ?? '', config);
  const signedIn =
    token === null ? null : await shop.staff.sessions.open(token, { isPolling: name === POLLED });
  const answer = await desk.perform({
    signedIn,
    name,
    sent: input ?? {},
    language,
    address: request.ip,
    publicUrl: config.publicUrl,
  });
  return answer.ok
    ? reply.send({ ok: true, value: answer.value ?? null })
    : answerRefused(reply, answer.refusal, language);
}

/**
 * The back office's one call: `POST /admin/act/` with a verb's name and its input, as JSON, from our own pages alone; and its
 * files.
 */
export async function registerDesk(app: FastifyInstance, needs: Needs): Promise<void> {
  registerDeskFiles(app, needs);
  const host = new URL(needs.config.publicUrl).host;
  await app.register(async (scope) => {
    scope.post('/admin/act/', { bodyLimit: LARGEST_ACT_BYTES }, async (request, reply) => {
      if (isOwnOrigin(request.headers, host)) return answerAct(request, reply, needs);
      return answerRefused(reply, { code: 'desk.foreign-origin' }, 'en');
    });
  });
}
