import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from './compressed.ts';
import { HTML_TYPE, JSON_TYPE } from './contract/description.ts';
import { type CallDescription, HEADERS } from './contract/index.ts';
import {
  addCookies,
  cartCookies,
  pendingNoticesCookie,
  sessionCookie,
  valueCookies,
} from './cookies/cookies.ts';
import type { Answer, Endpoint } from './endpoint.ts';
import { checkNonce } from './guards/nonce.ts';
import { isSameOrigin } from './guards/origin.ts';
import { answerTooMany } from './guards/too-many.tsx';
import { type CartWireDeps, type Fields, fieldsOf, visitorOf } from './visitor.ts';

/** Sets the no-store headers of every wire response. */
export function setNoStore(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(HEADERS)) reply.header(name, value);
}

type AnswerContext = { request: FastifyRequest; reply: FastifyReply; deps: CartWireDeps };

function cookiesOf(answer: Answer, { request, deps }: AnswerContext): string[] {
  if (answer.kind === 'empty' || answer.kind === 'forbidden') return [];
  const { cookies } = visitorOf(request, deps.config);
  if (answer.change !== undefined) {
    const { cart, token } = answer.change;
    const values = { token, hash: cart.hash, itemCount: cart.itemCount };
    const waiting = answer.noticesFor === undefined ? [] : [pendingNoticesCookie(deps.config)];
    return [...cartCookies(values, cookies, deps.config), ...waiting];
  }
  if (answer.seen !== undefined) return valueCookies(answer.seen, cookies, deps.config);
  if (answer.noticesFor === undefined) return [];
  return [sessionCookie(answer.noticesFor, deps.config), pendingNoticesCookie(deps.config)];
}

function recognise(answer: Answer, { limits }: CartWireDeps): void {
  if (answer.kind === 'empty' || answer.kind === 'forbidden') return;
  const token = answer.change?.token ?? answer.noticesFor;
  if (token !== undefined) limits.recognise(token);
}

function send(answer: Answer, { request, reply }: AnswerContext): FastifyReply {
  if (answer.kind === 'forbidden') return reply.status(403).type(HTML_TYPE).send('-1');
  if (answer.kind === 'json')
    return sendCompressed(JSON.stringify(answer.body), request, reply.type(JSON_TYPE));
  return sendCompressed(answer.kind === 'html' ? answer.body : '', request, reply.type(HTML_TYPE));
}

/** An endpoint with the facts of its description. */
export type Described = { run: Endpoint } & Pick<CallDescription, 'weight' | 'speaks' | 'security'>;

/** Nonces of calls are not bound to a cart. Source: WIRE §1 */
function isAllowed({ security }: Described, fields: Fields, { secret }: CartWireDeps): boolean {
  if (security === undefined) return true;
  return checkNonce(fields.get('security') ?? '', { action: security, owner: '', secret, nowMs: Date.now() });
}

/**
 * Runs an endpoint. Refuses requests from other origins before reading anything, and requests over the limit before
 * doing anything.
 */
export async function answerWith(described: Described, context: AnswerContext): Promise<FastifyReply> {
  const { run, weight, speaks } = described;
  const { request, reply, deps } = context;
  setNoStore(reply);
  if (!isSameOrigin(request.headers, new URL(deps.config.publicUrl).host)) {
    return reply.status(403).type(HTML_TYPE).send('-1');
  }
  const visitor = visitorOf(request, deps.config);
  const seconds = await deps.limits.wait(request, weight);
  if (seconds !== null) return answerTooMany(reply, { seconds, language: visitor.language, speaks });
  const fields = fieldsOf(request.body);
  const answer = isAllowed(described, fields, deps)
    ? await run({ fields, visitor, deps })
    : ({ kind: 'forbidden' } as const);
  recognise(answer, deps);
  addCookies(reply, cookiesOf(answer, context));
  return send(answer, context);
}
