import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ActionRefusal } from '#admin-actions/action.ts';
import { refusalText } from '#admin-actions/refusal-text.ts';
import type { ActionName, ValueOf } from '#admin-actions/registry.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { refusalStatus } from '#shop/refusals.ts';
import { staffCookie } from '../cookies/session-cookies.ts';
import type { AdminActionDeps } from './api.ts';
import { toParcel } from './label-parcels.ts';
import { ordersCsv } from './orders-csv.ts';
import { productsCsv } from './products-csv.ts';

type Call = Readonly<{ request: FastifyRequest; reply: FastifyReply; language: Language }>;

/** Rendering PDFs and exports is slow. */
const LIMIT = { max: 60, timeWindow: '1 minute' };

/**
 * Runs an admin action for the request's staff session; a refusal is sent as plain text. @returns null when it was
 * refused
 */
async function callAdmin<Name extends ActionName>(
  { shop, adminActions, config }: AdminActionDeps,
  { request, reply, language }: Call,
  { name, sent }: { name: Name; sent: unknown },
): Promise<ValueOf<Name> | null> {
  const signedIn = await shop.staff.sessions.open(staffCookie.read(request.headers.cookie, config));
  const answer = await adminActions.perform({
    signedIn,
    name,
    sent,
    language,
    address: request.ip,
    publicUrl: config.publicUrl,
  });
  if (answer.ok) return answer.value as ValueOf<Name>;
  sendRefusal({ reply, language }, answer.refusal);
  return null;
}

function sendRefusal(
  { reply, language }: Pick<Call, 'reply' | 'language'>,
  refusal: ActionRefusal,
): FastifyReply {
  reply.status(refusalStatus(refusal.code)).type('text/plain; charset=utf-8');
  return reply.send(refusalText(refusal, language));
}

async function sendOrders(deps: AdminActionDeps, call: Call): Promise<FastifyReply> {
  const { request, reply, language } = call;
  const orders = await callAdmin(deps, call, { name: 'orders.export', sent: request.query });
  if (orders === null) return reply;
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="orders.csv"')
    .send(ordersCsv(orders, language));
}

async function sendProducts(deps: AdminActionDeps, call: Call): Promise<FastifyReply> {
  const { request, reply } = call;
  const products = await callAdmin(deps, call, { name: 'products.export', sent: request.query });
  if (products === null) return reply;
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="products.csv"')
    .send(productsCsv(products));
}

async function sendTemplate(deps: AdminActionDeps, call: Call): Promise<FastifyReply> {
  const { reply } = call;
  const rows = await callAdmin(deps, call, { name: 'products.template', sent: {} });
  if (rows === null) return reply;
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="products-template.csv"')
    .send(productsCsv(rows));
}

async function sendTaxDocument(deps: AdminActionDeps, call: Call): Promise<FastifyReply> {
  const { request, reply, language } = call;
  const { document: id } = request.params as { document: string };
  const paper = await callAdmin(deps, call, { name: 'orders.document', sent: { id: Number(id) } });
  if (paper === null) return reply;
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${paper.label}.pdf"`)
    .send(await deps.shop.invoices.print([paper], language));
}

/** The orders named by `?ids=1001,1002`. */
function idsOf({ query }: FastifyRequest): { ids: number[] } {
  const { ids = '' } = query as { ids?: string | string[] };
  return { ids: [ids].flat().join(',').split(',').map(Number) };
}

/** The invoices of chosen orders as one PDF. */
async function sendInvoices(deps: AdminActionDeps, call: Call): Promise<FastifyReply> {
  const { request, reply, language } = call;
  const sent = idsOf(request);
  const invoices = await callAdmin(deps, call, { name: 'orders.invoices', sent });
  if (invoices === null) return reply;
  return reply
    .type('application/pdf')
    .header('content-disposition', 'inline; filename="invoices.pdf"')
    .send(await deps.shop.invoices.print(invoices, language));
}

/** The labels of chosen orders as one PDF; not found when none needs shipping. */
async function sendLabels(deps: AdminActionDeps, call: Call): Promise<FastifyReply> {
  const { request, reply, language } = call;
  const papers = await callAdmin(deps, call, { name: 'orders.parcels', sent: idsOf(request) });
  if (papers === null) return reply;
  if (papers.length === 0) return sendRefusal(call, { code: 'admin.not-found' });
  const parcels = papers.map((paper) => toParcel(paper, language));
  const { pdf } = await deps.shop.shipments.printLabels(parcels, language);
  return reply
    .type('application/pdf')
    .header('content-disposition', 'inline; filename="labels.pdf"')
    .send(Buffer.from(pdf));
}

async function sendRejected(deps: AdminActionDeps, call: Call): Promise<FastifyReply> {
  const { request, reply } = call;
  const rejected = await callAdmin(deps, call, { name: 'data-transfer.rejected', sent: request.params });
  if (rejected === null) return reply;
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="rejected.csv"')
    .send(Readable.from(rejected.rows).pipe(stringify({ bom: true })));
}

async function sendArchive(deps: AdminActionDeps, call: Call): Promise<FastifyReply> {
  const { request, reply } = call;
  const { parts } = request.query as { parts?: string | string[] };
  const sent = { parts: [parts ?? []].flat() };
  const archive = await callAdmin(deps, call, { name: 'data-transfer.export', sent });
  if (archive === null) return reply;
  return reply
    .type('application/zip')
    .header('content-disposition', 'attachment; filename="shop.zip"')
    .send(Readable.from(archive));
}

const FILES = {
  '/admin/data-transfer/export.zip': sendArchive,
  '/admin/orders/export.csv': sendOrders,
  '/admin/orders/invoices.pdf': sendInvoices,
  '/admin/orders/labels.pdf': sendLabels,
  '/admin/tax-documents/:document.pdf': sendTaxDocument,
  '/admin/products/export.csv': sendProducts,
  '/admin/products/template.csv': sendTemplate,
  '/admin/data-transfer/:id/rejected.csv': sendRejected,
} as const;

/** Downloads of the back office, with the same rights as its screens. */
export function registerAdminFiles(app: FastifyInstance, deps: AdminActionDeps): void {
  for (const language of LANGUAGES) {
    const root = language === 'en' ? '' : `/${language}`;
    for (const [path, send] of Object.entries(FILES)) {
      app.get(`${root}${path}`, { config: { rateLimit: LIMIT } }, async (request, reply) => {
        reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
        return send(deps, { request, reply, language });
      });
    }
  }
}
