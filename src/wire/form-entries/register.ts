import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressIn, LANGUAGES, type Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import type { UploadFolder } from '#platform/files/uploads.ts';
import type { SendFormRefusal } from '#shop/forms';
import { refusalStatus } from '#shop/refusals.ts';
import { problemText } from '#views/form/problem-text.ts';
import {
  controlId,
  FORM_TOKEN_PATH,
  type FormState,
  formPath,
  type ShownForm,
} from '#views/form/shown-form.ts';
import {
  afterSending,
  definitionOf,
  type FormSettings,
  shownAfter,
  shownForm,
} from '#widgets/marketing/form/definition.ts';
import { findForm } from '#widgets/marketing/form/find-form.ts';
import { setNoStore } from '../answer.ts';
import { parseForm, withoutZeroBytes } from '../bodies.ts';
import { JSON_TYPE } from '../contract/description.ts';
import type { WireDeps } from '../deps.ts';
import { isOwnOrigin } from '../guards/origin.ts';
import { formFiles } from '../uploads/form-files.ts';
import { type FormGate, formGate } from '../uploads/form-gate.ts';
import { visitorOf } from '../visitor.ts';
import { readSent, SENT_LIMITS, type SentBody } from './read-sent.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** A form that was just refused, for the page that shows it again. */
    refusedForm?: FormState;
  }
}

/** Posts and tokens per minute and address; more than a person needs, and a household shares one. */
const POSTS = { max: 12, timeWindow: '1 minute' };
const TOKENS = { max: 60, timeWindow: '1 minute' };
const BODY_LIMIT_BYTES = 1024 * 1024;
/** Retry-After when all places are taken. */
const BUSY_SECONDS = 10;

type FormRequest = FastifyRequest<{ Params: { form: string } }>;
type FormWireDeps = WireDeps & {
  uploads: UploadFolder;
  /** Renders a page of the shop. */
  answerPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};
type Call = { request: FormRequest; reply: FastifyReply; deps: FormWireDeps; language: Language };
type Found = Readonly<{ settings: FormSettings; form: ShownForm; sent: SentBody }>;

const wantsJson = ({ headers }: FastifyRequest) => headers.accept?.includes('application/json') === true;

function sendJson(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.status(status).type(JSON_TYPE).send(JSON.stringify(body));
}

/** A refusal before the form was read. */
function refuseCall(
  { request, reply, deps, language }: Call,
  code: 'forms.unknown-form' | 'forms.busy',
): FastifyReply | Promise<FastifyReply> {
  const message = wordsIn(language)(refusalKey(code), { seconds: BUSY_SECONDS });
  const status = refusalStatus(code);
  reply.header('connection', 'close');
  if (code === 'forms.busy') reply.header('retry-after', BUSY_SECONDS);
  if (wantsJson(request)) return sendJson(reply, status, { error: true, code, message });
  if (code === 'forms.busy') return reply.status(status).type('text/plain; charset=utf-8').send(message);
  request.instead = { address: addressIn(language, '/forms/'), status, refusedReview: null };
  return deps.answerPage(request, reply);
}

/** What the sender is told beside the fields. */
function wordsFor(refusal: SendFormRefusal, language: Language): string | null {
  if (refusal.code === 'forms.wrong-answers') return null;
  const minutes = refusal.code === 'forms.too-many' ? refusal.minutes : 0;
  const facts = refusal.code === 'forms.unknown-field' ? { field: refusal.field } : {};
  return wordsIn(language)(refusalKey(refusal.code), { count: minutes, minutes, ...facts });
}

/** A page without a token, or with an old one, gets a new one; another is old enough the next time. */
function tokenAfter({ code }: SendFormRefusal, sent: SentBody, { shop }: WireDeps): string {
  const isKept = code !== 'forms.stale' && sent.own.token !== '';
  return isKept ? sent.own.token : shop.forms.handOut();
}

