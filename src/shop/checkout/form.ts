import { z } from 'zod';
import { cutText } from '#kernel/cut-text.ts';
import { parseMobile, toWesternDigits } from '#kernel/phone.ts';
import { EMIRATES } from '#shop/shipping';

/** What the checkout asks, by the names that WooCommerce's clients know. */
export const FIELDS = {
  phone: 'billing_phone',
  email: 'billing_email',
  /** Ticked to be reminded of a cart that is left; the value is the language. */
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
  keepAddress: 'keep_address',
  age: 'age_confirmed',
  terms: 'terms',
} as const;

export type Field = keyof typeof FIELDS;
/** Everything as it was typed; boxes are '1' or ''. */
export type CheckoutDraft = Readonly<Record<Field, string>>;
/** Why a field cannot be taken: a key below `checkout:errors`. */
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
  keepAddress: z.string(),
  age: z.string(),
  terms: ticked('terms'),
});

/** What the shop goes on with: trimmed, the number in one form. */
export type CheckoutForm = z.infer<typeof form>;

/** Reads what was typed; boxes that were not sent count as not ticked. */
export function readDraft(sent: { get: (name: string) => unknown }): CheckoutDraft {
  const entries = Object.entries(FIELDS).map(([field, name]) => {
    const value = sent.get(name);
    return [field, typeof value === 'string' ? cutText(value, 2000) : ''];
  });
  return Object.fromEntries(entries) as CheckoutDraft;
}

export const EMPTY_DRAFT: CheckoutDraft = readDraft({ get: () => '' });

export type CheckedDraft = { ok: true; form: CheckoutForm } | { ok: false; problems: FieldProblems };

/**
 * Checks everything at once.
 *
 * @param asksAge whether the basket holds goods that need the age confirmed
 */
export function checkDraft(draft: CheckoutDraft, asksAge: boolean): CheckedDraft {
  const parsed = form.safeParse(draft);
  const problems: FieldProblems = {};
  for (const issue of parsed.error?.issues ?? []) {
    const field = issue.path[0] as Field;
    problems[field] ??= issue.message as FieldProblem;
  }
  if (draft.trn.trim() !== '' && draft.company.trim() === '') problems.company ??= 'company-missing';
  if (asksAge && draft.age !== '1') problems.age = 'age-missing';
  if (parsed.success && Object.keys(problems).length === 0) return { ok: true, form: parsed.data };
  return { ok: false, problems };
}
