import { z } from 'zod';
import { parseMobile, toWesternDigits } from '#kernel/address/phone.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import type { Problems } from '../refusals.ts';

/** Typed values by field name; a box is '1' or ''. */
export type Draft<Name extends string> = Readonly<Record<Name, string>>;

const LONGEST_TYPED = 2000;

/** Reads the named fields of a form; what was not sent is empty. */
export function readFields<Name extends string>(
  names: readonly Name[],
  sent: { get: (name: string) => unknown },
): Draft<Name> {
  const entries = names.map((name) => {
    const value = sent.get(name);
    return [name, typeof value === 'string' ? cutText(value, LONGEST_TYPED) : ''];
  });
  return Object.fromEntries(entries) as Draft<Name>;
}

const PLAIN = /^[^<>\p{Cc}]*$/u;

/** One line of text without signs that no name or street has. */
export function line(what: string, longest: number) {
  return z.string().trim().max(longest, `${what}-long`).regex(PLAIN, `${what}-wrong`);
}

export function neededLine(what: string, longest: number) {
  return z
    .string()
    .trim()
    .min(1, `${what}-missing`)
    .max(longest, `${what}-long`)
    .regex(PLAIN, `${what}-wrong`);
}

const LONGEST_EMAIL = 254;

export const emailField = z
  .string()
  .trim()
  .min(1, 'email-missing')
  .max(LONGEST_EMAIL, 'email-long')
  .pipe(z.email('email-wrong'));

/** A UAE mobile number, or nothing. @returns `+971…` or '' */
export const phoneField = z.string().transform((typed, context) => {
  if (typed.trim() === '') return '';
  const mobile = parseMobile(typed);
  if (mobile === null) context.addIssue({ code: 'custom', message: 'phone-wrong' });
  return mobile ?? '';
});

/** Digits in any script as Western digits, without separators. */
export const digitsOf = (typed: string): string => toWesternDigits(typed).replace(/[\s.\-\u200e\u200f]/g, '');

/** The first thing wrong with each field, by its name. */
export function problemsOf(error: z.ZodError): Problems {
  const problems: Record<string, string> = {};
  for (const { path, message } of error.issues) problems[String(path[0])] ??= message;
  return problems;
}
