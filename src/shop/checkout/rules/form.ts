import { z } from 'zod';
import { parseMobile, toWesternDigits } from '#kernel/address/phone.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { EMIRATES } from '#shop/shipping';

/** The checkout fields, with WooCommerce's names. */
export const FIELDS = {
  phone: 'billing_phone',
  email: 'billing_email',
  /** Consent to abandoned cart emails; the value is the language. */
  remind: 'cart_reminder',
  firstName: 'billing_first_name',
  lastName: 'billing_last_name',
  emirate: 'billing_state',
  area: 'billing_city',
  street: 'billing_address_1',
  building: 'billing_address_2',
  unit: 'billing_unit',
  landmark: 'billing_landmark',
  makani: 'billing_makani',
  note: 'order_comments',
  company: 'billing_company',
  trn: 'billing_trn',
  delivery: 'shipping_method[0]',
  slot: 'delivery_slot',
  payment: 'payment_method',
  giftWrap: 'gift_wrap',
  giftMessage: 'gift_message',
  keepAddress: 'keep_address',
  age: 'age_confirmed',
  terms: 'terms',
} as const;

export type Field = keyof typeof FIELDS;
/** Values as typed; checkboxes are '1' or ''. */
export type CheckoutDraft = Readonly<Record<Field, string>>;
/** Why a field is invalid: a key below `checkout:errors`. */
export type FieldProblem = `${Field}-missing` | `${Field}-wrong` | `${Field}-long`;
export type FieldProblems = Partial<Record<Field, FieldProblem>>;

const required = (field: Field, longest: number) =>
  z.string().trim().min(1, `${field}-missing`).max(longest, `${field}-long`);
const optional = (field: Field, longest: number) => z.string().trim().max(longest, `${field}-long`);
const ticked = (field: Field) => z.literal('1', `${field}-missing`);

const form = z.object({
  email: required('email', 254).pipe(z.email('email-wrong')),
  phone: required('phone', 40).transform((text, context) => {
    const mobile = parseMobile(text);
    if (mobile === null) context.addIssue({ code: 'custom', message: 'phone-wrong' });
    return mobile ?? '';
  }),
  firstName: required('firstName', 60),
  lastName: required('lastName', 60),
  building: required('building', 120),
  unit: optional('unit', 40).transform(toWesternDigits),
  street: required('street', 160),
  area: required('area', 80),
  emirate: z.string().transform((text, context) => {
    const emirate = EMIRATES.find((code) => code === text);
    if (emirate === undefined) context.addIssue({ code: 'custom', message: 'emirate-missing' });
    return emirate ?? EMIRATES[0];
  }),
  landmark: optional('landmark', 160),
  makani: optional('makani', 20)
    .transform((text) => toWesternDigits(text).replace(/\s+/g, ' '))
    .refine((text) => text === '' || /^\d{5} ?\d{5}$/.test(text), 'makani-wrong'),
  note: optional('note', 1000),
  company: optional('company', 120),
  trn: optional('trn', 40)
    .transform((text) => toWesternDigits(text).replace(/[\s-]+/g, ''))
    .refine((text) => text === '' || /^\d{15}$/.test(text), 'trn-wrong'),
  delivery: required('delivery', 60),
  slot: optional('slot', 40),
  payment: required('payment', 40),
  giftWrap: z.string(),
  giftMessage: optional('giftMessage', 500),
  keepAddress: z.string(),
  age: z.string(),
  terms: ticked('terms'),
});

/** The validated form: trimmed, with a normalised phone number. */
export type CheckoutForm = z.infer<typeof form>;

/** Reads the submitted fields; a missing checkbox counts as unticked. */
export function readDraft(sent: { get: (name: string) => unknown }): CheckoutDraft {
  const entries = Object.entries(FIELDS).map(([field, name]) => {
    const value = sent.get(name);
    return [field, typeof value === 'string' ? cutText(value, 2000) : ''];
  });
  return Object.fromEntries(entries) as CheckoutDraft;
}

export const EMPTY_DRAFT: CheckoutDraft = readDraft({ get: () => '' });

export type CheckedDraft = { ok: true; form: CheckoutForm } | { ok: false; problems: FieldProblems };

function problemsIn(error: z.ZodError | undefined): FieldProblems {
  const problems: FieldProblems = {};
  for (const issue of error?.issues ?? []) {
    const field = issue.path[0] as Field;
    problems[field] ??= issue.message as FieldProblem;
  }
  return problems;
}

const contact = form.pick({ email: true, firstName: true, lastName: true, terms: true });

/** Who pays for something that is not delivered. */
export type CheckedContact =
  | { ok: true; form: z.infer<typeof contact> }
  | { ok: false; problems: FieldProblems };

/** Validates the fields of an order of which nothing is delivered: who pays, and the terms. */
export function checkContact(draft: CheckoutDraft): CheckedContact {
  const parsed = contact.safeParse(draft);
  return parsed.success ? { ok: true, form: parsed.data } : { ok: false, problems: problemsIn(parsed.error) };
}

/**
 * Validates all fields.
 *
 * @param asksAge whether the basket requires the age confirmation
 */
export function checkDraft(draft: CheckoutDraft, asksAge: boolean): CheckedDraft {
  const parsed = form.safeParse(draft);
  const problems = problemsIn(parsed.error);
  if (draft.trn.trim() !== '' && draft.company.trim() === '') problems.company ??= 'company-missing';
  if (asksAge && draft.age !== '1') problems.age = 'age-missing';
  if (parsed.success && Object.keys(problems).length === 0) return { ok: true, form: parsed.data };
  return { ok: false, problems };
}
