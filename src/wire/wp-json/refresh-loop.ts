import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '#composition/shop.ts';
import type { StaffId } from '#kernel/ids.ts';
import { MINUTE_MS } from '#kernel/instant.ts';
import { type Language, splitLanguage } from '#kernel/language.ts';
import { noteExpiry } from '#platform/cache/cache-dependencies.ts';
import { type CachedBody, encodingFor, toCachedBody } from '#platform/cache/pages/compressed-body.ts';
import { sanitise, sanitiseHtml } from '#platform/html/sanitise.ts';
import { parseRefresh, REFRESH_LOOP_PATH, type RefreshRequest } from '#shop/loops';
import type { LoopRefusal } from '#shop/loops/refusals.ts';
import { loopAnswerKey, type PrintedLoopRequest, printLoop } from '#widgets/loop/print-loop.tsx';
import { readNodes, type StoredNode } from '#widgets/tree/node.ts';
import { prepareTree } from '#widgets/tree/prepare-tree.ts';
import { refuseClosed } from '../coming-soon/close-shop.ts';
import { closedLoop } from '../coming-soon/closed-loop.ts';
import { JSON_TYPE } from '../contract/description.ts';
import { staffCookie } from '../cookies/session-cookies.ts';
import type { WireDeps } from '../deps.ts';
import { countBeside, HOUSEHOLD_BITS } from '../guards/limits.ts';
import { isRestNonce } from '../guards/rest-nonce.ts';
import { answerRefusal, bodyRefusal } from '../refusals.ts';
import { sameOriginUrl } from '../same-origin.ts';
import { visitorOf } from '../visitor.ts';
import { editedTree } from './edited-document.ts';
import type { LoopBlocks, LoopCache } from './loop-cache.ts';

/** Lists printed per network and minute: a visitor who picks terms requests a few, a household shares its address. */
const MOST_PRINTED = { max: 300, timeWindow: MINUTE_MS, ipv6Subnet: HOUSEHOLD_BITS };
/** Enough for an editor's widget; a loop with too many terms is refused by field. */
const BODY_LIMIT_BYTES = 1024 * 1024;

type LoopWireDeps = WireDeps & Readonly<{ openBlocks: () => LoopBlocks | null; loopCache: LoopCache }>;

type CallRefusal = LoopRefusal | ReturnType<typeof bodyRefusal>;

function refuse(reply: FastifyReply, refusal: CallRefusal, language: Language) {
  if (refusal.code === 'loop.too-many') reply.header('retry-after', String(refusal.seconds));
  return answerRefusal(reply.header('cache-control', 'no-store'), refusal, language);
}

/** Unsaved widgets are sanitised before they are printed. */
const SANITISE = { richText: sanitise, html: sanitiseHtml };

/** Who calls from an editor; null without the right to edit documents. Source: RO-02, GF-17 */
async function editorOf(
  { headers }: FastifyRequest,
  { shop, config, secret }: LoopWireDeps,
): Promise<StaffId | null> {
  const signedIn = await shop.staff.sessions.open(staffCookie.read(headers.cookie, config));
  if (signedIn === null || !signedIn.member.rights.includes('content.change')) return null;
  const isOwn = isRestNonce(headers['x-wp-nonce'], { signedIn, secret, nowMs: Date.now() });
  return isOwn ? signedIn.member.id : null;
}

type LoopAnswer = Readonly<
  /** `key`: its cache key; null if the answer depends on more than the body. */
  { ok: true; body: CachedBody; key: string | null } | { ok: false; refusal: LoopRefusal; language: Language }
>;

type Printing = Omit<LoopWireDeps, 'openBlocks' | 'loopCache'> &
  Readonly<{
    blocks: ReturnType<LoopWireDeps['openBlocks']>;
    /** Counts the lists printed for the caller's network. */
    lists: Readonly<{
      /** The refusal of a network that is known to have reached the limit. */
      known: () => LoopRefusal | null;
      /** Counts one. @returns the refusal of one too many */
      count: () => Promise<LoopRefusal | null>;
    }>;
  }>;

/**
 * The loop's JSON, or the refusal. It is cached unless an editor sent its own widget; cached answers are not counted.
 */
