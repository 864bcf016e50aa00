import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseProductId } from '#kernel/ids.ts';
import { addressIn } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { refusalStatus } from '#shop/refusals.ts';
import type { RestockCallRefusal, RestockRefusal } from '#shop/restock';
import { forbidKeeping } from '../answer.ts';
import { acceptForms } from '../bodies.ts';
import { isOwnOrigin } from '../origin.ts';
import { type Fields, fieldsOf, visitorOf, type WireNeeds } from '../visitor.ts';

const MOST_REQUESTS = { max: 10, timeWindow: '10 minutes' };

type Code = RestockRefusal['code'] | RestockCallRefusal['code'];

/** The product's page with the choice it was asked from; what was answered stands in its address. */
async function pageOf(fields: Fields, request: FastifyRequest, needs: WireNeeds): Promise<URL> {
  const { referer = '' } = request.headers;
  const { language } = visitorOf(request, needs.config);
  const id = parseProductId(fields.get('product_id'));
  const goods = id === null ? undefined : (await needs.shop.catalogue.sellables([id])).get(id);
  const path = addressIn(language, goods?.address ?? '/shop/');
  const from = URL.canParse(referer) ? new URL(referer) : null;
  return from?.pathname === path ? from : new URL(path, needs.config.publicUrl);
}

type Asked = { fields: Fields; request: FastifyRequest; needs: WireNeeds };

async function ask({ fields, request, needs }: Asked): Promise<Code | null> {
  const { language } = visitorOf(request, needs.config);
  const typed = {
    productId: fields.get('product_id'),
    email: fields.get('restock_email'),
    consent: fields.get('restock_consent'),
  };
  const answer = await needs.shop.restock.ask(typed, language);
  return answer.ok ? null : answer.refusal.code;
}

async function answer(code: Code | null, reply: FastifyReply, { fields, request, needs }: Asked) {
  const { language } = visitorOf(request, needs.config);
  if (request.headers.accept?.includes('application/json')) {
    const message = wordsIn(language)(code === null ? 'restock:asked' : refusalKey(code));
    return reply.status(code === null ? 200 : refusalStatus(code)).send({ ok: code === null, message });
  }
  const page = await pageOf(fields, request, needs);
  page.searchParams.set('restock', code === null ? 'asked' : code.slice('restock.'.length));
  return reply.redirect(`${page.pathname}${page.search}#restock`, 303);
}

/** `POST /restock/`: somebody wants to be told when a product is back; answers alike for every address. */
export async function registerRestock(app: FastifyInstance, needs: WireNeeds): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope);
    const count = scope.createRateLimit(MOST_REQUESTS);
    for (const url of ['/restock/', '/ar/restock/']) {
      scope.post(url, async (request, reply) => {
        forbidKeeping(reply);
        if (!isOwnOrigin(request.headers, new URL(needs.config.publicUrl).host)) {
          return reply.status(403).type('text/plain; charset=utf-8').send('-1');
        }
        const asked = { fields: fieldsOf(request.body), request, needs };
        const limit = await count(request);
        const isTooOften = !limit.isAllowed && limit.isExceeded;
        return answer(isTooOften ? 'restock.too-many' : await ask(asked), reply, asked);
      });
    }
  });
}
