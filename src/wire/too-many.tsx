import type { FastifyReply } from 'fastify';
import type { Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { refusalStatus } from '#shop/refusals.ts';
import { HTML_TYPE, JSON_TYPE } from './contract/description.ts';
import { printErrors } from './notices.tsx';

const CODE = 'cart.too-many-requests';

type Caller = { seconds: number; language: Language; speaks: 'json' | 'html' | 'page' };

/** Too much at once: how long to wait, in what the caller understands. Source: SV-04 */
export function answerTooMany(reply: FastifyReply, { seconds, language, speaks }: Caller): FastifyReply {
  const message = wordsIn(language)(refusalKey(CODE), { seconds });
  reply.status(refusalStatus(CODE)).header('retry-after', seconds);
  if (speaks === 'html') return reply.type(HTML_TYPE).send(printErrors([message], language));
  return reply
    .type(JSON_TYPE)
    .send(JSON.stringify({ error: true, code: CODE, message, retry_after: seconds }));
}

/** The same for a link or a form: ends in the page that says what went wrong. */
export class TooManyRequests extends Error {
  readonly statusCode = refusalStatus(CODE);
  constructor(seconds: number) {
    super(`wait ${seconds} s`);
  }
}
