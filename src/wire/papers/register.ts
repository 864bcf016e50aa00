import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseOrderId } from '#kernel/ids.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { isOwnedBy, type Order } from '#shop/orders';
import { readAccountToken } from '../account-cookies.ts';
import type { WireNeeds } from '../visitor.ts';

type Asked = { Params: { id: string }; Querystring: { key?: unknown } };

/** Who asks too often waits; printing takes time. */
const LIMIT = { max: 20, timeWindow: '1 minute' };

function notHere(reply: FastifyReply): FastifyReply {
  return reply.status(404).type('text/plain; charset=utf-8').send('');
}

async function sendInvoice(
  { shop }: WireNeeds,
  reply: FastifyReply,
  { order, language }: { order: Order; language: Language },
): Promise<FastifyReply> {
  const documents = await shop.invoices.of(order.id);
  const invoice = documents.findLast(({ kind }) => kind === 'invoice');
  if (invoice === undefined) return notHere(reply);
  // What prints is loaded when somebody wants a paper, and never at the start.
  const { printPaper } = await import('#views/paper/print-paper.ts');
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${invoice.label}.pdf"`)
    .send(await printPaper(invoice, language));
}

/** The order that an address names, for who has its key. */
async function orderByKey(
  { shop }: WireNeeds,
  { params, query }: FastifyRequest<Asked>,
): Promise<Order | null> {
  const id = parseOrderId(params.id);
  const order = id === null ? null : await shop.orders.find(id);
  const key = typeof query.key === 'string' ? query.key : '';
  return order !== null && isOwnedBy(order, { key }) ? order : null;
}

/** The order that an address names, of who is signed in. */
async function orderOfAccount(
  { shop, config }: WireNeeds,
  request: FastifyRequest<Asked>,
): Promise<Order | null> {
  const id = parseOrderId(request.params.id);
  const token = readAccountToken(request.headers.cookie ?? '', config);
  const account = token === null ? null : await shop.customers.sessions.open(token);
  return id === null || account === null ? null : shop.orders.findFor(account.customer.id, id);
}

const WAYS = {
  '/checkout/order-received/:id/invoice.pdf': orderByKey,
  '/my-account/view-order/:id/invoice.pdf': orderOfAccount,
} as const;

/**
 * The tax invoice of an order, for who has its key or is signed in as its owner; nobody else learns whether there is one.
 * Source: OR-06, CO-10, AC-02
 */
export function registerPapers(app: FastifyInstance, needs: WireNeeds): void {
  for (const language of LANGUAGES) {
    const root = language === 'en' ? '' : `/${language}`;
    for (const [path, findOrder] of Object.entries(WAYS)) {
      app.get<Asked>(`${root}${path}`, { config: { rateLimit: LIMIT } }, async (request, reply) => {
        reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
        const order = await findOrder(needs, request);
        return order === null ? notHere(reply) : sendInvoice(needs, reply, { order, language });
      });
    }
  }
}
