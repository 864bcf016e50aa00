import { setTimeout as wait } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import { addressIn, LANGUAGES } from '#kernel/language.ts';
import { refuse } from '#kernel/outcome.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { FORM_TOKEN_PATH } from '#views/form/shown-form.ts';
import {
  afterSending,
  definitionOf,
  type FormSettings,
  shownForm,
} from '#widgets/marketing/form/definition.ts';
import { findForm } from '#widgets/marketing/form/find-form.ts';
import { setNoStore } from '../answer.ts';
import { parseForm, withoutZeroBytes } from '../bodies.ts';
import { waitOf } from '../guards/limits.ts';
import { isSameOrigin } from '../guards/origin.ts';
import { formFiles } from '../uploads/form-files.ts';
import { type FormGate, formGate } from '../uploads/form-gate.ts';
import { visitorOf } from '../visitor.ts';
import {
  answerRefused,
  answerSent,
  type Call,
  type FormRequest,
  type FormWireDeps,
  refuseCall,
  sendJson,
  wantsJson,
} from './answers.ts';
import { readSent, SENT_LIMITS } from './read-sent.ts';

/** Posts and tokens per minute and address; more than a person needs, and a household shares one. */
const POSTS = { max: 12, timeWindow: '1 minute' };
const TOKENS = { max: 60, timeWindow: '1 minute' };
const BODY_LIMIT_BYTES = 1024 * 1024;
/** A form is accepted three seconds after its page was opened. */
const LONGEST_WAIT_MS = 3 * SECOND_MS;

type Result = Awaited<ReturnType<FormWireDeps['shop']['forms']['sendForm']>>;

/**
 * Waits if a form was sent too soon, e.g. filled in by the browser: the sender cannot correct that. A token from a
 * clock that is ahead is refused.
 */
async function sendOldEnough(send: () => Promise<Result>): Promise<Result> {
  const result = await send();
  if (result.ok || result.refusal.code !== 'forms.too-quick') return result;
  const { waitMs } = result.refusal;
  if (waitMs > LONGEST_WAIT_MS) return result;
  await wait(waitMs);
  return send();
}

/** Reads a form of a published document, and stores what was sent. */
async function takeForm(call: Call, settings: FormSettings, seconds: number): Promise<FastifyReply> {
  const { request, deps, language } = call;
  const files = formFiles(deps.uploads);
  try {
    const sent = await readSent(call, files);
    const { form: name } = request.params;
    const requested = definitionOf(settings, name);
    const form = shownForm(settings, { name, language, definition: deps.shop.forms.digest(requested) });
    const { token, definition, trap } = sent.formValues;
    const minutes = Math.ceil((seconds * SECOND_MS) / MINUTE_MS);
    const received = { ...sent, token, definition, trap, language, address: request.ip };
    const result =
      seconds > 0
        ? refuse({ code: 'forms.too-many' as const, minutes })
        : await sendOldEnough(() => deps.shop.forms.sendForm(requested, received, afterSending(settings)));
    const context = { settings, form, sent };
    return await (result.ok ? answerSent(call, context) : answerRefused(call, context, result.refusal));
  } finally {
    await files.end();
  }
}

function postForm(
  deps: FormWireDeps,
  gate: FormGate,
  secondsToWait: (request: FormRequest) => Promise<number>,
) {
  return async (request: FormRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { language } = visitorOf(request, deps.config);
    const call = { request, reply, deps, language };
    const settings = await findForm(deps.shop, request.params.form);
    if (settings === null) return refuseCall(call, 'forms.unknown-form');
    const leave = gate.enter(request.ip);
    if (leave === null) return refuseCall(call, 'forms.busy');
    try {
      return await takeForm(call, settings, await secondsToWait(request));
    } finally {
      leave();
    }
  };
}

/**
 * `POST /forms/<document>.<node>/`: receives the answers to a form of a published document. Without script it
 * redirects to a page; a script requests JSON. `GET /wp-json/jamra/v1/form-token/`: the token that the page sends
 * along, so that cached pages contain none.
 *
 * Source: FM-05, FM-06, WG-20, CA-07
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
      if (!isSameOrigin(request.headers, host))
        return reply.status(403).header('connection', 'close').type('text/html; charset=UTF-8').send('-1');
    });
    wire.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const { statusCode: status = 500 } = error;
      if (status >= 500 || !wantsJson(request)) throw error;
      const code = status === 413 ? 'request.too-large' : 'request.unreadable';
      const message = wordsIn(visitorOf(request, deps.config).language)(refusalKey(code));
      return sendJson(reply, status, { error: true, code, message });
    });
    await wire.register(multipart, { throwFileSizeLimit: false, limits: SENT_LIMITS });
    wire.removeContentTypeParser(['application/json', 'text/plain']);
    wire.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      async (_request: unknown, body: string) => withoutZeroBytes(parseForm(body)),
    );
    const limiter = app.createRateLimit(POSTS);
    const gate = formGate({ most: 16, mostPerCaller: 4 });
    const handler = postForm(deps, gate, (request) => waitOf(limiter, request));
    for (const language of LANGUAGES) wire.post(addressIn(language, '/forms/:form/'), handler);
  });
}
