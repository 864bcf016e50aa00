import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import type { UploadFolder } from '#platform/files/uploads.ts';
import type { SendFormRefusal } from '#shop/forms';
import { refusalStatus } from '#shop/refusals.ts';
import { problemText, summaryText } from '#views/form/problem-text.ts';
import { controlId, type FormState, formPath, type ShownForm } from '#views/form/shown-form.ts';
import { type FormSettings, shownAfter } from '#widgets/marketing/form/definition.ts';
import { JSON_TYPE } from '../contract/description.ts';
import type { WireDeps } from '../deps.ts';
import type { SentBody } from './read-sent.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** A form that was just refused, for the page that shows it again. */
    refusedForm?: FormState;
  }
}

/** Retry-After when all places are taken. */
const BUSY_SECONDS = 10;

export type FormRequest = FastifyRequest<{ Params: { form: string } }>;
export type FormWireDeps = WireDeps & {
  uploads: UploadFolder;
  /** Renders a page of the shop. */
  answerPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};
export type Call = { request: FormRequest; reply: FastifyReply; deps: FormWireDeps; language: Language };
export type LoadedForm = Readonly<{ settings: FormSettings; form: ShownForm; sent: SentBody }>;

export const wantsJson = ({ headers }: FastifyRequest) =>
  headers.accept?.includes('application/json') === true;

export function sendJson(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.status(status).type(JSON_TYPE).send(JSON.stringify(body));
}

/** A refusal before the form was read. */
export function refuseCall(
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

/** The message that the sender sees above the fields. */
function wordsFor(refusal: SendFormRefusal, language: Language): string | null {
  if (refusal.code === 'forms.wrong-answers') return null;
  const minutes = refusal.code === 'forms.too-many' ? refusal.minutes : 0;
  const facts = refusal.code === 'forms.unknown-field' ? { field: refusal.field } : {};
  return wordsIn(language)(refusalKey(refusal.code), { count: minutes, minutes, ...facts });
}

/** A page without a token, or with an old one, gets a new one; another is old enough the next time. */
function tokenAfter({ code }: SendFormRefusal, sent: SentBody, { shop }: WireDeps): string {
  const isKept = code !== 'forms.stale' && sent.formValues.token !== '';
  return isKept ? sent.formValues.token : shop.forms.handOut();
}

/** Shows the form again with the typed values, or returns the problems as JSON. */
export function answerRefused(call: Call, { form, sent }: LoadedForm, refusal: SendFormRefusal) {
  const { request, reply, deps, language } = call;
  const status = refusalStatus(refusal.code);
  if (refusal.code === 'forms.too-many')
    reply.header('retry-after', (refusal.minutes * MINUTE_MS) / SECOND_MS);
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
    return [{ id: controlId(form, field.key), text, summary: summaryText(field, text, t) }];
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

/** Redirects to the thank-you page or another page, or returns what the script shows next. */
export async function answerSent({ request, reply, deps, language }: Call, { settings, form }: LoadedForm) {
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
