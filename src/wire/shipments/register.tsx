import type { FastifyInstance, FastifyReply } from 'fastify';
import { parseOrderId } from '#kernel/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { isOwnedBy } from '#shop/orders';
import { refusalStatus } from '#shop/refusals.ts';
import { lastSeen } from '#shop/shipments/rules/progress.ts';
import { ShipmentSteps } from '#views/order/shipment.tsx';
import { setNoStore } from '../answer.ts';
import type { WireDeps } from '../deps.ts';
import { print } from '../fragments/fragments.tsx';

/** Webhooks are small. */
const BODY_LIMIT_BYTES = 16 * 1024;
/** The header that signs a webhook: `t=<seconds>,v1=<hex>`. */
const SIGNATURE_HEADER = 'courier-signature';
/** Pages look once a minute; a shopper may have several tabs. */
const MOST_LOOKS = { max: 60, timeWindow: '1 minute' };

function answer(reply: FastifyReply, status: number, code: string): FastifyReply {
  return reply.status(status).type('application/json; charset=utf-8').send(JSON.stringify({ code }));
}

/** `POST /webhooks/courier/`: events of parcels, authenticated by their signature. A repeated one changes nothing. */
async function registerCourier(app: FastifyInstance, { shop }: WireDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    scope.post('/webhooks/courier/', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      setNoStore(reply);
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const taken = await shop.shipments.take({ body, signature: request.headers[SIGNATURE_HEADER] });
      if (taken.ok) return answer(reply, 200, taken.value);
      const { code } = taken.refusal;
      request.log.warn({ code }, 'an event of a courier was refused');
      return answer(reply, refusalStatus(code), code);
    });
  });
}

type Look = { Params: { id: string }; Querystring: { key?: unknown; seen?: unknown } };

/**
 * `GET /shipment/<order>/?key=…&seen=…`: the steps of a parcel as markup, or 204 when the page has seen the last one.
 * Without the order's key the answer is 404.
 */
function registerSteps(app: FastifyInstance, { shop }: WireDeps): void {
  for (const language of LANGUAGES) {
    const prefix = language === 'en' ? '' : `/${language}`;
    app.get<Look>(
      `${prefix}/shipment/:id/`,
      { config: { rateLimit: MOST_LOOKS } },
      async (request, reply) => {
        setNoStore(reply);
        reply.header('referrer-policy', 'same-origin');
        const { key, seen } = request.query;
        const id = parseOrderId(request.params.id);
        const order = id === null ? null : await shop.orders.find(id);
        if (order === null || typeof key !== 'string' || !isOwnedBy(order, { key }))
          return reply.status(404).send();
        const events = await shop.shipments.of(order.id);
        if (seen === String(lastSeen(events))) return reply.status(204).send();
        return reply
          .type('text/html; charset=utf-8')
          .send(print(<ShipmentSteps order={order} events={events} />, language));
      },
    );
  }
}

/** Shipments: the courier's webhook, and the tracking steps that pages request. */
export async function registerShipments(app: FastifyInstance, deps: WireDeps): Promise<void> {
  await registerCourier(app, deps);
  registerSteps(app, deps);
}
