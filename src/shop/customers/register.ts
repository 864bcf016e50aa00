import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Draft, emailField, line, problemsOf, readFields } from './fields.ts';
import type { Count, Limits } from './limits.ts';
import type { CustomerNeeds } from './needs.ts';
import type { CustomerRefusal } from './refusals.ts';

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

export type Asking = Readonly<{ language: Language; address: string }>;
type LetterNeeds = Pick<CustomerNeeds, 'db' | 'letterWanted'>;

/** Where an agreement was given. */
const FROM_FORM = 'register';

/**
 * Somebody wants an account: a mail brings the link by which they choose a password. The answer is the same for an address
 * that has one already; its owner is told by mail.
 *
 * Refusals: `customers.wrong-fields`, `customers.too-many`.
 * Source: SV-05
 */
export function register({ db, letterWanted }: LetterNeeds, limits: Limits) {
  return async (
    draft: RegisterDraft,
    { language, address }: Asking,
  ): Promise<Outcome<{ email: string }, CustomerRefusal>> => {
    const parsed = form.safeParse(draft);
    if (!parsed.success)
      return refuse({ code: 'customers.wrong-fields', problems: problemsOf(parsed.error) });
    const { email, first_name, last_name, marketing } = parsed.data;
    const seconds = await limits.take(letterCounts(email, address));
    if (seconds !== null) return refuse({ code: 'customers.too-many', seconds });
    await letterWanted(db, {
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
    return done({ email });
  };
}

function letterCounts(email: string, address: string): Count[] {
  return [
    ['letter', email],
    ['letter-place', address],
  ];
}

/**
 * Somebody has lost their password: when the address has an account, a mail brings the way to a new one.
 *
 * Refusals: `customers.wrong-fields`, `customers.too-many`.
 * Source: SV-05
 */
export function askForReset({ db, letterWanted }: LetterNeeds, limits: Limits) {
  return async (
    typed: string,
    { language, address }: Asking,
  ): Promise<Outcome<{ email: string }, CustomerRefusal>> => {
    const parsed = z.object({ user_login: emailField }).safeParse({ user_login: typed });
    if (!parsed.success)
      return refuse({ code: 'customers.wrong-fields', problems: problemsOf(parsed.error) });
    const email = parsed.data.user_login;
    const seconds = await limits.take(letterCounts(email, address));
    if (seconds !== null) return refuse({ code: 'customers.too-many', seconds });
    await letterWanted(db, { kind: 'reset', id: randomUUID(), email, language });
    return done({ email });
  };
}
