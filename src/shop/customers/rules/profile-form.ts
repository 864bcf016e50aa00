import { z } from 'zod';
import type { Language } from '#kernel/language.ts';
import { passwordProblem } from '#shop/identity';
import type { Customer } from '../customer.ts';
import type { Problems } from '../refusals.ts';
import {
  type Draft,
  digitsOf,
  emailField,
  line,
  neededLine,
  phoneField,
  problemsOf,
  readFields,
} from './fields.ts';

/** The fields of an account's details, by the names that WooCommerce's clients know. Source: WIRE §11 */
export const PROFILE_FIELDS = [
  'account_first_name',
  'account_last_name',
  'account_display_name',
  'account_email',
  'account_phone',
  'account_company',
  'account_trn',
  'account_language',
  'account_marketing',
  'password_current',
  'password_1',
  'password_2',
] as const;

export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type ProfileDraft = Draft<ProfileField>;

export type ProfileForm = Readonly<{
  firstName: string;
  lastName: string;
  displayName: string;
  email: string;
  phone: string;
  company: string;
  trn: string;
  language: Language;
  wantsOffers: boolean;
  /** Null: the password stays. */
  password: Readonly<{ current: string; next: string }> | null;
}>;

const form = z.object({
  account_first_name: neededLine('first-name', 60),
  account_last_name: line('last-name', 60),
  account_display_name: line('display-name', 60),
  account_email: emailField,
  account_phone: phoneField,
  account_company: line('company', 120),
  account_trn: z
    .string()
    .transform(digitsOf)
    .refine((text) => text === '' || /^\d{15}$/.test(text), 'trn-wrong'),
  account_language: z.enum(['en', 'ar'], 'language-wrong'),
  account_marketing: z.string(),
});

export function readProfileDraft(sent: { get: (name: string) => unknown }): ProfileDraft {
  return readFields(PROFILE_FIELDS, sent);
}

/** A customer as the form shows them; passwords are never shown. */
export function toProfileDraft(customer: Customer): ProfileDraft {
  return {
    account_first_name: customer.firstName,
    account_last_name: customer.lastName,
    account_display_name: customer.displayName,
    account_email: customer.email,
    account_phone: customer.phone,
    account_company: customer.company,
    account_trn: customer.trn,
    account_language: customer.language,
    account_marketing: customer.consent === null ? '' : '1',
    password_current: '',
    password_1: '',
    password_2: '',
  };
}

/** What is wrong with a password that is typed twice, by the names of the two fields. */
export function newPasswordProblems(first: string, second: string, email: string): Problems {
  const problem = passwordProblem(first, email);
  if (problem !== null) return { password_1: problem };
  return first === second ? {} : { password_2: 'password-differs' };
}

function passwordProblems(draft: ProfileDraft): Problems {
  const { password_current: current, password_1: first, password_2: second } = draft;
  // The old password alone proves a new mail address.
  if (first === '' && second === '') return {};
  const missing: Problems = current === '' ? { password_current: 'password-current-missing' } : {};
  return { ...missing, ...newPasswordProblems(first, second, draft.account_email) };
}

/** Checks everything at once. */
export function parseProfile(
  draft: ProfileDraft,
): { ok: true; form: ProfileForm } | { ok: false; problems: Problems } {
  const parsed = form.safeParse(draft);
  const problems = {
    ...(parsed.success ? {} : problemsOf(parsed.error)),
    ...passwordProblems(draft),
  };
  if (!parsed.success || Object.keys(problems).length > 0) return { ok: false, problems };
  const { data } = parsed;
  return {
    ok: true,
    form: {
      firstName: data.account_first_name,
      lastName: data.account_last_name,
      displayName: data.account_display_name,
      email: data.account_email,
      phone: data.account_phone,
      company: data.account_company,
      trn: data.account_trn,
      language: data.account_language,
      wantsOffers: data.account_marketing === '1',
      password: draft.password_1 === '' ? null : { current: draft.password_current, next: draft.password_1 },
    },
  };
}
