import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Desk } from '#desk/desk.ts';
import { sayRefusal, statusOfRefusal } from '#desk/say.ts';
import type { DeskRefusal } from '#desk/verb.ts';
import type { Language } from '#kernel/language.ts';
import type { FileKind } from '#shop/exchange';
import type { Shop } from '#src/compose.ts';
import type { Config } from '#src/config.ts';
import { isOwnOrigin } from '../origin.ts';
import { readStaffToken } from '../staff-cookies.ts';

type Needs = { shop: Shop; desk: Desk; config: Config };

const MEBIBYTE = 1024 * 1024;
/** One byte more than is taken, so that what is too large is noticed. */
const LIMITS = { files: 1, fields: 2, parts: 3, fieldSize: 1000 };
const TABLE = { verb: 'exchange.take', mostBytes: 50 * MEBIBYTE, tooLarge: 'exchange.too-large' } as const;
/** What may come up, by the field it is sent in: the verb that takes it, and the most of it. */
const KINDS = {
  picture: { verb: 'media.add', kind: null, mostBytes: 20 * MEBIBYTE, tooLarge: 'media.too-large' },
  categories: { ...TABLE, kind: 'categories' },
  products: { ...TABLE, kind: 'products' },
  reviews: { ...TABLE, kind: 'reviews' },
  customers: { ...TABLE, kind: 'customers' },
  orders: { ...TABLE, kind: 'orders' },
  archive: {
    verb: 'exchange.take',
    kind: 'archive',
    mostBytes: 100 * MEBIBYTE,
    tooLarge: 'exchange.archive-too-large',
  },
} as const satisfies Record<FileKind | 'picture', object>;
type Kind = keyof typeof KINDS;

const MOST_BYTES = Math.max(...Object.values(KINDS).map(({ mostBytes }) => mostBytes));

type Sent = { kind: Kind; fileName: string; bytes: Uint8Array; isTooLarge: boolean };

function isKind(name: string): name is Kind {
  return Object.hasOwn(KINDS, name);
}

/** The file of a form; null where there is none that is expected. */
async function readSent(request: FastifyRequest): Promise<Sent | null> {
  const part = await request.file({ limits: { ...LIMITS, fileSize: MOST_BYTES } });
  if (part === undefined || !isKind(part.fieldname)) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const isTooLarge = part.file.truncated || bytes.length > KINDS[part.fieldname].mostBytes;
  return { kind: part.fieldname, fileName: part.filename.slice(-200), bytes, isTooLarge };
}

async function signedInBy(request: FastifyRequest, { shop, config }: Needs) {
  const token = readStaffToken(request.headers.cookie ?? '', config);
  return token === null ? null : shop.staff.sessions.open(token);
}

function languageOf(request: FastifyRequest): Language {
  return String(request.headers['accept-language']).startsWith('ar') ? 'ar' : 'en';
}

function answerRefused(request: FastifyRequest, reply: FastifyReply, refusal: DeskRefusal): FastifyReply {
  const words = sayRefusal(refusal, languageOf(request));
  return reply.status(statusOfRefusal(refusal)).send({ ok: false, refusal, words });
}

async function takeUpload(request: FastifyRequest, reply: FastifyReply, needs: Needs): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const language = languageOf(request);
  const refused = (refusal: DeskRefusal) => answerRefused(request, reply, refusal);
  const signedIn = await signedInBy(request, needs);
  if (signedIn === null) return refused({ code: 'staff.signed-out' });
  const sent = await readSent(request).catch(() => null);
  if (sent === null) return refused({ code: 'media.no-picture' });
  const { fileName, bytes, isTooLarge } = sent;
  const { verb, kind, tooLarge } = KINDS[sent.kind];
  if (isTooLarge) return refused({ code: tooLarge });
  const answer = await needs.desk.perform({
    signedIn,
    name: verb,
    sent: { kind, bytes, fileName },
    language,
    address: request.ip,
    publicUrl: needs.config.publicUrl,
  });
  return answer.ok ? reply.send({ ok: true, value: answer.value }) : refused(answer.refusal);
}

/**
 * Files of the back office: `POST /admin/upload/` with one file in a form of our own pages. What it really is decides the
 * shop, whatever its name says.
 */
export async function registerUpload(app: FastifyInstance, needs: Needs): Promise<void> {
  const host = new URL(needs.config.publicUrl).host;
  await app.register(async (scope) => {
    await scope.register(multipart);
    scope.post('/admin/upload/', { bodyLimit: MOST_BYTES + MEBIBYTE }, async (request, reply) => {
      if (isOwnOrigin(request.headers, host)) return takeUpload(request, reply, needs);
      return answerRefused(request, reply, { code: 'desk.foreign-origin' });
    });
  });
}
