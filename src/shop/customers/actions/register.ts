import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { passwordProblem } from '#shop/identity';
import type { CustomerDeps } from '../deps.ts';
import type { CustomerRefusal } from '../refusals.ts';
import { type Draft, emailField, line, problemsOf, readFields } from '../rules/fields.ts';
import type { Count, Limits } from './limits.ts';

export const REGISTER_FIELDS = ['email', 'first_name', 'last_name', 'marketing'] as const;
export type RegisterDraft = Draft<(typeof REGISTER_FIELDS)[number]>;

const form = z.object({
  email: emailField,
  first_name: line('first-name', 60),
  last_name: line('last-name', 60),
  marketing: z.string(),
});

export function readRegisterDraft(sent: { get: (name: string) => unknown }): RegisterDraft {
  return readFields(REGISTER_FIELDS, sent);
}

export type RequestFacts = Readonly<{ language: Language; address: string }>;
type EmailDeps = Pick<CustomerDeps, 'db' | 'raise'>;
type RegisterDeps = EmailDeps & Pick<CustomerDeps, 'identity' | 'seal'>;

/** Where an agreement was given. */
const FROM_FORM = 'register';

function readRegistration(
  draft: RegisterDraft,
  password: string | null,
): Outcome<z.infer<typeof form>, CustomerRefusal> {
  const parsed = form.safeParse(draft);
  const weak = password === null ? null : passwordProblem(password, draft.email);
  const problems = {
    ...(parsed.success ? {} : problemsOf(parsed.error)),
    ...(weak === null ? {} : { reg_password: weak }),
  };
  return parsed.success && weak === null
    ? done(parsed.data)
    : refuse({ code: 'customers.wrong-fields', problems });
}

/**
 * The requested email, and what the browser keeps until the mail's link is opened; null if no password was chosen yet.
 */
export type Registered = Readonly<{ email: string; chosen: string | null }>;

/**
 * Requests an account: a mail with a link creates it. For an email that has an account the answer and its timing are
 * the same, and the owner is notified by mail. A chosen password is stored only in this browser, hashed and sealed,
 * and applies only if the link is opened in it.
 *
 * @param password null when it is chosen after opening the link
 *
 * Refusals: `customers.wrong-fields`, `customers.too-many`.
 * Source: SV-05
 */
export function register({ db, raise, identity, seal }: RegisterDeps, limits: Limits) {
  return async (
    draft: RegisterDraft,
    { language, address, password = null }: RequestFacts & { password?: string | null },
  ): Promise<Outcome<Registered, CustomerRefusal>> => {
    const read = readRegistration(draft, password);
    if (!read.ok) return read;
    const { email, first_name, last_name, marketing } = read.value;
    const tooMany = await limits.take(letterCounts(email, address));
    if (tooMany !== null) return refuse(tooMany);
    const chosen =
      password === null ? null : seal.close(`${email}\n${await identity.passwords.hash(password)}`);
    await raise(db, 'EmailRequested', {
      kind: 'register',
      id: randomUUID(),
      email,
      language,
      registration: {
        firstName: first_name,
        lastName: last_name,
        wantsOffers: marketing === '1',
        source: FROM_FORM,
      },
    });
    return done({ email, chosen });
  };
}

/** The hash of the password chosen in this browser for an email; null without one. */
export function chosenHash(
  { seal }: Pick<CustomerDeps, 'seal'>,
  { chosen, email }: { chosen: string | null; email: string },
): string | null {
  const [whose, hash = ''] = (chosen === null ? null : seal.open(chosen))?.split('\n') ?? [];
  return whose?.toLowerCase() === email.toLowerCase() && hash !== '' ? hash : null;
}

function letterCounts(email: string, address: string): Count[] {
  return [
    ['letter', email],
    ['letter-place', address],
  ];
}

/**
 * Requests a password reset: if the email has an account, a mail with a link is sent.
 *
 * Refusals: `customers.wrong-fields`, `customers.too-many`.
 * Source: SV-05
 */
export function requestPasswordReset({ db, raise }: EmailDeps, limits: Limits) {
  return async (
    typed: string,
    { language, address }: RequestFacts,
  ): Promise<Outcome<{ email: string }, CustomerRefusal>> => {
    const parsed = z.object({ user_login: emailField }).safeParse({ user_login: typed });
    if (!parsed.success)
      return refuse({ code: 'customers.wrong-fields', problems: problemsOf(parsed.error) });
    const email = parsed.data.user_login;
    const tooMany = await limits.take(letterCounts(email, address));
    if (tooMany !== null) return refuse(tooMany);
    await raise(db, 'EmailRequested', { kind: 'reset', id: randomUUID(), email, language });
    return done({ email });
  };
}
