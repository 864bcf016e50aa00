import { FormView } from '#views/form/form-view.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { HeadingProps } from '../../outline/outline.ts';
import type { FormData } from '../form/fields.ts';
import type { fields } from './fields.ts';

type SubscribeFormProps = ResolvedOf<typeof fields> & FormData & HeadingProps;

/** A form for an email and the consent to marketing; the button is beside the email, or below. */
export function SubscribeForm({ form, layout, text, headingId }: SubscribeFormProps) {
  if (layout === 'beside')
    return (
      <div className="j-subscribe--beside">
        <div>
          <h2 id={headingId}>{form.title}</h2>
          {text === '' ? null : <p>{text}</p>}
        </div>
        <div className="j-subscribe j-subscribe--row">
          <FormView form={form} />
        </div>
      </div>
    );
  return (
    <div className={layout === 'row' ? 'j-subscribe j-subscribe--row' : 'j-subscribe'}>
      <FormView form={form} />
    </div>
  );
}
