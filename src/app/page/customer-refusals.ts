import { data } from 'react-router';
import { MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import type { CustomerRefusal, Problems } from '#shop/customers';
import type { Visit } from '../context.ts';
import { formStatus } from './form-status.ts';

/** A refused form. */
export type FormAnswer<Form extends string, Draft> = {
  form: Form;
  draft: Draft;
  problems: Problems;
  /** The message for the whole form; null if errors are at fields only. */
  refusal: string | null;
};

const IN_SECONDS = 90;

/** The message of a refusal for the whole form; null if errors are at fields only. */
export function refusalSentence(refusal: CustomerRefusal, { language }: Visit): string | null {
  const t = wordsIn(language);
  if (refusal.code === 'customers.wrong-fields') return null;
  if (refusal.code === 'customers.too-many') {
    const { seconds } = refusal;
    const minutes = Math.ceil((seconds * SECOND_MS) / MINUTE_MS);
    return seconds <= IN_SECONDS
      ? t(refusalKey('customers.too-many'), { count: seconds, seconds })
      : t(refusalKey('customers.too-many-minutes'), { count: minutes, minutes });
  }
  const limit = refusal.code === 'customers.too-many-addresses' ? refusal.limit : 0;
  return t(refusalKey(refusal.code), { limit });
}

/** A submitted form: its name within the page, and the typed values. */
export type SentForm<Form extends string, Draft> = { form: Form; draft: Draft; visit: Visit };

/** The form with typed values and errors; sets Retry-After for rate limits. */
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
  return data(answer, { status: formStatus(refusal.code), headers });
}

export const STALE_FORM: CustomerRefusal = { code: 'customers.stale-form' };

/** Adds a notice for the next page: the form's nonce has expired, submit it again. */
export function addStaleFormNotice({ account }: Pick<Visit, 'account'>): Promise<void> {
  return account.addNotice({ kind: 'error', message: refusalKey(STALE_FORM.code), facts: {} });
}
