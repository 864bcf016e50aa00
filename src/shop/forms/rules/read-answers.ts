import { z } from 'zod';
import { parseMobile, toWesternDigits } from '#kernel/address/phone.ts';
import { inLanguage, type Language } from '#kernel/language.ts';
import { type FieldType, isFieldShown, type KeyedField, optionValue } from './form-definition.ts';

/** A sent file with its detected type, e.g. `image/jpeg`; null if it cannot be detected. */
export type FileFacts = Readonly<{ fileName: string; size: number; type: string | null }>;

/** What was sent for a form, by the names of its fields. */
export type SentAnswers<File extends FileFacts = FileFacts> = Readonly<{
  values: ReadonlyMap<string, readonly string[]>;
  files: ReadonlyMap<string, readonly File[]>;
}>;

/** Why an answer is refused. */
export type AnswerProblem =
  | 'missing'
  | 'wrong'
  | 'long'
  | 'range'
  | 'early'
  | 'late'
  | 'large'
  | 'kind'
  | 'several';
export type AnswerProblems = Readonly<Record<string, AnswerProblem>>;

/** An answer in stored form, with the English label. */
export type Answer = Readonly<{ key: string; label: string; type: FieldType; values: readonly string[] }>;

export type Answered<File extends FileFacts> = Readonly<{
  answers: readonly Answer[];
  files: readonly Readonly<{ key: string; file: File }>[];
  /** The sender's contact details, as far as the form has fields for them. */
  person: Readonly<{ name: string; email: string; phone: string }>;
  /** The sentences that were agreed to, as shown. */
  consentText: string;
  /** The consent to the newsletter among the answers; '' for none. */
  subscription: string;
}>;

export const TEXT_MAX = 200;
export const LONG_TEXT_MAX = 4000;
const EMAIL_MAX = 254;
const MEGABYTE = 1024 * 1024;

/** Media types of each kind of file, detected from the content. */
export const TYPES_OF_KIND = {
  picture: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/avif'],
  pdf: ['application/pdf'],
} as const;

type Read = { value: string } | { problem: AnswerProblem };
type FieldContext = Readonly<{ field: KeyedField; today: string }>;

const email = z.email();

function readText(typed: string, most: number): Read {
  // Removes control characters except tabs and line breaks.
  const value = typed.replaceAll('\r\n', '\n').replace(/[^\P{Cc}\n\t]/gu, '');
  return value.length > most ? { problem: 'long' } : { value };
}

function readLine(typed: string): Read {
  return readText(typed.replace(/[\r\n\t]+/g, ' '), TEXT_MAX);
}

function readEmail(typed: string): Read {
  if (typed.length > EMAIL_MAX) return { problem: 'long' };
  return email.safeParse(typed).success ? { value: typed } : { problem: 'wrong' };
}

function readPhone(typed: string): Read {
  const value = parseMobile(typed);
  return value === null ? { problem: 'wrong' } : { value };
}

function readNumber(typed: string, { field: { least, most } }: FieldContext): Read {
  const text = toWesternDigits(typed).replace('٫', '.').replace(/^−/, '-');
  if (!/^-?\d{1,12}(?:\.\d{1,6})?$/.test(text)) return { problem: 'wrong' };
  const number = Number(text);
  return number < least || number > most ? { problem: 'range' } : { value: String(number) };
}

function readDate(typed: string, { field: { dates }, today }: FieldContext): Read {
  if (!z.iso.date().safeParse(typed).success) return { problem: 'wrong' };
  if (dates === 'future' && typed < today) return { problem: 'early' };
  return dates === 'past' && typed > today ? { problem: 'late' } : { value: typed };
}

function readTime(typed: string): Read {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(typed) ? { value: typed } : { problem: 'wrong' };
}

function readOption(typed: string, { field: { options } }: FieldContext): Read {
  return options.some((option) => optionValue(option) === typed) ? { value: typed } : { problem: 'wrong' };
}

const READERS: Readonly<
  Record<Exclude<FieldType, 'file' | 'hidden' | 'step'>, (typed: string, context: FieldContext) => Read>
> = {
  text: readLine,
  'long-text': (typed) => readText(typed, LONG_TEXT_MAX),
  email: readEmail,
  phone: readPhone,
  number: readNumber,
  date: readDate,
  time: readTime,
  choice: readOption,
  choices: readOption,
  consent: (typed) => (typed === '1' ? { value: typed } : { problem: 'wrong' }),
};

type Several = { values: readonly string[] } | { problem: AnswerProblem };

