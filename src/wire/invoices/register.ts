import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseOrderId } from '#kernel/ids.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { invoiceOf, type TaxDocument } from '#shop/invoices';
import { isOwnedBy, needsEmailVerification, type Order } from '#shop/orders';
import { receivedPath } from '#views/order/received-path.ts';
import { hasOrdered } from '../cookies/ordered-cookie.ts';
import { accountCookie } from '../cookies/session-cookies.ts';
import type { WireDeps } from '../deps.ts';

type DocumentRequest = { Params: { id: string; label?: string }; Querystring: { key?: unknown } };

/** Rate limit, since rendering takes time. */
const LIMIT = { max: 20, timeWindow: '1 minute' };

function notHere(reply: FastifyReply): FastifyReply {
  return reply.status(404).type('text/plain; charset=utf-8').send('');
}

/** Finds the document for a URL among an order's documents; null for none. */
type Choice = (order: Order, documents: readonly TaxDocument[], label: string) => TaxDocument | null;

function creditNoteOf(_order: Order, documents: readonly TaxDocument[], label: string): TaxDocument | null {
  return documents.find((one) => one.kind === 'credit-note' && one.label === label) ?? null;
}

/** Whether the email of the order is confirmed on its page first. Source: WIRE §7 */
function isUnverified(
  { shop, config, secret }: WireDeps,
  { headers: { cookie = '' } }: FastifyRequest<DocumentRequest>,
  order: Order,
): Promise<boolean> {
  const token = accountCookie.read(cookie, config);
  return needsEmailVerification(order, {
    now: new Date(),
    hasOrdered: (id) => hasOrdered(cookie, id, { owner: token ?? '', config, secret }),
    findCustomer: async () => (await shop.customers.sessions.open(token))?.customer.id,
  });
}

async function sendDocument(
  { shop }: WireDeps,
  reply: FastifyReply,
  { document, language }: { document: TaxDocument; language: Language },
): Promise<FastifyReply> {
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${document.label}.pdf"`)
    .send(await shop.invoices.print([document], language));
}

/** The order of a URL with its key. */
async function orderByKey(
  { shop }: WireDeps,
  { params, query }: FastifyRequest<DocumentRequest>,
): Promise<Order | null> {
  const id = parseOrderId(params.id);
  const order = id === null ? null : await shop.orders.find(id);
  const key = typeof query.key === 'string' ? query.key : '';
  return order !== null && isOwnedBy(order, { key }) ? order : null;
}

/** The order of a URL for its signed-in owner. */
async function orderOfAccount(
  { shop, config }: WireDeps,
  request: FastifyRequest<DocumentRequest>,
): Promise<Order | null> {
  const id = parseOrderId(request.params.id);
  const account = await shop.customers.sessions.open(accountCookie.read(request.headers.cookie, config));
  return id === null || account === null ? null : shop.orders.findFor(account.customer.id, id);
}

type DocumentRoute = Readonly<{ findOrder: typeof orderByKey; choose: Choice }>;

const ROUTES: Readonly<Record<string, DocumentRoute>> = {
  '/checkout/order-received/:id/invoice.pdf': { findOrder: orderByKey, choose: invoiceOf },
  '/checkout/order-received/:id/credit-notes/:label.pdf': { findOrder: orderByKey, choose: creditNoteOf },
  '/my-account/view-order/:id/invoice.pdf': { findOrder: orderOfAccount, choose: invoiceOf },
};

async function findDocument(
  deps: WireDeps,
  request: FastifyRequest<DocumentRequest>,
  { findOrder, choose }: DocumentRoute,
): Promise<{ order: Order; document: TaxDocument } | null> {
  const order = await findOrder(deps, request);
  if (order === null) return null;
  const document = choose(order, await deps.shop.invoices.of(order.id), request.params.label ?? '');
  return document === null ? null : { order, document };
}

/**
 * The tax invoice and the credit notes of an order, for requests with its key, the invoice for its signed-in owner
 * too; others cannot find out whether they exist. As on its page, guests confirm the email of an older order first.
 *
 * Source: OR-06, CO-10, AC-02
 */
export function registerInvoices(app: FastifyInstance, deps: WireDeps): void {
  for (const language of LANGUAGES) {
    const root = language === 'en' ? '' : `/${language}`;
    for (const [path, route] of Object.entries(ROUTES)) {
      app.get<DocumentRequest>(`${root}${path}`, { config: { rateLimit: LIMIT } }, async (request, reply) => {
        reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
        const documentOfOrder = await findDocument(deps, request, route);
        if (documentOfOrder === null) return notHere(reply);
        const { order, document } = documentOfOrder;
        return (await isUnverified(deps, request, order))
          ? reply.redirect(receivedPath(order, language), 302)
          : sendDocument(deps, reply, { document, language });
      });
    }
  }
}
