import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cutText } from '#kernel/cut-text.ts';
import { addressIn } from '#kernel/language.ts';
import { forbidKeeping } from '../answer.ts';
import { acceptForms } from '../bodies.ts';
import { addCookies, noticesWait, sessionCookie, valueCookies } from '../cookies.ts';
import { isOwnOrigin } from '../origin.ts';
import { fieldsOf, visitorOf, type WireNeeds } from '../visitor.ts';

type Asked = { Querystring: { link?: unknown } };

const LONGEST_LINK = 200;
const CONFIRM_PATH = '/cart/return/confirm/';
const LIMIT = { max: 20, timeWindow: '1 minute' };

function linkOf({ query }: FastifyRequest<Asked>): string {
  return typeof query.link === 'string' ? cutText(query.link, LONGEST_LINK) : '';
}

/** Opens the cart of a mail's link in this browser, and tells what became of it. */
async function openCart(
  { shop, config }: WireNeeds,
  link: string,
  { request, reply }: { request: FastifyRequest<Asked>; reply: FastifyReply },
): Promise<FastifyReply> {
  const { language, cookies } = visitorOf(request, config);
  const changed = await shop.reminders.open(link, cookies.token);
  const { token = cookies.token, cart = null } = changed ?? {};
  const message = cart === null ? 'cart:returnGone' : 'cart:returned';
  const kind = cart === null ? 'info' : 'success';
  const owner = await shop.cart.notices.add(token, [{ kind, message, facts: {} }]);
  const { hash, itemCount } = cart ?? (await shop.cart.open(owner));
  addCookies(reply, [
    ...(owner === cookies.token ? [] : [sessionCookie(owner, config)]),
    ...valueCookies({ hash, itemCount }, cookies, config),
    noticesWait(config),
  ]);
  return reply.redirect(addressIn(language, '/cart/'), 302);
}

/** Whoever sent the link: a cart that this browser does not have is opened by the button of a page alone. */
async function followLink(needs: WireNeeds, request: FastifyRequest<Asked>, reply: FastifyReply) {
  forbidKeeping(reply);
  const link = linkOf(request);
  const { language, cookies } = visitorOf(request, needs.config);
  const linked = await needs.shop.reminders.look(link, cookies.token);
  if (linked === null || linked.isOwn) return openCart(needs, link, { request, reply });
  return reply.redirect(`${addressIn(language, CONFIRM_PATH)}?link=${encodeURIComponent(link)}`, 302);
}

async function openConfirmed(needs: WireNeeds, request: FastifyRequest<Asked>, reply: FastifyReply) {
  forbidKeeping(reply);
  if (!isOwnOrigin(request.headers, new URL(needs.config.publicUrl).host))
    return reply.status(403).type('text/plain; charset=utf-8').send('-1');
  const link = cutText(fieldsOf(request.body).get('link') ?? '', LONGEST_LINK);
  return openCart(needs, link, { request, reply });
}

/**
 * `GET /cart/return/?link=…` opens the cart of a mail in the browser that has it, and leads to a page that asks in any
 * other; `POST /cart/return/` is the button of that page. `POST /reminders/stop/?link=…` is the button that mail
 * programs make of List-Unsubscribe: it asks for no page, no cookie and no second click. Source: RFC 8058
 */
export async function registerReminders(app: FastifyInstance, needs: WireNeeds): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope);
    for (const root of ['', '/ar']) {
      const address = `${root}/cart/return/`;
      scope.get<Asked>(address, { config: { rateLimit: LIMIT } }, (request, reply) =>
        followLink(needs, request, reply),
      );
      scope.post<Asked>(address, { config: { rateLimit: LIMIT } }, (request, reply) =>
        openConfirmed(needs, request, reply),
      );
      scope.post<Asked>(
        `${root}/reminders/stop/`,
        { config: { rateLimit: LIMIT } },
        async (request, reply) => {
          forbidKeeping(reply);
          const isStopped = await needs.shop.reminders.stop(linkOf(request));
          return reply
            .status(isStopped ? 200 : 404)
            .type('text/plain; charset=utf-8')
            .send('');
        },
      );
    }
  });
}
