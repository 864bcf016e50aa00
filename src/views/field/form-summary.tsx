import { Icon } from '../icon/icon.tsx';

type FormSummaryProps = {
  /** Title of the list; null for a single general error. */
  title: string | null;
  /** A general error that belongs to no field. */
  refusal: string | null;
  /** Field errors, each with its field. */
  faults: readonly { field: string; text: string }[];
};

/** All errors of a form, each linked to its field; read out first. Source: WIRE §12 */
export function FormSummary({ title, refusal, faults }: FormSummaryProps) {
  if (faults.length === 0 && refusal === null) return null;
  return (
    <div
      className="j-notice j-notice--bad j-summary-errors j-full"
      role="alert"
      tabIndex={-1}
      data-error-summary=""
    >
      <Icon name="warning-circle" isSmall />
      <div>
        {title === null ? null : <b>{title}</b>}
        <ul className="woocommerce-error">
          {refusal === null ? null : <li>{refusal}</li>}
          {faults.map(({ field, text }) => (
            <li key={field} data-id={field}>
              <a href={`#${field}`}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
