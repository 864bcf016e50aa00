import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { splitLanguage } from '#kernel/language.ts';
import { wordsIn } from '#messages';

/**
 * The one place where faults end: bad requests keep their status, everything else is a plain 500 that says nothing
 * of its cause. The cause goes to the log with the request's id.
 */
export function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
  if (status === 500) request.log.error({ err: error }, 'request failed');
  const { language } = splitLanguage(request.originalUrl);
  const t = wordsIn(language);
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(t(status === 500 ? 'house:fault' : 'house:bad-request', { requestId: request.id }));
}
