import { describedBy, FieldNote } from '../field/field.tsx';
import { useLanguage } from '../language/language.tsx';
import { join } from '../style/join.ts';

type ChoicesFieldProps = Readonly<{
  name: string;
  id: string;
  label: string;
  /** One option of them, or any number. */
  type: 'radio' | 'checkbox';
  options: readonly Readonly<{ value: string; label: string }>[];
  values: readonly string[];
  isOptional: boolean;
  hint?: string | undefined;
  error?: string | undefined;
}>;

/** Options that are all in sight. The first one has the id, so that a summary of errors leads to it. */
export function ChoicesField(props: ChoicesFieldProps) {
  const { name, id, label, type, options, values, isOptional, hint, error } = props;
  const { t } = useLanguage();
  return (
    <fieldset
      className={join('j-field form-row j-choices', error && 'is-bad')}
      id={`${id}_field`}
      aria-describedby={describedBy(id, { error, hint })}
    >
      <legend>
        {label} {isOptional ? <i>({t('checkout:optional')})</i> : null}
      </legend>
      <div className="j-choices__list">
        {options.map(({ value, label: text }, index) => (
          <label key={value} className="j-check" htmlFor={index === 0 ? id : `${id}-${index}`}>
            <input
              type={type}
              id={index === 0 ? id : `${id}-${index}`}
              name={name}
              value={value}
              defaultChecked={values.includes(value)}
              required={type === 'radio' && !isOptional}
              aria-invalid={error ? true : undefined}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldNote id={id} error={error} hint={hint} />
    </fieldset>
  );
}
