import { z } from 'zod';
import type { Language } from '#kernel/language.ts';
import type { Problems } from '../refusals.ts';
import { type AddressForm, parseAddress, readAddressDraft } from './address-form.ts';
import { type Draft, emailField, line, neededLine, phoneField, problemsOf } from './fields.ts';

/** The fields of the form by which staff add a customer, except the address. */
export const NEW_CUSTOMER_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'language',
  'note',
  'consent_source',
] as const;

/** The typed values. The address is omitted, or has the fields of `ADDRESS_FIELDS` except name and phone. */
export type NewCustomerDraft = Draft<(typeof NEW_CUSTOMER_FIELDS)[number]> &
  Readonly<{
    address: Readonly<Record<string, string>> | null;
    tags: readonly string[];
    /** Whether they consented to marketing; `consent_source` records how. */
    hasConsent: boolean;
  }>;

export type NewCustomerForm = Readonly<{
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: Language;
  note: string;
  /** How the agreement to marketing was given; null without one. */
  consentSource: string | null;
  address: AddressForm | null;
}>;

const form = z
  .object({
    first_name: neededLine('first-name', 60),
    last_name: line('last-name', 60),
    email: emailField,
    phone: phoneField,
    language: z.enum(['en', 'ar'], 'language-wrong'),
    note: z.string().trim().max(2000, 'staff-note-long'),
    consent_source: line('consent-source', 120),
    hasConsent: z.boolean(),
  })
  .refine(({ hasConsent, consent_source }) => !hasConsent || consent_source !== '', {
    path: ['consent_source'],
    message: 'consent-source-missing',
  });

/** The address of a new customer, with their own name and phone. */
function readAddress({ address, first_name, last_name, phone }: NewCustomerDraft) {
  if (address === null) return null;
  const whole = {
    ...address,
    billing_first_name: first_name,
    billing_last_name: last_name,
    billing_phone: phone,
  };
  return parseAddress({ ...readAddressDraft(new Map(Object.entries(whole))), is_default: '1' });
}

const OWN_NAMES: Readonly<Record<string, string>> = {
  billing_first_name: 'first_name',
  billing_last_name: 'last_name',
  billing_phone: 'phone',
};

/**
 * Validates all fields.
 *
 * @returns problems by field name; those of the address by the names of the address form
 */
export function parseNewCustomer(
  draft: NewCustomerDraft,
): { ok: true; form: NewCustomerForm } | { ok: false; problems: Problems } {
  const parsed = form.safeParse(draft);
  const address = readAddress(draft);
  const ofAddress = address === null || address.ok ? {} : address.problems;
  const problems = {
    ...Object.fromEntries(Object.entries(ofAddress).map(([name, key]) => [OWN_NAMES[name] ?? name, key])),
    ...(parsed.success ? {} : problemsOf(parsed.error)),
  };
  if (!parsed.success || Object.keys(problems).length > 0) return { ok: false, problems };
  const { data } = parsed;
  return {
    ok: true,
    form: {
      firstName: data.first_name,
      lastName: data.last_name,
      email: data.email,
      phone: data.phone,
      language: data.language,
      note: data.note,
      consentSource: data.hasConsent ? data.consent_source : null,
      address: address?.ok ? address.form : null,
    },
  };
}
