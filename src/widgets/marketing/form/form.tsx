import { FormView } from '#views/form/form-view.tsx';
import type { FormData } from './fields.ts';

/** A form, as its page is kept: nothing is typed in it, and its script asks for a token. */
export function Form({ form }: FormData) {
  return <FormView form={form} />;
}
