import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseProductId } from '#kernel/ids.ts';
import { addressIn } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import type { BackInStockCallRefusal, BackInStockRefusal } from '#shop/back-in-stock';
import { refusalStatus } from '#shop/refusals.ts';
import { setNoStore } from '../answer.ts';
import { acceptForms } from '../bodies.ts';
import type { WireDeps } from '../deps.ts';
import { isSameOrigin } from '../guards/origin.ts';
import { type Fields, fieldsOf, visitorOf } from '../visitor.ts';

const MOST_REQUESTS = { max: 10, timeWindow: '10 minutes' };

type Code = BackInStockRefusal['code'] | BackInStockCallRefusal['code'];

/** The product page with the chosen variation; the result is in its URL. */
async function pageOf(fields: Fields, request: FastifyRequest, deps: WireDeps): Promise<URL> {
  const { referer = '' } = request.headers;
  const { language } = visitorOf(request, deps.config);
  const id = parseProductId(fields.get('product_id'));
  const product = id === null ? undefined : (await deps.shop.catalogue.sellables([id])).get(id);
  const path = addressIn(language, product?.address ?? '/shop/');
  const from = URL.canParse(referer) ? new URL(referer) : null;
  return from?.pathname === path ? from : new URL(path, deps.config.publicUrl);
}

type NotifyRequest = { fields: Fields; request: FastifyRequest; deps: WireDeps };

async function ask({ fields, request, deps }: NotifyRequest): Promise<Code | null> {
  const { language } = visitorOf(request, deps.config);
  const typed = {
    productId: fields.get('product_id'),
    email: fields.get('restock_email'),
    consent: fields.get('restock_consent'),
  };
  const answer = await deps.shop.backInStock.ask(typed, language);
  return answer.ok ? null : answer.refusal.code;
}

async function answer(code: Code | null, reply: FastifyReply, { fields, request, deps }: NotifyRequest) {
  const { language } = visitorOf(request, deps.config);
  if (request.headers.accept?.includes('application/json')) {
    const message = wordsIn(language)(code === null ? 'restock:asked' : refusalKey(code));
    return reply.status(code === null ? 200 : refusalStatus(code)).send({ ok: code === null, code, message });
  }
  const page = await pageOf(fields, request, deps);
  page.searchParams.set('restock', code === null ? 'asked' : code.slice('restock.'.length));
  return reply.redirect(`${page.pathname}${page.search}#restock`, 303);
}

/**
 * `POST /restock/`: requests a back-in-stock notification; the response does not reveal whether the address is
 * known.
 */
export async function registerBackInStock(app: FastifyInstance, deps: WireDeps): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope);
    const count = scope.createRateLimit(MOST_REQUESTS);
    for (const url of ['/restock/', '/ar/restock/']) {
      scope.post(url, async (request, reply) => {
        setNoStore(reply);
        if (!isSameOrigin(request.headers, new URL(deps.config.publicUrl).host)) {
          return reply.status(403).type('text/plain; charset=utf-8').send('-1');
        }
        const requested = { fields: fieldsOf(request.body), request, deps };
        const limit = await count(request);
        const isTooOften = !limit.isAllowed && limit.isExceeded;
        return answer(isTooOften ? 'restock.too-many' : await ask(requested), reply, requested);
      });
    }
  });
}
