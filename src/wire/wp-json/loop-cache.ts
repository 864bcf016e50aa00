import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Shop } from '#composition/shop.ts';
import { type CachedBody, encodingFor } from '#platform/cache/pages/compressed-body.ts';
import { REFRESH_LOOP_PATH } from '#shop/loops';
import type { Blocks } from '#widgets/place.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body, where it was read before its route. */
    earlyBody?: Buffer;
  }
}

const JSON_BODY = /^application\/json\b/i;
/** Longer bodies come from editors, whose loops are not cached. */
const LONGEST_BODY_BYTES = 4096;
/** Of the bodies that are known, and the keys of their answers. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Headers of a single response, and those that depend on its encoding. */
const OF_ONE_ANSWER = new Set(['x-request-id', 'content-length', 'content-encoding', 'cache-control']);
const CACHE_CONTROL = ['cache-control', 'private, no-store'];

type KnownLoop = Readonly<{ key: string; headers: readonly string[] }>;

type Deps = Readonly<{
  /** The cached answer for a key of `loopAnswerKey`, while its content has not changed. */
  findAnswer: (key: string) => CachedBody | null;
  comingSoon: Pick<Shop['comingSoon'], 'current'>;
}>;

/** Printed blocks, and answers made of them, cached from their second request on; null is not cached. */
export type LoopBlocks = Blocks &
  Readonly<{
    answer: (key: string, print: (shop: Shop) => Promise<CachedBody | null>) => Promise<CachedBody | null>;
  }>;

export type LoopCache = ReturnType<typeof openLoopCache>;

function isShortCall({ method, url, headers }: IncomingMessage): boolean {
  if (method !== 'POST' || url !== REFRESH_LOOP_PATH || headers['content-encoding'] !== undefined)
    return false;
  // Bodies that arrive in chunks have no length.
  return (
    JSON_BODY.test(headers['content-type'] ?? '') && Number(headers['content-length']) <= LONGEST_BODY_BYTES
  );
}

function readBody(raw: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    raw.on('data', (chunk: Buffer) => chunks.push(chunk));
    raw.once('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    raw.once('error', reject);
  });
}

function standingHeaders(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined || OF_ONE_ANSWER.has(name) ? [] : [name, String(value)],
  );
}

async function send({ request, reply }: Answering, body: CachedBody, headers: readonly string[]) {
  const encoding = encodingFor(request.raw.headers['accept-encoding']);
  const bytes = await body.as(encoding);
  const ownHeaders = ['x-request-id', request.id, 'content-length', String(bytes.length)];
  const coded = encoding === 'identity' ? [] : ['content-encoding', encoding];
  reply.raw.writeHead(200, [...headers, ...ownHeaders, ...coded]);
  reply.raw.end(bytes);
}

type Answering = Readonly<{ request: FastifyRequest; reply: FastifyReply }>;

/**
 * Caches answers of call 6 by the bytes of the request body: a known body is neither parsed nor passed through the
 * later hooks, as with cached pages. The block cache decides which answers are cached, and for how long.
 *
 * Source: spec §7 call 6
 */
export function openLoopCache(app: FastifyInstance, { findAnswer, comingSoon }: Deps) {
  const known = new LRUCache<string, KnownLoop>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ key }, body) => body.length + key.length,
  });

  function find(body: Buffer): (KnownLoop & { answer: CachedBody }) | null {
    const loop = known.get(body.toString('latin1'));
    const answer = loop === undefined ? null : findAnswer(loop.key);
    return loop === undefined || answer === null ? null : { ...loop, answer };
  }

  async function answerEarly(answering: Answering, goOn: () => void): Promise<void> {
    const { request, reply } = answering;
    const body = await readBody(request.raw);
    const loop = find(body);
    if (loop === null || (await comingSoon.current()).isOn) {
      request.earlyBody = body;
      goOn();
      return;
    }
    reply.hijack();
    await send(answering, loop.answer, loop.headers);
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!isShortCall(request.raw)) done();
    else
      answerEarly({ request, reply }, done).catch(() => {
        // Who breaks off is not answered.
        reply.hijack();
        request.raw.destroy();
      });
  });

  const readAgain: preParsingAsyncHookHandler = async ({ earlyBody }, _reply, payload) =>
    earlyBody === undefined ? payload : Readable.from(earlyBody);

  return {
    /** Hands the body that was read early to the parser of its route. */
    readAgain,
    /** From now on the same body is answered early; called once all headers of the answer are set. */
    note: ({ request, reply }: Answering, key: string): void => {
      const body = request.earlyBody?.toString('latin1');
      if (body === undefined || known.has(body) || findAnswer(key) === null) return;
      known.set(body, { key, headers: [...standingHeaders(reply), ...CACHE_CONTROL] });
    },
  };
}