function readTyped(type: keyof typeof READERS, typed: readonly string[], context: FieldContext): Several {
  if (typed.length > 1 && type !== 'choices') return { problem: 'wrong' };
  const read = [...new Set(typed)].map((one) => READERS[type](one, context));
  const wrong = read.find((one) => 'problem' in one);
  return wrong ?? { values: read.flatMap((one) => ('value' in one ? one.value : [])) };
}

function readValues(sent: readonly string[], context: FieldContext): Several {
  const { type, isRequired, value } = context.field;
  if (type === 'hidden') return { values: value === '' ? [] : [value] };
  if (type === 'file' || type === 'step') return { values: [] };
  const typed = sent.map((one) => one.trim()).filter((one) => one !== '');
  if (typed.length > 0) return readTyped(type, typed, context);
  return isRequired ? { problem: 'missing' } : { values: [] };
}

function problemOfFiles(files: readonly FileFacts[], field: KeyedField): AnswerProblem | null {
  const [file, more] = files;
  if (file === undefined) return field.isRequired ? 'missing' : null;
  if (more !== undefined) return 'several';
  if (file.size > field.megabytes * MEGABYTE) return 'large';
  const types: readonly string[] = field.kinds.flatMap((kind) => TYPES_OF_KIND[kind]);
  return file.type !== null && types.includes(file.type) ? null : 'kind';
}

function readFiles(files: readonly FileFacts[], field: KeyedField): Several {
  const problem = problemOfFiles(files, field);
  return problem === null ? { values: files.map(({ fileName }) => fileName) } : { problem };
}

function personOf(answered: readonly Readonly<{ field: KeyedField; values: readonly string[] }>[]) {
  const first = (wanted: (field: KeyedField) => boolean) =>
    answered.find(({ field, values }) => wanted(field) && values.length > 0)?.values[0] ?? '';
  const filled = (part: KeyedField['autofill']) =>
    first(({ type, autofill }) => type === 'text' && autofill === part);
  return {
    name: filled('name') || [filled('given-name'), filled('family-name')].filter(Boolean).join(' '),
    email: first(({ type }) => type === 'email'),
    phone: first(({ type }) => type === 'phone'),
  };
}

/**
 * Parses the answers to a form. Fields that do not apply count as empty.
 *
 * @param today the day in the shop's time zone, `2026-01-31`
 * Source: WG-20, FM-06
 */
export function readAnswers<File extends FileFacts>(
  fields: readonly KeyedField[],
  sent: SentAnswers<File>,
  { language, today }: Readonly<{ language: Language; today: string }>,
): { ok: true; answered: Answered<File> } | { ok: false; problems: AnswerProblems } {
  const valuesOf = (key: string) => sent.values.get(key) ?? [];
  const requested = fields.filter((field) => isFieldShown(field, fields, valuesOf));
  const read = requested.map((field) => {
    const { key, type } = field;
    const files = type === 'file' ? (sent.files.get(key) ?? []) : [];
    const values = type === 'file' ? readFiles(files, field) : readValues(valuesOf(key), { field, today });
    return { field, files, ...values };
  });
  const wrong = read.flatMap((one) => ('problem' in one ? [[one.field.key, one.problem] as const] : []));
  if (wrong.length > 0) return { ok: false, problems: Object.fromEntries(wrong) };
  const answered = read.flatMap((one) => ('values' in one ? one : []));
  const agreed = answered.filter(({ field, values }) => field.type === 'consent' && values.length > 0);
  return {
    ok: true,
    answered: {
      answers: answered.map(({ field: { key, label, type }, values }) => ({
        ...{ key, label: label.en, type, values },
      })),
      files: answered.flatMap(({ field: { key }, files }) => files.map((file) => ({ key, file }))),
      person: personOf(answered),
      consentText: agreed.map(({ field }) => inLanguage(field.label, language)).join('\n'),
      subscription: agreed
        .filter(({ field }) => field.isSubscription)
        .map(({ field }) => inLanguage(field.label, language))
        .join('\n'),
    },
  };
}

/** All answers as text, for lists, searches and mails. */
export function answersText(answers: readonly Answer[]): string {
  return answers
    .filter(({ type, values }) => type !== 'consent' && values.length > 0)
    .map(({ label, values }) => `${label}: ${values.join(', ')}`)
    .join('\n');
}

/** A sent name that no field of the form has; null where all are known. */
export function unknownKey(fields: readonly KeyedField[], { values, files }: SentAnswers): string | null {
  const ofType = (isFile: boolean) =>
    new Set(fields.filter(({ type }) => (type === 'file') === isFile).map(({ key }) => key));
  const [texts, uploads] = [ofType(false), ofType(true)];
  const foreign = [
    ...[...values.keys()].filter((key) => !texts.has(key)),
    ...[...files.keys()].filter((key) => !uploads.has(key)),
  ];
  return foreign[0] ?? null;
}
