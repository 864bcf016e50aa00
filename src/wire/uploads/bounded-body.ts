import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND_MS } from '#kernel/instant.ts';
import { isDiskFault } from '#platform/files/uploads.ts';

/** The limits of a body: size and transfer rate. */
export type BodyBounds = Readonly<{
  mostBytes: number;
  /** Longest pause between two chunks. */
  idleMs: number;
  /** After this time the body must keep the minimum rate, counted from its start. */
  graceMs: number;
  leastBytesPerSecond: number;
}>;

/** Slow mobile networks are faster than this; a slower client occupies a slot on purpose. */
export const FORM_PACE = { idleMs: 15_000, graceMs: 20_000, leastBytesPerSecond: 8192 } as const;

/** A body that is too large or too slow; its connection is closed after the response. */
export class BodyCutOff extends Error {
  readonly statusCode: 408 | 413;
  constructor(statusCode: 408 | 413) {
    super(statusCode === 413 ? 'the body is too large' : 'the body arrives too slowly');
    this.statusCode = statusCode;
  }
}

/** A disk error is the shop's; any other error is the client's. */
export function asBadForm(cause: unknown): unknown {
  return isDiskFault(cause) || cause instanceof BodyCutOff
    ? cause
    : Object.assign(new Error('the form cannot be read', { cause }), { statusCode: 400 });
}

type Watched = Readonly<{
  /** Rejects with a `BodyCutOff` when a limit is exceeded; never resolves. */
  cutOff: Promise<never>;
  end: () => void;
}>;

/** Counts received bytes independently of the parser. */
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
 * Reads a body within its limits. Beyond a limit reading stops, and the connection is closed after the response.
 *
 * @param read gets a signal that is aborted when a limit is exceeded
 * @throws BodyCutOff with status 408 or 413
 */
export async function withinBounds<Read>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  bounds: BodyBounds,
  read: (signal: AbortSignal) => Promise<Read>,
): Promise<Read> {
  const watched = watch(request, bounds);
  const aborter = new AbortController();
  const reading = read(aborter.signal);
  // The read may fail after the response.
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

/** How much of a refused body is discarded before the response, and for how long; a pause ends it. */
const LINGER = { wholeMs: 10_000, idleMs: 2000, mostBytes: 110 * 1024 * 1024 };

/**
 * Discards a refused body: a browser reads a response only after it has sent everything. Beyond the limits the
 * connection ends with the response.
 */
export async function discardBody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
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
