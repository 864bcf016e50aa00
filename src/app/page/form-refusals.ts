import { MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import type { FormRefusal } from '#shop/forms';

/** The status that each "no" of a form is answered with; the form comes back with everything typed. */
export const formRefusalStatus = {
  'forms.wrong-fields': 422,
  'forms.too-quick': 422,
  'forms.stale': 422,
  'forms.too-many': 429,
} satisfies Record<FormRefusal['code'], number>;

/** Headers of the same answer: a machine is told when to come back. */
export function formRefusalHeaders(refusal: FormRefusal): Record<string, string> {
  return refusal.code === 'forms.too-many'
    ? { 'retry-after': String((refusal.minutes * MINUTE_MS) / SECOND_MS) }
    : {};
}
