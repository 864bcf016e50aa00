import { data } from 'react-router';
import { MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import { wordsIn } from '#messages';
import type { CustomerRefusal, Problems } from '#shop/customers';
import type { Visit } from '../context.ts';

/** The status that each "no" of an account is answered with; forms come back with everything typed. Source: WIRE §11 */
export const customerRefusalStatus = {
  'customers.wrong-fields': 200,
  'customers.wrong-sign-in': 200,
  'customers.too-many': 429,
  'customers.stale-link': 200,
  'customers.wrong-password': 200,
  'customers.wrong-code': 200,
  'customers.email-taken': 200,
  'customers.too-many-addresses': 200,
  'customers.unknown-address': 404,
  'customers.unknown-customer': 404,
  'customers.no-match': 200,
  'customers.not-confirmed': 200,
  'customers.same-customer': 200,
  'customers.stale-form': 200,
} satisfies Record<CustomerRefusal['code'], number>;

/** A form as it came back. */
export type FormAnswer<Form extends string, Draft> = {
  form: Form;
  draft: Draft;
  problems: Problems;
  /** The sentence for what no field is to blame for. */
  refusal: string | null;
};

const IN_SECONDS = 90;

/** The sentence for a refusal that no field is to blame for. */
export function refusalSentence(refusal: CustomerRefusal, { language }: Visit): string | null {
  const t = wordsIn(language);
  if (refusal.code === 'customers.wrong-fields') return null;
  if (refusal.code === 'customers.too-many') {
    const { seconds } = refusal;
    const minutes = Math.ceil((seconds * SECOND_MS) / MINUTE_MS);
    return seconds <= IN_SECONDS
      ? t('refusals:customers.too-many', { count: seconds, seconds })
      : t('refusals:customers.too-many-minutes', { count: minutes, minutes });
  }
  const limit = refusal.code === 'customers.too-many-addresses' ? refusal.limit : 0;
  return t(`refusals:${refusal.code}`, { limit });
}

/** A form that was sent: which one of its page, and what was typed. */
export type SentForm<Form extends string, Draft> = { form: Form; draft: Draft; visit: Visit };

/** The form again, with all that was typed and what is wrong with it; a machine is told when to come back. */
export function refusedForm<Form extends string, Draft>(
  { form, draft, visit }: SentForm<Form, Draft>,
  refusal: CustomerRefusal,
) {
  const answer: FormAnswer<Form, Draft> = {
    form,
    draft,
    problems: refusal.code === 'customers.wrong-fields' ? refusal.problems : {},
    refusal: refusalSentence(refusal, visit),
  };
  const headers: Record<string, string> =
    refusal.code === 'customers.too-many' ? { 'retry-after': String(refusal.seconds) } : {};
  return data(answer, { status: customerRefusalStatus[refusal.code], headers });
}

export const STALE_FORM: CustomerRefusal = { code: 'customers.stale-form' };
