import { readFile } from 'node:fs/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ActionRefusal } from '#admin-actions/action.ts';
import type { AdminActions } from '#admin-actions/admin-actions.ts';
import { refusalText } from '#admin-actions/refusal-text.ts';
import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { isDiskFault, type UploadedFile, type UploadFolder } from '#platform/files/uploads.ts';
import type { FileKind } from '#shop/data-transfer';
import { refusalStatus } from '#shop/refusals.ts';
import { staffCookie } from '../cookies/session-cookies.ts';
import { isSameOrigin } from '../guards/origin.ts';
import { BodyCutOff, discardBody, FORM_PACE, withinBounds } from '../uploads/bounded-body.ts';
import { type FormFiles, formFiles } from '../uploads/form-files.ts';
import { type FormGate, formGate } from '../uploads/form-gate.ts';

type Deps = { shop: Shop; adminActions: AdminActions; config: Config; uploads: UploadFolder };
type Call = Readonly<{ request: FastifyRequest; reply: FastifyReply; deps: Deps; gate: FormGate }>;

const MEBIBYTE = 1024 * 1024;
const LIMITS = { files: 1, fields: 2, parts: 3, fieldSize: 1000 };
/** Headroom above the limit, so that a too large file gets a proper refusal. */
const ROOM_BYTES = 20 * MEBIBYTE;
const TABLE = {
  action: 'data-transfer.take',
  mostBytes: 50 * MEBIBYTE,
  tooLarge: 'data-transfer.too-large',
  noFile: 'media.no-picture',
} as const;
/** Uploads by field name: the action that receives the file, and its limit. */
const KINDS = {
  picture: {
    action: 'media.add',
    mostBytes: 20 * MEBIBYTE,
    tooLarge: 'media.too-large',
    noFile: 'media.no-picture',
  },
  font: {
    action: 'design.add-font',
    mostBytes: 2 * MEBIBYTE,
    tooLarge: 'design.font-too-large',
    noFile: 'design.no-font',
  },
  categories: TABLE,
  products: TABLE,
  reviews: TABLE,
  customers: TABLE,
  orders: TABLE,
  archive: {
    action: 'data-transfer.take',
    mostBytes: 100 * MEBIBYTE,
    tooLarge: 'data-transfer.archive-too-large',
    noFile: 'media.no-picture',
  },
} as const satisfies Record<FileKind | 'picture' | 'font', object>;
/** The actions of these kinds take the bytes; others read the file from disk. */
const SMALL: readonly Kind[] = ['picture', 'font'];
type Kind = keyof typeof KINDS;

/** Retry-After when all upload slots are taken. */
const BUSY_SECONDS = 10;

/** `fields`: the form fields sent before the file. */
type Sent = Readonly<{ file: UploadedFile; fileName: string; fields: Readonly<Record<string, string>> }>;

function isKind(name: unknown): name is Kind {
  return typeof name === 'string' && Object.hasOwn(KINDS, name);
}

function languageOf(request: FastifyRequest): Language {
  return String(request.headers['accept-language']).startsWith('ar') ? 'ar' : 'en';
}

async function whoAsks({ request, deps: { shop, config } }: Call) {
  const signedIn = await shop.staff.sessions.open(staffCookie.read(request.headers.cookie, config));
  return { signedIn, language: languageOf(request), address: request.ip, publicUrl: config.publicUrl };
}

function typedIn({ fields }: MultipartFile): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, part]) =>
      part !== undefined && 'value' in part && typeof part.value === 'string' ? [[name, part.value]] : [],
    ),
  );
}

