import { z } from 'zod';
import { cutText } from '#kernel/text/cut-text.ts';

/** Topics of a message. */
export const TOPICS = ['order', 'guarantee', 'advice', 'other'] as const;

/** Field names of the form. */
export const CONTACT_FIELDS = {
  name: 'contact_name',
  email: 'contact_email',
  phone: 'contact_phone',
  topic: 'contact_topic',
  message: 'contact_message',
  consent: 'contact_consent',
} as const;
/** The honeypot field; hidden from people. */
export const TRAP_FIELD = 'contact_fax';
/** The signed time at which the form was rendered. */
export const TOKEN_FIELD = 'contact_token';

export type ContactField = keyof typeof CONTACT_FIELDS;
/** Values as typed; the checkbox is '1' or ''. */
export type ContactDraft = Readonly<Record<ContactField, string>>;
/** Why a field is invalid: a key below `contact:errors`. */
export type ContactProblem = `${ContactField}-${'missing' | 'wrong' | 'short' | 'long'}`;
export type ContactProblems = Partial<Record<ContactField, ContactProblem>>;

const LONGEST_TYPED = 5000;

const ARABIC_DIGITS = /[\u0660-\u0669]/g;

function toWesternDigits(text: string): string {
  return text.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) - 0x06_60));
}

const form = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'name-missing')
    .max(100, 'name-long')
    .regex(/^[^<>\p{Cc}]*$/u, 'name-wrong'),
  email: z.string().trim().min(1, 'email-missing').max(254, 'email-long').pipe(z.email('email-wrong')),
  phone: z
    .string()
    .trim()
    .transform(toWesternDigits)
    .refine((text) => text === '' || /^\+?\d[\d\s()-]{5,24}$/.test(text), 'phone-wrong'),
  topic: z.enum(TOPICS, 'topic-missing'),
  message: z
    .string()
    .trim()
    .min(1, 'message-missing')
    .min(10, 'message-short')
    .max(4000, 'message-long')
    // Removes control characters except tabs and line breaks.
    .transform((text) => text.replaceAll('\r\n', '\n').replace(/[^\P{Cc}\n\t]/gu, '')),
  consent: z.literal('1', 'consent-missing'),
});

/** The validated form. */
export type ContactForm = z.infer<typeof form>;

/** Reads the submitted fields; a missing checkbox is unticked. */
export function readContactDraft(sent: { get: (name: string) => unknown }): ContactDraft {
  const typed = (field: ContactField) => {
    const value = sent.get(CONTACT_FIELDS[field]);
    return typeof value === 'string' ? cutText(value, LONGEST_TYPED) : '';
  };
  return {
    name: typed('name'),
    email: typed('email'),
    phone: typed('phone'),
    topic: typed('topic'),
    message: typed('message'),
    consent: typed('consent'),
  };
}

export const EMPTY_CONTACT: ContactDraft = readContactDraft({ get: () => '' });

function isField(name: unknown): name is ContactField {
  return typeof name === 'string' && Object.hasOwn(CONTACT_FIELDS, name);
}

/** Validates all fields; reports the first problem of each. */
export function parseContact(
  draft: ContactDraft,
): { ok: true; form: ContactForm } | { ok: false; problems: ContactProblems } {
  const parsed = form.safeParse(draft);
  if (parsed.success) return { ok: true, form: parsed.data };
  const problems: ContactProblems = {};
  for (const { path, message } of parsed.error.issues) {
    const [field] = path;
    if (isField(field)) problems[field] ??= message as ContactProblem;
  }
  return { ok: false, problems };
}
