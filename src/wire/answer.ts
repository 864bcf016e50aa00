import type { FastifyReply, FastifyRequest } from 'fastify';
import { CART_LIFETIME_MS } from '#shop/cart';
import { addCookies, cartCookies, noticesWait, sessionCookieName } from './cookies.ts';
import type { Answer, Endpoint } from './endpoint.ts';
import { isOwnOrigin } from './origin.ts';
import { fieldsOf, visitorOf, type WireNeeds } from './visitor.ts';

const HEADERS: Readonly<Record<string, string>> = {
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store, no-cache, must-revalidate, max-age=0',
  expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
};

/** Headers that every wire answer has: nobody keeps it. */
export function forbidKeeping(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(HEADERS)) reply.header(name, value);
}

function cookiesOf(answer: Answer, request: FastifyRequest, needs: WireNeeds): string[] {
  if (answer.kind === 'empty') return [];
  const { cookies } = visitorOf(request, needs.config);
  if (answer.change !== undefined) {
    const { cart, token } = answer.change;
    return cartCookies({ token, hash: cart.hash, itemCount: cart.itemCount }, cookies, needs.config);
  }
  if (answer.noticesFor === undefined) return [];
  const session = `${sessionCookieName(needs.config)}=${answer.noticesFor}; Path=/; SameSite=Lax; HttpOnly; Max-Age=${CART_LIFETIME_MS / 1000}`;
  return [session, noticesWait(needs.config)];
}

/** Runs one endpoint for one request; a post from another origin is refused before anything is read. */
export async function answerWith(
  endpoint: Endpoint,
  { request, reply, needs }: { request: FastifyRequest; reply: FastifyReply; needs: WireNeeds },
): Promise<FastifyReply> {
  forbidKeeping(reply);
  if (!isOwnOrigin(request.headers, new URL(needs.config.publicUrl).host)) {
    return reply.status(403).type('text/html; charset=UTF-8').send('-1');
  }
  const answer = await endpoint({
    fields: fieldsOf(request.body),
    visitor: visitorOf(request, needs.config),
    needs,
  });
  addCookies(reply, cookiesOf(answer, request, needs));
  if (answer.kind === 'empty') return reply.type('text/html; charset=UTF-8').send('');
  return reply.type('application/json; charset=UTF-8').send(JSON.stringify(answer.body));
}
