import type { FormEntryId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import type { Tx } from '#platform/database/client.ts';
import type { UploadedFile } from '#platform/files/uploads.ts';
import type { Signature } from '#platform/signature.ts';
import type { RequestedSubscription } from '#shop/events.ts';
import type { FormDeps } from '../deps.ts';
import type { SendFormRefusal } from '../refusals.ts';
import { type FormDefinition, fieldKey, keyedFields, optionValue } from '../rules/form-definition.ts';
import {
  type Answered,
  answersText,
  type FileFacts,
  readAnswers,
  type SentAnswers,
  unknownKey,
} from '../rules/read-answers.ts';
import { HEAD_BYTES, trueType } from '../rules/true-type.ts';
import { saveDelivery } from '../store/deliveries.ts';
import { saveEntry, saveFile } from '../store/entries.ts';
import { refuseSender, senderOf } from './accept-sender.ts';

/** An uploaded file, named by the sender. */
export type SentFile = Readonly<{ fileName: string; upload: UploadedFile }>;

/** What is sent from a form of a page. */
export type SentForm = Readonly<{
  values: ReadonlyMap<string, readonly string[]>;
  files: ReadonlyMap<string, readonly SentFile[]>;
  /** '' if the page could not request one. */
  token: string;
  /** The digest of the form's definition when the page was printed. */
  definition: string;
  /** The value of the honeypot field. */
  trap: string;
  language: Language;
  /** The client address. */
  address: string;
}>;

/** What to do once an entry is stored. */
export type AfterSending = Readonly<{
  /** The recipient of the mail about it; '' for the shop's own address, null for no mail. */
  mailTo: string | null;
  /** Whether its sender gets a mail as well. */
  isConfirmed: boolean;
  /** The list that consenting senders are subscribed to; '' for none. */
  list: string;
  /** The address that is called with each entry; '' for none. */
  webhook: string;
  /** Entries are stored as done: staff need not handle them. */
  isDone: boolean;
}>;

const FILE_NAME_MAX = 150;

/** A digest of the form's fields, which the page sends back: a different one means that the form has changed. */
export function digestOf(signature: Signature, { name, fields }: FormDefinition): string {
  const requested = fields.map(({ type, label, options, ...field }, index) => [
    ...[fieldKey(field, index), type, label.en, label.ar ?? '', field.isRequired, options.map(optionValue)],
    ...[field.least, field.most, field.dates, field.kinds, field.megabytes, field.value],
    ...[field.onlyIf, field.onlyIfValue, field.isSubscription],
  ]);
  return signature.digest(`definition|${JSON.stringify([name, requested])}`);
}

/** The day in the shop's time zone, `2026-01-31`. */
function dayOf(now: Instant, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
}

type Received = FileFacts & Pick<SentFile, 'upload'>;

/** Reads what the files are, but not more of them. */
async function withTypes(
  { readUpload }: FormDeps,
  { values, files }: SentForm,
): Promise<SentAnswers<Received>> {
  const read = [...files].map(async ([key, sent]) => {
    const facts = sent.map(async ({ fileName, upload }) => ({
      fileName: cutText(fileName.split(/[/\\]/).at(-1) ?? '', FILE_NAME_MAX),
      size: upload.size,
      type: trueType(await readUpload(upload, HEAD_BYTES)),
      upload,
    }));
    return [key, await Promise.all(facts)] as const;
  });
  return { values, files: new Map(await Promise.all(read)) };
}

/** Stores the files of an entry one after the other: no more than one is in memory. */
async function storeFiles(
  { readUpload }: FormDeps,
  tx: Tx,
  { id, answered: { files } }: Pick<Accepted, 'answered'> & { id: FormEntryId },
): Promise<void> {
  for (const { key, file } of files) {
    const { fileName, type, upload } = file;
    const content = await readUpload(upload);
    await saveFile(tx, id, { key, fileName, mediaType: type ?? 'application/octet-stream', content });
  }
}

/** The newsletter subscription of a sender who consented; null without consent, email or list. */
function subscriptionOf(
  { name, title }: FormDefinition,
  { person: { email }, subscription: consent }: Answered<Received>,
  { list, language }: Pick<AfterSending, 'list'> & Pick<SentForm, 'language'>,
): RequestedSubscription | null {
  if (list === '' || email === '' || consent === '') return null;
  return { email, list, language, consent, source: title.en || name };
}

/** Parses the answers, or refuses the form. */
async function readForm(
  deps: FormDeps,
  form: FormDefinition,
  sent: SentForm,
): Promise<Outcome<Answered<Received>, SendFormRefusal>> {
  const fields = keyedFields(form.fields);
  const received = await withTypes(deps, sent);
  if (sent.definition !== digestOf(deps.signature, form)) return refuse({ code: 'forms.changed' });
  const field = unknownKey(fields, received);
  if (field !== null) return refuse({ code: 'forms.unknown-field', field: cutText(field, 100) });
  const today = dayOf(deps.clock(), deps.zone);
  const read = readAnswers(fields, received, { language: sent.language, today });
  return read.ok ? done(read.answered) : refuse({ code: 'forms.wrong-answers', problems: read.problems });
}

/**
 * Stores an entry of a form of a published document, with its files, and queues mails and webhooks, in one
 * transaction. A filled honeypot gets the usual answer; the entry is stored as spam, and nothing is queued. The same
 * form sent twice from one page is one entry.
 *
 * Refusals: `forms.changed`, `forms.unknown-field`, `forms.wrong-answers`, `forms.unconfirmed` for a page that had no
 * token (without scripts), `forms.too-quick`, `forms.stale`, `forms.too-many`.
 * Source: FM-05, FM-06, WG-20
 */
export function sendForm(deps: FormDeps) {
  const { clock, signature } = deps;
  return async (
    form: FormDefinition,
    sent: SentForm,
    after: AfterSending,
  ): Promise<Outcome<null, SendFormRefusal>> => {
    const read = await readForm(deps, form, sent);
    if (!read.ok) return read;
    if (sent.token === '') return refuse({ code: 'forms.unconfirmed' });
    const now = clock();
    const sender = senderOf(signature, sent.address);
    const held = await refuseSender(deps, { token: sent.token, sender }, now);
    if (held !== null) return refuse(held);
    await store(deps, { form, sent, after, answered: read.value, sender, now });
    return done(null);
  };
}

type Accepted = Readonly<{
  form: FormDefinition;
  sent: SentForm;
  after: AfterSending;
  answered: Answered<Received>;
  sender: string;
  now: Instant;
}>;

function statusOf({ sent, after }: Accepted): string {
  if (sent.trap !== '') return 'spam';
  return after.isDone ? 'done' : 'new';
}

/** Stores an entry once, with what follows; nothing follows spam. */
async function store(deps: FormDeps, accepted: Accepted): Promise<void> {
  const { form, sent, answered, sender, now } = accepted;
  const { answers, person, consentText } = answered;
  const status = statusOf(accepted);
  const digest = deps.signature.digest(JSON.stringify([sent.token, form.name, answers]));
  await deps.db.transaction().execute(async (tx) => {
    const id = await saveEntry(tx, {
      ...{ form: form.name, title: form.title.en, answers, ...person, consentText, topic: '' },
      ...{ message: answersText(answers), status, language: sent.language },
      ...{ digest, sender, writtenAt: now },
    });
    if (id === null) return;
    await storeFiles(deps, tx, { id, answered });
    if (status !== 'spam') await follow(deps, tx, { ...accepted, id });
  });
}

/** Queues what follows an entry. */
async function follow(
  { raise }: FormDeps,
  tx: Tx,
  { id, form, sent, after, answered, now }: Accepted & { id: FormEntryId },
): Promise<void> {
  const { mailTo, isConfirmed, list, webhook } = after;
  const subscription = subscriptionOf(form, answered, { list, language: sent.language });
  await raise(tx, 'FormSent', { id, mailTo, isConfirmed, subscription });
  if (webhook !== '')
    await raise(tx, 'WebhookDue', { id: await saveDelivery(tx, { id, url: webhook, now }) });
}
