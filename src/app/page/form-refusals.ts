import { MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import type { FormRefusal } from '#shop/forms';

/** Headers of a form that was refused: a machine is told when to come back. */
export function formRefusalHeaders(refusal: FormRefusal): Record<string, string> {
  return refusal.code === 'forms.too-many'
    ? { 'retry-after': String((refusal.minutes * MINUTE_MS) / SECOND_MS) }
    : {};
}
