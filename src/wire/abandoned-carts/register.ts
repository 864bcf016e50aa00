import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressIn } from '#kernel/language.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { setNoStore } from '../answer.ts';
import { acceptForms } from '../bodies.ts';
import { addCookies, pendingNoticesCookie, sessionCookie, valueCookies } from '../cookies/cookies.ts';
import type { WireDeps } from '../deps.ts';
import { isSameOrigin } from '../guards/origin.ts';
import { fieldsOf, visitorOf } from '../visitor.ts';

type LinkRequest = { Querystring: { link?: unknown } };

const LONGEST_LINK = 200;
const CONFIRM_PATH = '/cart/return/confirm/';
const LIMIT = { max: 20, timeWindow: '1 minute' };

function linkOf({ query }: FastifyRequest<LinkRequest>): string {
  return typeof query.link === 'string' ? cutText(query.link, LONGEST_LINK) : '';
}

/** Opens the linked cart in this browser and adds a notice. */
async function openCart(
  { shop, config }: WireDeps,
  link: string,
  { request, reply }: { request: FastifyRequest<LinkRequest>; reply: FastifyReply },
): Promise<FastifyReply> {
  const { language, cookies } = visitorOf(request, config);
  const changed = await shop.abandonedCarts.open(link, cookies.token);
  const { token = cookies.token, cart = null } = changed ?? {};
  const message = cart === null ? 'cart:returnGone' : 'cart:returned';
  const kind = cart === null ? 'info' : 'success';
  const owner = await shop.cart.notices.add(token, [{ kind, message, facts: {} }]);
  const { hash, itemCount } = cart ?? (await shop.cart.open(owner));
  addCookies(reply, [
    ...(owner === cookies.token ? [] : [sessionCookie(owner, config)]),
    ...valueCookies({ hash, itemCount }, cookies, config),
    pendingNoticesCookie(config),
  ]);
  return reply.redirect(addressIn(language, '/cart/'), 302);
}

/** Opening another cart than the browser's own needs the button of a page, since the link may come from anyone. */
async function followLink(deps: WireDeps, request: FastifyRequest<LinkRequest>, reply: FastifyReply) {
  setNoStore(reply);
  const link = linkOf(request);
  const { language, cookies } = visitorOf(request, deps.config);
  const linked = await deps.shop.abandonedCarts.look(link, cookies.token);
  if (linked === null || linked.isOwn) return openCart(deps, link, { request, reply });
  return reply.redirect(`${addressIn(language, CONFIRM_PATH)}?link=${encodeURIComponent(link)}`, 302);
}

async function openConfirmed(deps: WireDeps, request: FastifyRequest<LinkRequest>, reply: FastifyReply) {
  setNoStore(reply);
  if (!isSameOrigin(request.headers, new URL(deps.config.publicUrl).host))
    return reply.status(403).type('text/plain; charset=utf-8').send('-1');
  const link = cutText(fieldsOf(request.body).get('link') ?? '', LONGEST_LINK);
  return openCart(deps, link, { request, reply });
}

/**
 * `GET /cart/return/?link=…` opens the cart in the browser that has it, and shows a confirmation page in any
 * other; `POST /cart/return/` is that page's button.
 */
export async function registerAbandonedCarts(app: FastifyInstance, deps: WireDeps): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope);
    for (const root of ['', '/ar']) {
      const address = `${root}/cart/return/`;
      scope.get<LinkRequest>(address, { config: { rateLimit: LIMIT } }, (request, reply) =>
        followLink(deps, request, reply),
      );
      scope.post<LinkRequest>(address, { config: { rateLimit: LIMIT } }, (request, reply) =>
        openConfirmed(deps, request, reply),
      );
    }
  });
}
