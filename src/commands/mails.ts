import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseOrderId } from '#kernel/ids.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { MAIL_PARTS, type MailRefusal, type MailWords } from '#shop/mails';
import { type Command, type CommandContext, type ExitCode, WRONG_CALL } from './command.ts';

const USAGE = `npm run mails -- list | show TEMPLATE | reset TEMPLATE [--language ar]
npm run mails -- set TEMPLATE [--language ar] [--subject TEXT --teaser TEXT --heading TEXT --opening TEXT --closing TEXT]
npm run mails -- preview TEMPLATE FILE.html [--language ar] [--order NUMBER] [options of 'set']
npm run mails -- log [--to ADDRESS --status waiting|sent|failed --template NAME --order NUMBER] | resend NUMBER
    edits the email templates, in English by default; {{names}} are placeholders. 'preview' renders an email for a
    sample order or a real one; 'log' lists sent emails, newest first; 'resend' sends one again.`;

const ACTOR = 'command';
const TEXT = { type: 'string' } as const;
const OPTIONS = {
  language: TEXT,
  order: TEXT,
  to: TEXT,
  status: TEXT,
  template: TEXT,
  subject: TEXT,
  teaser: TEXT,
  heading: TEXT,
  opening: TEXT,
  closing: TEXT,
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
type Called = { runtime: CommandContext; words: readonly string[]; values: Values; language: Language };
type Step = (called: Called) => Promise<ExitCode>;

function printRefusal({ out }: CommandContext, refusal: MailRefusal): number {
  const facts = { ...refusal, ...('allowed' in refusal ? { allowed: refusal.allowed.join(', ') } : {}) };
  out.write(`${wordsIn('en')(refusalKey(refusal.code), facts)}\n`);
  return 1;
}

function typedWords(values: Values): Partial<MailWords> {
  return Object.fromEntries(
    MAIL_PARTS.flatMap((part) => {
      const text = values[part];
      // Line breaks are hard to type in a shell.
      return text === undefined ? [] : [[part, text.replaceAll('\\n', '\n')]];
    }),
  );
}

const list: Step = async ({ runtime: { shop, out } }) => {
  for (const { template, placeholders, changed } of await shop.mails.list()) {
    const note = changed.length === 0 ? '' : `  changed: ${changed.join(', ')}`;
    out.write(`${template}  ${placeholders.map((name) => `{{${name}}}`).join(' ')}${note}\n`);
  }
  return 0;
};

const show: Step = async ({ runtime, words: [name = ''], language }) => {
  const read = await runtime.shop.mails.read(name, language);
  if (read === null) return printRefusal(runtime, { code: 'mails.unknown-template' });
  for (const part of MAIL_PARTS)
    runtime.out.write(`${part}${read.changed.includes(part) ? ' (changed)' : ''}: ${read.words[part]}\n`);
  for (const { at, actor, words } of read.history)
    runtime.out.write(
      `  ${at.toISOString()}  ${actor}  ${Object.keys(words).join(', ') || 'default text'}\n`,
    );
  return 0;
};

const set: Step = async ({ runtime, words: [name = ''], values, language }) => {
  const saved = await runtime.shop.mails.save(name, language, { words: typedWords(values), actor: ACTOR });
  return saved.ok ? 0 : printRefusal(runtime, saved.refusal);
};

const reset: Step = async ({ runtime, words: [name = ''], language }) => {
  const done = await runtime.shop.mails.reset(name, language, ACTOR);
  return done.ok ? 0 : printRefusal(runtime, done.refusal);
};

const preview: Step = async ({ runtime, words: [template = '', file = ''], values, language }) => {
  if (file === '') return WRONG_CALL;
  const orderId = values.order === undefined ? undefined : parseOrderId(values.order);
  if (orderId === null) return printRefusal(runtime, { code: 'mails.unknown-order' });
  const words = typedWords(values);
  const printed = await runtime.shop.mails.preview({ template, language, orderId, words });
  if (!printed.ok) return printRefusal(runtime, printed.refusal);
  await writeFile(resolve(file), printed.value.html, { mode: 0o600 });
  runtime.out.write(`${printed.value.subject}\n\n${printed.value.plain}\n`);
  return 0;
};

const log: Step = async ({ runtime: { shop, out }, values }) => {
  const status = (['waiting', 'sent', 'failed'] as const).find((one) => one === values.status);
  const { mails } = await shop.mails.log.list({
    kind: values.template,
    recipient: values.to,
    status,
    orderId: values.order === undefined ? undefined : (parseOrderId(values.order) ?? 0),
  });
  for (const { id, createdAt, kind, recipient, subject, lastError, ...mail } of mails) {
    const facts = [id, createdAt.toISOString(), mail.status, kind, recipient, subject, lastError];
    out.write(`${facts.filter((fact) => fact !== '').join('  ')}\n`);
  }
  return 0;
};

const resend: Step = async ({ runtime, words: [number = ''] }) => {
  const sent = await runtime.shop.mails.log.resend(/^\d{1,15}$/.test(number) ? Number(number) : 0);
  if (!sent.ok) return printRefusal(runtime, sent.refusal);
  runtime.out.write(`Email ${sent.value.id} queued.\n`);
  return 0;
};

const STEPS: ReadonlyMap<string, Step> = new Map([
  ['list', list],
  ['show', show],
  ['set', set],
  ['reset', reset],
  ['preview', preview],
  ['log', log],
  ['resend', resend],
]);

/** `npm run mails`: mail templates and the mail log. */
export const mails: Command = {
  name: 'mails',
  usage: USAGE,
  run: async (args, runtime) => {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [action = '', ...words] = positionals;
    const step = STEPS.get(action);
    const language = LANGUAGES.find((one) => one === (values.language ?? 'en'));
    return step === undefined || language === undefined
      ? WRONG_CALL
      : step({ runtime, words, values, language });
  },
};
