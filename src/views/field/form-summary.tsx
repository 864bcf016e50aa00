import { Icon } from '../icon/icon.tsx';

type FormSummaryProps = {
  /** Above the list; null when one reason stands for all. */
  title: string | null;
  /** Why a form was not taken, when no field is to blame. */
  refusal: string | null;
  /** What is wrong, with the field it leads to. */
  faults: readonly { field: string; text: string }[];
};

/** Everything that is wrong with a form in one place, each with a link to its field; read first. Source: WIRE §12 */
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
