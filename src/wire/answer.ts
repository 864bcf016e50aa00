import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPrinted } from './compressed.ts';
import { HTML_TYPE, JSON_TYPE } from './contract/description.ts';
import { type CallDescription, HEADERS } from './contract/index.ts';
import { addCookies, cartCookies, noticesWait, sessionCookie, valueCookies } from './cookies.ts';
import type { Answer, Endpoint } from './endpoint.ts';
import { checkNonce } from './nonce.ts';
import { isOwnOrigin } from './origin.ts';
import { answerTooMany } from './too-many.tsx';
import { type CartWireNeeds, type Fields, fieldsOf, visitorOf } from './visitor.ts';

/** Headers that every wire answer has: nobody keeps it. */
export function forbidKeeping(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(HEADERS)) reply.header(name, value);
}

type Around = { request: FastifyRequest; reply: FastifyReply; needs: CartWireNeeds };

function cookiesOf(answer: Answer, { request, needs }: Around): string[] {
  if (answer.kind === 'empty' || answer.kind === 'forbidden') return [];
  const { cookies } = visitorOf(request, needs.config);
  if (answer.change !== undefined) {
    const { cart, token } = answer.change;
    const values = { token, hash: cart.hash, itemCount: cart.itemCount };
    const waiting = answer.noticesFor === undefined ? [] : [noticesWait(needs.config)];
    return [...cartCookies(values, cookies, needs.config), ...waiting];
  }
  if (answer.seen !== undefined) return valueCookies(answer.seen, cookies, needs.config);
  if (answer.noticesFor === undefined) return [];
  return [sessionCookie(answer.noticesFor, needs.config), noticesWait(needs.config)];
}

function recognise(answer: Answer, { limits }: CartWireNeeds): void {
  if (answer.kind === 'empty' || answer.kind === 'forbidden') return;
  const token = answer.change?.token ?? answer.noticesFor;
  if (token !== undefined) limits.recognise(token);
}

function send(answer: Answer, { request, reply }: Around): FastifyReply {
  if (answer.kind === 'forbidden') return reply.status(403).type(HTML_TYPE).send('-1');
  if (answer.kind === 'json') return sendPrinted(JSON.stringify(answer.body), request, reply.type(JSON_TYPE));
  return sendPrinted(answer.kind === 'html' ? answer.body : '', request, reply.type(HTML_TYPE));
}

/** An endpoint and what its description says of it. */
export type Described = { run: Endpoint } & Pick<CallDescription, 'weight' | 'speaks' | 'security'>;

/** Nonces of calls that have one are good for everybody: they are not bound to a cart. Source: WIRE §1 */
function isAllowed({ security }: Described, fields: Fields, { secret }: CartWireNeeds): boolean {
  if (security === undefined) return true;
  return checkNonce(fields.get('security') ?? '', { action: security, owner: '', secret, nowMs: Date.now() });
}

/**
 * Runs one endpoint for one request. A request from another origin is refused before anything of it is read, one too
 * many before anything is done.
 */
export async function answerWith(described: Described, around: Around): Promise<FastifyReply> {
  const { run, weight, speaks } = described;
  const { request, reply, needs } = around;
  forbidKeeping(reply);
  if (!isOwnOrigin(request.headers, new URL(needs.config.publicUrl).host)) {
    return reply.status(403).type(HTML_TYPE).send('-1');
  }
  const visitor = visitorOf(request, needs.config);
  const seconds = await needs.limits.wait(request, weight);
  if (seconds !== null) return answerTooMany(reply, { seconds, language: visitor.language, speaks });
  const fields = fieldsOf(request.body);
  const answer = isAllowed(described, fields, needs)
    ? await run({ fields, visitor, needs })
    : ({ kind: 'forbidden' } as const);
  recognise(answer, needs);
  addCookies(reply, cookiesOf(answer, around));
  return send(answer, around);
}
