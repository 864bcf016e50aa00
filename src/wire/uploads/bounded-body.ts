import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND_MS } from '#kernel/instant.ts';

/** What a body may be at most: bytes that really arrive, and how slowly they may. */
export type BodyBounds = Readonly<{
  mostBytes: number;
  /** Longest pause between two pieces. */
  idleMs: number;
  /** After so long a body has to have kept the rate below, counted from its beginning. */
  graceMs: number;
  leastBytesPerSecond: number;
}>;

/** Phones on slow networks send faster than this; who sends more slowly holds a place on purpose. */
export const FORM_PACE = { idleMs: 15_000, graceMs: 20_000, leastBytesPerSecond: 8192 } as const;

/** A body that is too long or too slow; its connection is closed after the answer. */
export class BodyCutOff extends Error {
  readonly statusCode: 408 | 413;
  constructor(statusCode: 408 | 413) {
    super(statusCode === 413 ? 'the body is too large' : 'the body arrives too slowly');
    this.statusCode = statusCode;
  }
}

type Watched = Readonly<{
  /** Rejects with a `BodyCutOff` when a bound is passed; never resolves. */
  cutOff: Promise<never>;
  end: () => void;
}>;

/** Counts what arrives, whatever a parser makes of it. */
function watch({ raw, headers }: FastifyRequest, bounds: BodyBounds): Watched {
  const startedAt = performance.now();
  const { promise: cutOff, reject } = Promise.withResolvers<never>();
  cutOff.catch(() => undefined);
  let bytes = 0;
  let lastAt = startedAt;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    lastAt = performance.now();
    if (bytes > bounds.mostBytes) reject(new BodyCutOff(413));
  };
  const timer = setInterval(
    () => {
      const now = performance.now();
      const allowedMs = bounds.graceMs + (bytes / bounds.leastBytesPerSecond) * SECOND_MS;
      if (!raw.readableEnded && (now - lastAt > bounds.idleMs || now - startedAt > allowedMs))
        reject(new BodyCutOff(408));
    },
    Math.min(SECOND_MS, bounds.idleMs),
  );
  raw.on('data', count);
  if (Number(headers['content-length'] ?? 0) > bounds.mostBytes) reject(new BodyCutOff(413));
  return {
    cutOff,
    end: () => {
      clearInterval(timer);
      raw.off('data', count);
    },
  };
}

/**
 * Reads a body within its bounds. Past one of them nothing more is read, and the connection ends with the answer.
 *
 * @param read gets a signal that is aborted when a bound is passed
 * @throws BodyCutOff with the status 408 or 413
 */
export async function withinBounds<Read>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  bounds: BodyBounds,
  read: (signal: AbortSignal) => Promise<Read>,
): Promise<Read> {
  const watched = watch(request, bounds);
  const aborter = new AbortController();
  const reading = read(aborter.signal);
  // What is cut off may fail after this has answered.
  reading.catch(() => undefined);
  try {
    return await Promise.race([reading, watched.cutOff]);
  } catch (error) {
    if (error instanceof BodyCutOff) {
      request.raw.unpipe();
      aborter.abort(error);
    }
    reply.header('connection', 'close');
    throw error;
  } finally {
    watched.end();
  }
}

/** How long, and how much, of a refused body is let go by before it is answered; a pause ends it. */
const LINGER = { wholeMs: 10_000, idleMs: 2000, mostBytes: 110 * 1024 * 1024 };

/**
 * Lets a body that nobody wants go by unread: a browser reads an answer only when it could send everything. What is too
 * long or too slow loses its connection with the answer.
 */
export async function letBodyGo(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { raw } = request;
  raw.unpipe();
  if (raw.readableEnded || raw.destroyed) return;
  const { promise: over, resolve } = Promise.withResolvers<void>();
  let bytes = 0;
  const pause = setTimeout(resolve, LINGER.idleMs);
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    pause.refresh();
    if (bytes > LINGER.mostBytes) resolve();
  };
  const timer = setTimeout(resolve, LINGER.wholeMs);
  raw.on('data', count).once('end', resolve).once('close', resolve);
  raw.resume();
  await over;
  clearTimeout(timer);
  clearTimeout(pause);
  raw.off('data', count);
  if (!raw.readableEnded) reply.header('connection', 'close');
}
