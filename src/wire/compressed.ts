import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Below this many characters compression gains nothing. */
const WORTHWHILE = 1024;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };

function takesBrotli(request: FastifyRequest): boolean {
  const accepted = request.headers['accept-encoding'];
  return (
    typeof accepted === 'string' &&
    /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/i.test(accepted)
  );
}

/**
 * Sends a printed cart, which is made for one visitor and kept by nobody: compressed at once, in a tenth of a
 * millisecond, where a stream for each answer costs more than printing it.
 */
export function sendPrinted(text: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (text.length < WORTHWHILE || !takesBrotli(request)) return reply.send(text);
  reply.header('content-encoding', 'br').header('vary', 'accept-encoding');
  return reply.send(brotliCompressSync(text, QUICK));
}