function answerRefused(call: Call, { form, sent }: Found, refusal: SendFormRefusal) {
  const { request, reply, deps, language } = call;
  const status = refusalStatus(refusal.code);
  if (refusal.code === 'forms.too-many') reply.header('retry-after', refusal.minutes * 60);
  const problems = refusal.code === 'forms.wrong-answers' ? refusal.problems : {};
  const token = tokenAfter(refusal, sent, deps);
  const words = wordsFor(refusal, language);
  if (!wantsJson(request)) {
    const values = Object.fromEntries(sent.values);
    request.refusedForm = { token, values, problems, refusal: words };
    request.instead = { address: addressIn(language, formPath(form.name)), status, refusedReview: null };
    return deps.answerPage(request, reply);
  }
  const t = wordsIn(language);
  const wrong = form.fields.flatMap((field) => {
    const problem = problems[field.key];
    if (problem === undefined) return [];
    const text = problemText(field, problem, t);
    return [
      { id: controlId(form, field.key), text, summary: t('forms:problem', { label: field.label, text }) },
    ];
  });
  const message = words ?? t('forms:problems', { count: wrong.length });
  const { definition } = form;
  return sendJson(reply, status, {
    error: true,
    code: refusal.code,
    message,
    problems: wrong,
    token,
    definition,
  });
}

async function answerSent({ request, reply, deps, language }: Call, { settings, form }: Found) {
  const { message, page, popup } = await shownAfter(settings, { shop: deps.shop, language });
  if (!wantsJson(request)) {
    const to = page === '' ? `${formPath(form.name)}sent/` : page;
    return reply.redirect(to.startsWith('/') ? addressIn(language, to) : to, 303);
  }
  const t = wordsIn(language);
  const to = page.startsWith('/') ? addressIn(language, page) : page;
  return sendJson(reply, 200, {
    title: t('forms:sentTitle'),
    message: message || t('forms:sentText'),
    to,
    popup,
  });
}

/** Reads a form of a published document, and stores what was sent. */
async function takeForm(call: Call, settings: FormSettings): Promise<FastifyReply> {
  const { request, deps, language } = call;
  const files = formFiles(deps.uploads);
  try {
    const sent = await readSent(call, files);
    const { form: name } = request.params;
    const asked = definitionOf(settings, name);
    const form = shownForm(settings, { name, language, definition: deps.shop.forms.digest(asked) });
    const { token, definition, trap } = sent.own;
    const result = await deps.shop.forms.sendForm(
      asked,
      { ...sent, token, definition, trap, language, address: request.ip },
      afterSending(settings),
    );
    const found = { settings, form, sent };
    return await (result.ok ? answerSent(call, found) : answerRefused(call, found, result.refusal));
  } finally {
    await files.end();
  }
}

function postForm(deps: FormWireDeps, gate: FormGate) {
  return async (request: FormRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { language } = visitorOf(request, deps.config);
    const call = { request, reply, deps, language };
    const settings = await findForm(deps.shop, request.params.form);
    if (settings === null) return refuseCall(call, 'forms.unknown-form');
    const leave = gate.enter(request.ip);
    if (leave === null) return refuseCall(call, 'forms.busy');
    try {
      return await takeForm(call, settings);
    } finally {
      leave();
    }
  };
}

/**
 * `POST /forms/<document>.<node>/`: what was typed into a form of a published document. Without script it leads to a page;
 * a script asks for JSON. `GET /wp-json/jamra/v1/form-token/`: the token that its page sends along, so that kept pages have
 * none.
 *
 * Source: issue 22, Forms; FM-05, FM-06, WG-20, CA-07
 */
export async function registerForms(app: FastifyInstance, deps: FormWireDeps): Promise<void> {
  const { host } = new URL(deps.config.publicUrl);
  app.get(FORM_TOKEN_PATH, { config: { rateLimit: TOKENS } }, async (_request, reply) => {
    setNoStore(reply);
    return sendJson(reply.header('x-robots-tag', 'noindex'), 200, { token: deps.shop.forms.handOut() });
  });
  await app.register(async (wire) => {
    wire.addHook('onRequest', async (request, reply) => {
      setNoStore(reply);
      if (!isOwnOrigin(request.headers, host))
        return reply.status(403).header('connection', 'close').type('text/html; charset=UTF-8').send('-1');
    });
    await wire.register(multipart, { throwFileSizeLimit: false, limits: SENT_LIMITS });
    wire.removeContentTypeParser(['application/json', 'text/plain']);
    wire.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      async (_request: unknown, body: string) => withoutZeroBytes(parseForm(body)),
    );
    const handler = postForm(deps, formGate({ most: 16, mostPerCaller: 4 }));
    for (const language of LANGUAGES)
      wire.post(addressIn(language, '/forms/:form/'), { config: { rateLimit: POSTS } }, handler);
  });
}
