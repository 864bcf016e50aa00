import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, splitLanguage } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { sanitise, sanitiseHtml } from '#platform/html/sanitise.ts';
import { parseRefresh, REFRESH_LOOP_PATH } from '#shop/loops';
import type { LoopRefusal } from '#shop/loops/refusals.ts';
import { refusalStatus } from '#shop/refusals.ts';
import { rightsOf } from '#shop/staff';
import { printLoop } from '#widgets/loop/print-loop.tsx';
import type { Blocks } from '#widgets/place.ts';
import { readNodes } from '#widgets/tree/node.ts';
import { prepareTree } from '#widgets/tree/prepare-tree.ts';
import { JSON_TYPE } from '../contract/description.ts';
import { staffCookie } from '../cookies/session-cookies.ts';
import type { WireDeps } from '../deps.ts';
import { isRestNonce } from '../guards/rest-nonce.ts';
import { ownAddress } from '../own-address.ts';
import { visitorOf } from '../visitor.ts';

/** Somebody who picks terms sends a few a minute; a household shares its address. */
const MOST_ASKED = { max: 300, timeWindow: '1 minute' };
/** As much as an editor's widget may hold; more terms than a loop takes are refused by their field. */
const BODY_LIMIT_BYTES = 1024 * 1024;

type LoopWireDeps = WireDeps & Readonly<{ openBlocks: () => Blocks | null }>;

type CallRefusal = LoopRefusal | { code: 'request.too-large' } | { code: 'request.unreadable' };

function refuse(reply: FastifyReply, refusal: CallRefusal, language: Language) {
  const { code, ...facts } = refusal;
  const message = wordsIn(language)(refusalKey(code), facts);
  return reply
    .status(refusalStatus(code))
    .header('cache-control', 'no-store')
    .type(JSON_TYPE)
    .send(JSON.stringify({ error: true, code, message }));
}

/** What nobody has saved is sanitised before it is printed. */
const SANITISE = { richText: sanitise, html: sanitiseHtml };

/** Whether who asks may edit documents, and asks from an editor. Source: RO-02, GF-17 */
async function mayEdit(
  { headers }: FastifyRequest,
  { shop, config, secret }: LoopWireDeps,
): Promise<boolean> {
  const signedIn = await shop.staff.sessions.open(staffCookie.read(headers.cookie, config));
  if (signedIn === null || !rightsOf(signedIn.member.role).includes('content.change')) return false;
  return isRestNonce(headers['x-wp-nonce'], { signedIn, secret, nowMs: Date.now() });
}

type Found = Readonly<{ ok: true; body: object } | { ok: false; refusal: LoopRefusal; language: Language }>;

async function answer(request: FastifyRequest, deps: LoopWireDeps): Promise<Found> {
  const { config, shop, openBlocks } = deps;
  const asker = visitorOf(request, config).language;
  const refused = (refusal: LoopRefusal, language: Language = asker): Found => ({
    ok: false,
    refusal,
    language,
  });
  const parsed = parseRefresh(request.body);
  if (!parsed.ok) return refused({ code: 'loop.wrong-field', field: parsed.field });
  const { address, model, ...asked } = parsed.request;
  const url = ownAddress(address, request, config);
  if (url === null) return refused({ code: 'loop.foreign-address' });
  const { language, path } = splitLanguage(url.pathname);
  if (model !== null && !(await mayEdit(request, deps)))
    return refused({ code: 'loop.not-allowed' }, language);
  const [edited = null] = model === null ? [] : readNodes(prepareTree([model], SANITISE));
  if (model !== null && edited === null) return refused({ code: 'loop.wrong-field', field: 'widget_model' });
  const loop = await printLoop(
    { shop, blocks: openBlocks(), publicUrl: config.publicUrl, now: new Date() },
    { ...asked, model: edited, language, path, query: url.search },
  );
  return 'refused' in loop ? refused({ code: loop.refused }, language) : { ok: true, body: loop };
}

/**
 * Call 6: a loop under other filters, as markup of the same blocks that its page is made of.
 *
 * Source: spec §7 call 6; GF-15…GF-18, CA-06
 */
export async function registerRefreshLoop(app: FastifyInstance, deps: LoopWireDeps): Promise<void> {
  await app.register(async (wire) => {
    wire.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500 || status === 429) throw error;
      return refuse(
        reply,
        { code: status === 413 ? 'request.too-large' : 'request.unreadable' },
        visitorOf(request, deps.config).language,
      );
    });
    wire.post(
      REFRESH_LOOP_PATH,
      { bodyLimit: BODY_LIMIT_BYTES, config: { rateLimit: MOST_ASKED } },
      async (request, reply) => {
        const found = await answer(request, deps);
        if (!found.ok) return refuse(reply, found.refusal, found.language);
        return reply
          .header('cache-control', 'no-store')
          .header('x-robots-tag', 'noindex')
          .type(JSON_TYPE)
          .send(JSON.stringify(found.body));
      },
    );
  });
}
