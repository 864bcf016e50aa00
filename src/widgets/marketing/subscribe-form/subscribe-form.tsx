import { FormView } from '#views/form/form-view.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { FormData } from '../form/fields.ts';
import type { fields } from './fields.ts';

/** Asks for an address and the consent to write to it; the button stands beside the address, or below. */
export function SubscribeForm({ form, layout }: ResolvedOf<typeof fields> & FormData) {
  return (
    <div className={layout === 'row' ? 'j-subscribe j-subscribe--row' : 'j-subscribe'}>
      <FormView form={form} />
    </div>
  );
}
