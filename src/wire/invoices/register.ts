import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseOrderId } from '#kernel/ids.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { invoiceOf } from '#shop/invoices';
import { isOwnedBy, type Order } from '#shop/orders';
import { accountCookie } from '../cookies/session-cookies.ts';
import type { WireDeps } from '../deps.ts';

type InvoiceRequest = { Params: { id: string }; Querystring: { key?: unknown } };

/** Rate limit, since rendering takes time. */
const LIMIT = { max: 20, timeWindow: '1 minute' };

function notHere(reply: FastifyReply): FastifyReply {
  return reply.status(404).type('text/plain; charset=utf-8').send('');
}

async function sendInvoice(
  { shop }: WireDeps,
  reply: FastifyReply,
  { order, language }: { order: Order; language: Language },
): Promise<FastifyReply> {
  const invoice = invoiceOf(order, await shop.invoices.of(order.id));
  if (invoice === null) return notHere(reply);
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${invoice.label}.pdf"`)
    .send(await shop.invoices.print([invoice], language));
}

/** The order of a URL with its key. */
async function orderByKey(
  { shop }: WireDeps,
  { params, query }: FastifyRequest<InvoiceRequest>,
): Promise<Order | null> {
  const id = parseOrderId(params.id);
  const order = id === null ? null : await shop.orders.find(id);
  const key = typeof query.key === 'string' ? query.key : '';
  return order !== null && isOwnedBy(order, { key }) ? order : null;
}

/** The order of a URL for its signed-in owner. */
async function orderOfAccount(
  { shop, config }: WireDeps,
  request: FastifyRequest<InvoiceRequest>,
): Promise<Order | null> {
  const id = parseOrderId(request.params.id);
  const account = await shop.customers.sessions.open(accountCookie.read(request.headers.cookie, config));
  return id === null || account === null ? null : shop.orders.findFor(account.customer.id, id);
}

const WAYS = {
  '/checkout/order-received/:id/invoice.pdf': orderByKey,
  '/my-account/view-order/:id/invoice.pdf': orderOfAccount,
} as const;

/**
 * The tax invoice of an order, for requests with its key or its signed-in owner; others cannot find out whether it
 * exists. Source: OR-06, CO-10, AC-02
 */
export function registerInvoices(app: FastifyInstance, deps: WireDeps): void {
  for (const language of LANGUAGES) {
    const root = language === 'en' ? '' : `/${language}`;
    for (const [path, findOrder] of Object.entries(WAYS)) {
      app.get<InvoiceRequest>(`${root}${path}`, { config: { rateLimit: LIMIT } }, async (request, reply) => {
        reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
        const order = await findOrder(deps, request);
        return order === null ? notHere(reply) : sendInvoice(deps, reply, { order, language });
      });
    }
  }
}
