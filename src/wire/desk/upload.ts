import { readFile } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Desk } from '#desk/desk.ts';
import { sayRefusal } from '#desk/say.ts';
import type { DeskRefusal } from '#desk/verb.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { isDiskFault, type UploadedFile, type UploadFolder } from '#platform/files/uploads.ts';
import type { FileKind } from '#shop/exchange';
import { refusalStatus } from '#shop/refusals.ts';
import type { Shop } from '#src/compose.ts';
import type { Config } from '#src/config.ts';
import { isOwnOrigin } from '../origin.ts';
import { readStaffToken } from '../staff-cookies.ts';
import { BodyCutOff, FORM_PACE, letBodyGo, withinBounds } from '../uploads/bounded-body.ts';
import { type FormFiles, formFiles } from '../uploads/form-files.ts';
import { type FormGate, formGate } from '../uploads/form-gate.ts';

type Needs = { shop: Shop; desk: Desk; config: Config; uploads: UploadFolder };
type Call = Readonly<{ request: FastifyRequest; reply: FastifyReply; needs: Needs; gate: FormGate }>;

const MEBIBYTE = 1024 * 1024;
const LIMITS = { files: 1, fields: 2, parts: 3, fieldSize: 1000 };
/** Room for a file that is too large, so that the answer can say so. */
const ROOM_BYTES = 20 * MEBIBYTE;
const TABLE = { verb: 'exchange.take', mostBytes: 50 * MEBIBYTE, tooLarge: 'exchange.too-large' } as const;
/** What may come up, by the field it is sent in: the verb that takes it, and the most of it. */
const KINDS = {
  picture: { verb: 'media.add', mostBytes: 20 * MEBIBYTE, tooLarge: 'media.too-large' },
  categories: TABLE,
  products: TABLE,
  reviews: TABLE,
  customers: TABLE,
  orders: TABLE,
  archive: {
    verb: 'exchange.take',
    mostBytes: 100 * MEBIBYTE,
    tooLarge: 'exchange.archive-too-large',
  },
} as const satisfies Record<FileKind | 'picture', object>;
type Kind = keyof typeof KINDS;

/** So long somebody waits who found no place for a file. */
const BUSY_SECONDS = 10;

type Sent = Readonly<{ file: UploadedFile; fileName: string }>;

function isKind(name: unknown): name is Kind {
  return typeof name === 'string' && Object.hasOwn(KINDS, name);
}

function languageOf(request: FastifyRequest): Language {
  return String(request.headers['accept-language']).startsWith('ar') ? 'ar' : 'en';
}

async function whoAsks({ request, needs: { shop, config } }: Call) {
  const token = readStaffToken(request.headers.cookie ?? '', config);
  const signedIn = token === null ? null : await shop.staff.sessions.open(token);
  return { signedIn, language: languageOf(request), address: request.ip, publicUrl: config.publicUrl };
}

/** The file of a form, on disk. */
async function readSent(call: Call, kind: Kind, files: FormFiles): Promise<Outcome<Sent, DeskRefusal>> {
  const { mostBytes, tooLarge } = KINDS[kind];
  const bounds = { ...FORM_PACE, mostBytes: mostBytes + ROOM_BYTES };
  return withinBounds(call, bounds, async (signal) => {
    const part = await call.request.file({ limits: { ...LIMITS, fileSize: mostBytes } });
    if (part === undefined || part.fieldname !== kind) return refuse({ code: 'media.no-picture' });
    const file = await files.receive(part.file, signal);
    if (part.file.truncated) return refuse({ code: tooLarge });
    return done({ file, fileName: part.filename.slice(-200) });
  });
}

/** What cannot be read as a form with a file is refused; the disk's fault stays one. */
function asRefusal(fault: unknown, kind: Kind): Outcome<Sent, DeskRefusal> {
  if (isDiskFault(fault)) throw fault;
  if (!(fault instanceof BodyCutOff)) return refuse({ code: 'media.no-picture' });
  return refuse({ code: fault.statusCode === 413 ? KINDS[kind].tooLarge : 'desk.upload-cut-off' });
}

type Asking = Awaited<ReturnType<typeof whoAsks>>;

async function takeFile(call: Call, kind: Kind, asking: Asking): Promise<Outcome<unknown, DeskRefusal>> {
  const leave = call.gate.enter(call.request.ip);
  if (leave === null) return refuse({ code: 'desk.busy', ...{ seconds: BUSY_SECONDS } });
  const files = formFiles(call.needs.uploads);
  try {
    const sent = await readSent(call, kind, files).catch((fault) => asRefusal(fault, kind));
    if (!sent.ok) return sent;
    const { file, fileName } = sent.value;
    const content = kind === 'picture' ? { bytes: await readFile(file.path) } : { kind, file };
    return await call.needs.desk.perform({
      ...asking,
      name: KINDS[kind].verb,
      sent: { ...content, fileName },
    });
  } finally {
    leave();
    await files.end();
  }
}

/** Who may not send this is answered before anything of the file is taken. */
async function answerUpload(call: Call): Promise<FastifyReply> {
  const { request, reply, needs } = call;
  const { kind } = request.query as { kind?: unknown };
  const asking = await whoAsks(call);
  const admit = async (): Promise<DeskRefusal | null> => {
    if (!isKind(kind)) return { code: asking.signedIn === null ? 'staff.signed-out' : 'media.no-picture' };
    return needs.desk.admit({ ...asking, name: KINDS[kind].verb, kind });
  };
  const refusal = await admit();
  const answer = refusal === null && isKind(kind) ? await takeFile(call, kind, asking) : null;
  if (answer?.ok) return reply.send({ ok: true, value: answer.value });
  const why = answer === null || answer.ok ? (refusal ?? { code: 'desk.unreadable' }) : answer.refusal;
  await letBodyGo(request, reply);
  if ('seconds' in why) reply.header('retry-after', String(why.seconds));
  const words = sayRefusal(why, asking.language);
  return reply.status(refusalStatus(why.code)).send({ ok: false, refusal: why, words });
}

/**
 * Files of the back office: `POST /admin/upload/?kind=picture` with one file in a form of our own pages. The right is asked
 * before the file is taken; it waits on disk until its verb has answered. What it really is decides the shop, whatever
 * its name says.
 */
export async function registerUpload(app: FastifyInstance, needs: Needs): Promise<void> {
  const host = new URL(needs.config.publicUrl).host;
  const gate = formGate({ most: 6, mostPerCaller: 4 });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { throwFileSizeLimit: false });
    // Anything else is no form with a file, and is not read.
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    scope.post('/admin/upload/', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isOwnOrigin(request.headers, host)) return answerUpload({ request, reply, needs, gate });
      const refusal = { code: 'desk.foreign-origin' } as const;
      const words = sayRefusal(refusal, languageOf(request));
      const answer = reply.status(refusalStatus(refusal.code)).header('connection', 'close');
      return answer.send({ ok: false, refusal, words });
    });
  });
}
