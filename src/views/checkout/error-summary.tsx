import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import type { CheckoutError } from './refusal-words.ts';

type ErrorListProps = {
  errors: readonly CheckoutError[];
  /** Scripts of other shops look for an alert; a summary that takes the focus stays a list. */
  isAlert?: boolean;
};

/** What keeps an order from being placed, one line each; those of a field lead to it. Source: WIRE §5, §12 */
export function ErrorList({ errors, isAlert = false }: ErrorListProps) {
  return (
    <ul className="woocommerce-error" role={isAlert ? 'alert' : undefined}>
      {errors.map(({ text, field }) => (
        <li key={text} data-id={field}>
          {field === undefined ? text : <a href={`#${field}`}>{text}</a>}
        </li>
      ))}
    </ul>
  );
}

/** The same with its title, above the form; it takes the focus. Empty it stands ready for the page's script. */
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
