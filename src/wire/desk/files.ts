import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Desk } from '#desk/desk.ts';
import { sayRefusal } from '#desk/say.ts';
import type { ValueOf, VerbName } from '#desk/verbs.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { refusalStatus } from '#shop/refusals.ts';
import type { Shop } from '#src/compose.ts';
import type { Config } from '#src/config.ts';
import { readStaffToken } from '../staff-cookies.ts';
import { ordersCsv } from './orders-csv.ts';

type Needs = { shop: Shop; desk: Desk; config: Config };
type Call = Readonly<{ request: FastifyRequest; reply: FastifyReply; language: Language }>;

/** Printing and whole tables take time. */
const LIMIT = { max: 60, timeWindow: '1 minute' };

/** Asks the desk for whoever's cookie came; a refusal is answered in plain words. @returns null when it was refused */
async function askDesk<Name extends VerbName>(
  { shop, desk, config }: Needs,
  { request, reply, language }: Call,
  { name, sent }: { name: Name; sent: unknown },
): Promise<ValueOf<Name> | null> {
  const token = readStaffToken(request.headers.cookie ?? '', config);
  const signedIn = token === null ? null : await shop.staff.sessions.open(token);
  const answer = await desk.perform({
    signedIn,
    name,
    sent,
    language,
    address: request.ip,
    publicUrl: config.publicUrl,
  });
  if (answer.ok) return answer.value as ValueOf<Name>;
  const { refusal } = answer;
  reply.status(refusalStatus(refusal.code)).type('text/plain; charset=utf-8');
  reply.send(sayRefusal(refusal, language));
  return null;
}

async function sendOrders(needs: Needs, call: Call): Promise<FastifyReply> {
  const { request, reply, language } = call;
  const orders = await askDesk(needs, call, { name: 'orders.export', sent: request.query });
  if (orders === null) return reply;
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="orders.csv"')
    .send(ordersCsv(orders, language));
}

async function sendPaper(needs: Needs, call: Call): Promise<FastifyReply> {
  const { request, reply, language } = call;
  const { document: id } = request.params as { document: string };
  const paper = await askDesk(needs, call, { name: 'orders.document', sent: { id: Number(id) } });
  if (paper === null) return reply;
  // What prints is loaded when somebody wants a paper, and never at the start.
  const { printPaper } = await import('#views/paper/print-paper.ts');
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${paper.label}.pdf"`)
    .send(await printPaper(paper, language));
}

async function sendRejected(needs: Needs, call: Call): Promise<FastifyReply> {
  const { request, reply } = call;
  const rejected = await askDesk(needs, call, { name: 'exchange.rejected', sent: request.params });
  if (rejected === null) return reply;
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="rejected.csv"')
    .send(Readable.from(rejected.rows).pipe(stringify({ bom: true })));
}

async function sendArchive(needs: Needs, call: Call): Promise<FastifyReply> {
  const { request, reply } = call;
  const { parts } = request.query as { parts?: string | string[] };
  const sent = { parts: [parts ?? []].flat() };
  const archive = await askDesk(needs, call, { name: 'exchange.export', sent });
  if (archive === null) return reply;
  return reply
    .type('application/zip')
    .header('content-disposition', 'attachment; filename="shop.zip"')
    .send(Readable.from(archive));
}

const FILES = {
  '/admin/exchange/export.zip': sendArchive,
  '/admin/orders/export.csv': sendOrders,
  '/admin/papers/:document.pdf': sendPaper,
  '/admin/exchange/:id/rejected.csv': sendRejected,
} as const;

/** What the back office gives as files, guarded by the same desk as its screens. */
export function registerDeskFiles(app: FastifyInstance, needs: Needs): void {
  for (const language of LANGUAGES) {
    const root = language === 'en' ? '' : `/${language}`;
    for (const [path, send] of Object.entries(FILES)) {
      app.get(`${root}${path}`, { config: { rateLimit: LIMIT } }, async (request, reply) => {
        reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
        return send(needs, { request, reply, language });
      });
    }
  }
}