/** The uploaded file, on disk. */
async function readSent(call: Call, kind: Kind, files: FormFiles): Promise<Outcome<Sent, ActionRefusal>> {
  const { mostBytes, tooLarge, noFile } = KINDS[kind];
  const bounds = { ...FORM_PACE, mostBytes: mostBytes + ROOM_BYTES };
  return withinBounds(call, bounds, async (signal) => {
    const part = await call.request.file({ limits: { ...LIMITS, fileSize: mostBytes } });
    if (part === undefined || part.fieldname !== kind) return refuse({ code: noFile });
    const file = await files.receive(part.file, signal);
    if (part.file.truncated) return refuse({ code: tooLarge });
    return done({ file, fileName: part.filename.slice(-200), fields: typedIn(part) });
  });
}

/** Turns a form that cannot be parsed into a refusal; a disk error stays a fault. */
function asRefusal(fault: unknown, kind: Kind): Outcome<Sent, ActionRefusal> {
  if (isDiskFault(fault)) throw fault;
  if (!(fault instanceof BodyCutOff)) return refuse({ code: KINDS[kind].noFile });
  return refuse({ code: fault.statusCode === 413 ? KINDS[kind].tooLarge : 'admin.upload-cut-off' });
}

type Uploader = Awaited<ReturnType<typeof whoAsks>>;

async function takeFile(
  call: Call,
  kind: Kind,
  uploader: Uploader,
): Promise<Outcome<unknown, ActionRefusal>> {
  const leave = call.gate.enter(call.request.ip);
  if (leave === null) return refuse({ code: 'admin.busy', ...{ seconds: BUSY_SECONDS } });
  const files = formFiles(call.deps.uploads);
  try {
    const sent = await readSent(call, kind, files).catch((fault) => asRefusal(fault, kind));
    if (!sent.ok) return sent;
    const { file, fileName, fields } = sent.value;
    const content = SMALL.includes(kind) ? { bytes: await readFile(file.path) } : { kind, file };
    return await call.deps.adminActions.perform({
      ...uploader,
      name: KINDS[kind].action,
      sent: { ...fields, ...content, fileName },
    });
  } finally {
    leave();
    await files.end();
  }
}

/** Checks the right before any of the file is read. */
async function answerUpload(call: Call): Promise<FastifyReply> {
  const { request, reply, deps } = call;
  const { kind } = request.query as { kind?: unknown };
  const uploader = await whoAsks(call);
  const admit = async (): Promise<ActionRefusal | null> => {
    if (!isKind(kind)) return { code: uploader.signedIn === null ? 'staff.signed-out' : 'media.no-picture' };
    return deps.adminActions.admit({ ...uploader, name: KINDS[kind].action, kind });
  };
  const refusal = await admit();
  const answer = refusal === null && isKind(kind) ? await takeFile(call, kind, uploader) : null;
  if (answer?.ok) return reply.send({ ok: true, value: answer.value });
  const why = answer === null || answer.ok ? (refusal ?? { code: 'admin.unreadable' }) : answer.refusal;
  await discardBody(request, reply);
  if ('seconds' in why) reply.header('retry-after', String(why.seconds));
  const words = refusalText(why, uploader.language);
  return reply.status(refusalStatus(why.code)).send({ ok: false, refusal: why, words });
}

/**
 * Uploads of the back office: `POST /admin/upload/?kind=picture` with one file, same-origin only. The right is
 * checked before the file is read; the file stays on disk until the action has answered. Its type is detected from
 * its content, not its name.
 */
export async function registerUpload(app: FastifyInstance, deps: Deps): Promise<void> {
  const host = new URL(deps.config.publicUrl).host;
  const gate = formGate({ most: 6, mostPerCaller: 4 });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { throwFileSizeLimit: false });
    // Other content types are not read.
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    scope.post('/admin/upload/', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isSameOrigin(request.headers, host)) return answerUpload({ request, reply, deps, gate });
      const refusal = { code: 'admin.foreign-origin' } as const;
      const words = refusalText(refusal, languageOf(request));
      const answer = reply.status(refusalStatus(refusal.code)).header('connection', 'close');
      return answer.send({ ok: false, refusal, words });
    });
  });
}
