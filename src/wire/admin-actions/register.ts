import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ActionAnswer, ActionRefusal } from '#admin-actions/action.ts';
import { refusalText } from '#admin-actions/refusal-text.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { refusalStatus } from '#shop/refusals.ts';
import { staffCookie } from '../cookies/session-cookies.ts';
import { isSameOrigin } from '../guards/origin.ts';
import { type AdminActionDeps, registerAdminApi } from './api.ts';
import { registerAdminFiles } from './files.ts';

/** A product with both languages and all variations is large. */
const LARGEST_CALL_BYTES = 4 * 1024 * 1024;

/** Polled every few seconds by every open page; it must not extend the session. */
const POLLED: readonly string[] = ['orders.unseen', 'notifications.unread'] satisfies ActionName[];

const actionCall = z.object({
  action: z.string().max(80),
  input: z.unknown(),
  language: z.enum(LANGUAGES).default('en'),
});

function answerRefused(reply: FastifyReply, refusal: ActionRefusal, language: Language) {
  return reply
    .status(refusalStatus(refusal.code))
    .send({ ok: false, refusal, words: refusalText(refusal, language) });
}

const versionOf = ({ version }: ActionAnswer) => (version === undefined ? {} : { version });

async function answerAction(
  request: FastifyRequest,
  reply: FastifyReply,
  { shop, adminActions, config }: AdminActionDeps,
) {
  reply.header('cache-control', 'no-store');
  const sent = actionCall.safeParse(request.body);
  if (!sent.success) return answerRefused(reply, { code: 'admin.unreadable' }, 'en');
  const { action: name, input, language } = sent.data;
  const token = staffCookie.read(request.headers.cookie, config);
  const signedIn = await shop.staff.sessions.open(token, { isPolling: POLLED.includes(name) });
  const answer = await adminActions.perform({
    signedIn,
    name,
    sent: input ?? {},
    language,
    address: request.ip,
    publicUrl: config.publicUrl,
  });
  return answer.ok
    ? reply.send({ ok: true, value: answer.value ?? null, ...versionOf(answer) })
    : answerRefused(reply, answer.refusal, language);
}

/**
 * The back office's API: `POST /admin/actions/` with an action and its input as JSON, same-origin only; its files; and
 * the same actions for programs with an API key.
 */
export async function registerAdminActions(app: FastifyInstance, deps: AdminActionDeps): Promise<void> {
  registerAdminFiles(app, deps);
  await registerAdminApi(app, deps);
  const host = new URL(deps.config.publicUrl).host;
  await app.register(async (scope) => {
    scope.post('/admin/actions/', { bodyLimit: LARGEST_CALL_BYTES }, async (request, reply) => {
      if (isSameOrigin(request.headers, host)) return answerAction(request, reply, deps);
      return answerRefused(reply, { code: 'admin.foreign-origin' }, 'en');
    });
  });
}
