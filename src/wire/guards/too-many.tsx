import type { FastifyReply } from 'fastify';
import type { Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { refusalStatus } from '#shop/refusals.ts';
import { HTML_TYPE, JSON_TYPE } from '../contract/description.ts';
import { printErrors } from '../fragments/notices.tsx';

const CODE = 'cart.too-many-requests';

type Caller = { seconds: number; language: Language; speaks: 'json' | 'html' | 'page' };

/** Answers 429 with the waiting time, in the caller's format. Source: SV-04 */
export function answerTooMany(reply: FastifyReply, { seconds, language, speaks }: Caller): FastifyReply {
  const message = wordsIn(language)(refusalKey(CODE), { seconds });
  reply.status(refusalStatus(CODE)).header('retry-after', seconds);
  if (speaks === 'html') return reply.type(HTML_TYPE).send(printErrors([message], language));
  return reply
    .type(JSON_TYPE)
    .send(JSON.stringify({ error: true, code: CODE, message, retry_after: seconds }));
}

/** The same for a link or form, shown as an error page. */
export class TooManyRequests extends Error {
  readonly statusCode = refusalStatus(CODE);
  constructor(seconds: number) {
    super(`wait ${seconds} s`);
  }
}
