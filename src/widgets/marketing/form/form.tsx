import { FormView } from '#views/form/form-view.tsx';
import type { FormData } from './fields.ts';

/** A form as cached: nothing is typed in it, and its script requests a token. */
export function Form({ form }: FormData) {
  return <FormView form={form} />;
}
