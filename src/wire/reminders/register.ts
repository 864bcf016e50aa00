import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cutText } from '#kernel/cut-text.ts';
import { addressIn } from '#kernel/language.ts';
import { forbidKeeping } from '../answer.ts';
import { acceptForms } from '../bodies.ts';
import { addCookies, noticesWait, sessionCookie, valueCookies } from '../cookies.ts';
import { visitorOf, type WireNeeds } from '../visitor.ts';

type Asked = { Querystring: { link?: unknown } };

const LIMIT = { max: 20, timeWindow: '1 minute' };

function linkOf({ query }: FastifyRequest<Asked>): string {
  return typeof query.link === 'string' ? cutText(query.link, 200) : '';
}

/** Opens the cart of a mail's link in this browser, and tells what became of it. */
async function openCart(
  { shop, config }: WireNeeds,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { language, cookies } = visitorOf(request, config);
  const changed = await shop.reminders.open(linkOf(request), cookies.token);
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

/**
 * `GET /cart/return/?link=…` opens the cart of a mail on any device; `POST /reminders/stop/?link=…` is the button that mail
 * programs make of List-Unsubscribe: it asks for no page, no cookie and no second click. Source: RFC 8058
 */
export async function registerReminders(app: FastifyInstance, needs: WireNeeds): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope);
    for (const root of ['', '/ar']) {
      scope.get<Asked>(`${root}/cart/return/`, { config: { rateLimit: LIMIT } }, (request, reply) => {
        forbidKeeping(reply);
        return openCart(needs, request, reply);
      });
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