async function findLoop(
  request: PrintedLoopRequest,
  { shop, config, blocks, lists }: Printing,
): Promise<CachedBody | LoopRefusal> {
  let refusal: LoopRefusal | null = null;
  const printWith = async (from: Shop): Promise<CachedBody | null> => {
    const deps = { shop: from, blocks, publicUrl: config.publicUrl, now: new Date(), expireAt: noteExpiry };
    refusal = lists.known();
    if (refusal !== null) return null;
    const [tooMany, loop] = await Promise.all([lists.count(), printLoop(deps, request)]);
    refusal = tooMany;
    if (refusal !== null) return null;
    if (!('refused' in loop)) return toCachedBody(JSON.stringify(loop));
    refusal = { code: loop.refused };
    return null;
  };
  const stored =
    blocks === null || request.edited !== null
      ? null
      : await blocks.answer(loopAnswerKey(request), printWith);
  return stored ?? refusal ?? (await printWith(shop)) ?? refusal ?? { code: 'loop.unknown-widget' };
}

type EditorCall = Pick<RefreshRequest, 'document' | 'node'> &
  Readonly<{ model: NonNullable<RefreshRequest['model']>; path: string }>;

/** The nodes of a document as an editor has them, with the sent one, or the refusal. */
async function findEdited(
  request: FastifyRequest,
  deps: LoopWireDeps,
  { document, node, model: sent, path }: EditorCall,
): Promise<StoredNode[] | LoopRefusal> {
  const by = await editorOf(request, deps);
  if (by === null) return { code: 'loop.not-allowed' };
  const [model = null] = readNodes([sent]);
  if (model === null) return { code: 'loop.wrong-field', field: 'widget_model' };
  return prepareTree(await editedTree(deps.shop, { document, path, id: node, model, by }), SANITISE);
}

async function answer(
  request: FastifyRequest,
  deps: LoopWireDeps & Pick<Printing, 'lists'>,
): Promise<LoopAnswer> {
  const { config, openBlocks } = deps;
  const refused = (
    refusal: LoopRefusal,
    language: Language = visitorOf(request, config).language,
  ): LoopAnswer => ({ ok: false, refusal, language });
  const parsed = parseRefresh(request.body);
  if (!parsed.ok) return refused({ code: 'loop.wrong-field', field: parsed.field });
  const { address, model, ...requestedLoop } = parsed.request;
  const url = sameOriginUrl(address, request, config);
  if (url === null) return refused({ code: 'loop.foreign-address' });
  const { language, path } = splitLanguage(url.pathname);
  const edited = model === null ? null : await findEdited(request, deps, { ...requestedLoop, model, path });
  if (edited !== null && 'code' in edited) return refused(edited, language);
  const printed = { ...requestedLoop, edited, language, path, query: url.search };
  const loop = await findLoop(printed, { ...deps, blocks: openBlocks() });
  if ('code' in loop) return refused(loop, language);
  // An address of another host is one's own by a header.
  const isForAll = edited === null && url.host === new URL(config.publicUrl).host;
  return { ok: true, body: loop, key: isForAll ? loopAnswerKey(printed) : null };
}

/**
 * Call 6: a loop under other filters, as markup of the same blocks that its page is made of.
 *
 * Source: spec §7 call 6; GF-15…GF-18, CA-06
 */
export async function registerRefreshLoop(app: FastifyInstance, deps: LoopWireDeps): Promise<void> {
  const counted = countBeside(app.createRateLimit(MOST_PRINTED));
  const tooMany = (seconds: number): LoopRefusal | null =>
    seconds === 0 ? null : { code: 'loop.too-many', seconds };
  const listsOf = (request: FastifyRequest): Printing['lists'] => ({
    known: () => tooMany(counted.knownWait(request)),
    count: async () => tooMany(await counted.count(request)),
  });
  await app.register(async (wire) => {
    wire.setErrorHandler((error: { statusCode?: number }, request, reply) =>
      refuse(reply, bodyRefusal(error), visitorOf(request, deps.config).language),
    );
    const { readAgain } = deps.loopCache;
    const preHandler = async (request: FastifyRequest, reply: FastifyReply) => {
      const closed = await closedLoop(request, deps);
      if (closed !== null) return refuseClosed(reply, visitorOf(request, deps.config).language, closed);
    };
    const config = { answersWhileClosed: true };
    const options = { bodyLimit: BODY_LIMIT_BYTES, preParsing: readAgain, preHandler, config };
    wire.post(REFRESH_LOOP_PATH, options, async (request, reply) => {
      const printedLoop = await answer(request, { ...deps, lists: listsOf(request) });
      if (!printedLoop.ok) return refuse(reply, printedLoop.refusal, printedLoop.language);
      const encoding = encodingFor(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      reply
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .header('vary', 'accept-encoding')
        .type(JSON_TYPE);
      if (printedLoop.key !== null) deps.loopCache.note({ request, reply }, printedLoop.key);
      return reply.send(await printedLoop.body.as(encoding));
    });
  });
}
