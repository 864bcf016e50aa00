import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ActionRefusal } from '#admin-actions/action.ts';
import type { AdminActions } from '#admin-actions/admin-actions.ts';
import { refusalText } from '#admin-actions/refusal-text.ts';
import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import { MINUTE_MS } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { refusalStatus } from '#shop/refusals.ts';
import { HOUSEHOLD_BITS, waitOf } from '../guards/limits.ts';

export type AdminActionDeps = { shop: Shop; adminActions: AdminActions; config: Config };
type ApiRequest = FastifyRequest<{ Params: { action: string } }>;
type Call = Readonly<{ request: ApiRequest; reply: FastifyReply; language: Language }>;

const LARGEST_CALL_BYTES = 4 * 1024 * 1024;
/** Calls of one address, whichever key they have, and of one key. */
const OF_ADDRESS = { max: 600, timeWindow: MINUTE_MS, ipv6Subnet: HOUSEHOLD_BITS };
const OF_KEY = { max: 300, timeWindow: MINUTE_MS };
const BEARER = /^Bearer ([\w-]{1,200})$/i;

function refused({ reply, language }: Call, refusal: ActionRefusal): FastifyReply {
  if ('seconds' in refusal) reply.header('retry-after', String(refusal.seconds));
  if (refusal.code === 'staff.wrong-key') reply.header('www-authenticate', 'Bearer');
  return reply
    .status(refusalStatus(refusal.code))
    .send({ ok: false, refusal, words: refusalText(refusal, language) });
}

/** How often an address, and a key, may call. Keys are counted by number: no count holds a secret. */
function apiLimits(app: FastifyInstance) {
  const keyOf = new WeakMap<FastifyRequest, number>();
  const ofAddress = app.createRateLimit(OF_ADDRESS);
  const ofKey = app.createRateLimit({
    ...OF_KEY,
    keyGenerator: (request) => `api-key-${keyOf.get(request) ?? 0}`,
  });
  const asRefusal = (seconds: number) =>
    seconds === 0 ? null : Object.assign({ code: 'staff.too-many' as const }, { seconds });
  return {
    ofAddress: async (request: FastifyRequest) => asRefusal(await waitOf(ofAddress, request)),
    ofKey: async (request: FastifyRequest, key: number) => {
      keyOf.set(request, key);
      return asRefusal(await waitOf(ofKey, request));
    },
  };
}

/** The caller by the request's API key; cookies are ignored. */
async function openKey({ headers }: FastifyRequest, { shop }: AdminActionDeps) {
  const [, key] = BEARER.exec(headers.authorization ?? '') ?? [];
  return key === undefined ? null : shop.staff.keys.open(key);
}

async function answer(
  call: Call,
  deps: AdminActionDeps,
  limits: ReturnType<typeof apiLimits>,
): Promise<FastifyReply> {
  const { request, reply, language } = call;
  const tooMany = await limits.ofAddress(request);
  if (tooMany !== null) return refused(call, tooMany);
  const signedIn = await openKey(request, deps);
  if (signedIn?.apiKey === undefined) return refused(call, { code: 'staff.wrong-key' });
  const tooManyOfKey = await limits.ofKey(request, signedIn.apiKey.id);
  if (tooManyOfKey !== null) return refused(call, tooManyOfKey);
  const result = await deps.adminActions.perform({
    signedIn,
    name: request.params.action,
    sent: request.body ?? {},
    language,
    address: request.ip,
    publicUrl: deps.config.publicUrl,
  });
  return result.ok ? reply.send({ ok: true, value: result.value ?? null }) : refused(call, result.refusal);
}

/**
 * The back office for programs: `POST /wp-json/jamra/v1/admin/<action>` with `Authorization: Bearer <API key>` and the
 * action's input as JSON. The key is the only credential: browsers never send it automatically, and cookies are
 * ignored.
 *
 * Refusals: `staff.wrong-key`, `staff.too-many`, `staff.not-by-key`, `admin.unreadable`, and those of admin actions.
 */
export async function registerAdminApi(app: FastifyInstance, deps: AdminActionDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser(['text/plain', 'application/x-www-form-urlencoded']);
    const limits = apiLimits(scope);
    const languageOf = (request: FastifyRequest): Language =>
      String(request.headers['accept-language']).startsWith('ar') ? 'ar' : 'en';
    scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const { statusCode: status = 500 } = error;
      if (status >= 500) throw error;
      const code = status === 413 ? 'request.too-large' : 'admin.unreadable';
      const call = { request: request as ApiRequest, reply, language: languageOf(request) };
      return refused(call, { code });
    });
    scope.post<{ Params: { action: string } }>(
      '/wp-json/jamra/v1/admin/:action',
      { bodyLimit: LARGEST_CALL_BYTES },
      async (request, reply) => {
        reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
        return answer({ request, reply, language: languageOf(request) }, deps, limits);
      },
    );
  });
}
