import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import type { CheckoutError } from './refusal-words.ts';

/** The checkout errors, one per line; field errors link to their field. Source: WIRE §5, §12 */
export function ErrorList({ errors }: { errors: readonly CheckoutError[] }) {
  return (
    <ul className="woocommerce-error" role="alert">
      {errors.map(({ text, field }) => (
        <li key={text} data-id={field}>
          {field === undefined ? text : <a href={`#${field}`}>{text}</a>}
        </li>
      ))}
    </ul>
  );
}

/** The error list with a title, above the form; takes the focus. Printed empty for the script. */
export function ErrorSummary({ errors }: { errors: readonly CheckoutError[] }) {
  const { t } = useLanguage();
  return (
    <div
      className="j-notice j-notice--bad j-summary-errors"
      tabIndex={-1}
      hidden={errors.length === 0}
      data-checkout-errors=""
      data-error-summary={errors.length === 0 ? undefined : ''}
    >
      <Icon name="warning-circle" isSmall />
      <div>
        <b>{t('checkout:errors.title')}</b>
        <div data-error-list="">{errors.length === 0 ? null : <ErrorList errors={errors} />}</div>
      </div>
    </div>
  );
}
