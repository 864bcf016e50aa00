import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { join } from '../style/join.ts';

export type FieldProps = {
  name: string;
  /** Where several forms of a page have fields of one name; the name when omitted. */
  id?: string | undefined;
  label: string;
  value: string;
  /** The error message. */
  error?: string | undefined;
  hint?: string | undefined;
  isOptional?: boolean;
  isWide?: boolean;
  type?: 'text' | 'email' | 'tel' | 'number' | 'date' | 'time';
  autoComplete?: string | undefined;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  /** Numbers and URLs stay left-to-right in Arabic forms. */
  isLtr?: boolean;
  placeholder?: string | undefined;
  maxLength?: number;
  /** Of a number or a date. */
  range?: Readonly<{ min?: string | number; max?: string | number; step?: string }>;
  /** Classes that other scripts look for, and the row's priority. Source: WIRE §10 */
  rowClass?: string;
  priority?: number;
};

/** The id of the text that describes a control: its error, or else its hint. */
export function describedBy(
  id: string,
  { error, hint }: Pick<FieldProps, 'error' | 'hint'>,
): string | undefined {
  if (error) return `${id}_error`;
  return hint ? `${id}_hint` : undefined;
}

/** The error of a control, or else its hint. */
export function FieldNote({ id, error, hint }: { id: string } & Pick<FieldProps, 'error' | 'hint'>) {
  if (error)
    return (
      <span className="j-field__err" id={`${id}_error`}>
        <Icon name="warning-circle" isSmall />
        {error}
      </span>
    );
  return hint ? (
    <span className="j-field__hint description" id={`${id}_hint`}>
      <span>{hint}</span>
    </span>
  ) : null;
}

/** Label, hint and error around a control. */
export function FieldFrame(
  props: Pick<
    FieldProps,
    'name' | 'id' | 'label' | 'error' | 'hint' | 'isOptional' | 'isWide' | 'rowClass' | 'priority'
  > & {
    children: ReactNode;
  },
) {
  const { name, id = name, label, error, hint, isOptional, isWide, rowClass, priority, children } = props;
  const { t } = useLanguage();
  return (
    <p
      className={join(
        'j-field form-row',
        isWide && 'j-full form-row-wide',
        error && 'is-bad',
        !isOptional && 'validate-required',
        rowClass,
      )}
      data-priority={priority}
      id={`${id}_field`}
    >
      <label htmlFor={id}>
        {label} {isOptional ? <i>({t('checkout:optional')})</i> : null}
      </label>
      <span className="woocommerce-input-wrapper">{children}</span>
      <FieldNote id={id} error={error} hint={hint} />
    </p>
  );
}

export function TextField(props: FieldProps) {
  const {
    name,
    id = name,
    value,
    error,
    hint,
    isOptional,
    range,
    type = 'text',
    autoComplete,
    inputMode,
    isLtr,
    placeholder,
    maxLength,
  } = props;
  return (
    <FieldFrame {...props}>
      <input
        className="j-input input-text"
        id={id}
        name={name}
        type={type}
        {...range}
        defaultValue={value}
        autoComplete={autoComplete}
        inputMode={inputMode}
        dir={isLtr ? 'ltr' : undefined}
        placeholder={placeholder}
        maxLength={maxLength}
        required={!isOptional}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error, hint })}
      />
    </FieldFrame>
  );
}

type SelectProps = Pick<
  FieldProps,
  | 'name'
  | 'id'
  | 'label'
  | 'value'
  | 'error'
  | 'hint'
  | 'isOptional'
  | 'isWide'
  | 'autoComplete'
  | 'rowClass'
  | 'priority'
> & {
  options: readonly { value: string; label: string }[];
};

export function SelectField(props: SelectProps) {
  const { name, id = name, value, error, hint, isOptional, autoComplete, options } = props;
  return (
    <FieldFrame {...props}>
      <select
        className="j-select state_select"
        id={id}
        name={name}
        defaultValue={value}
        autoComplete={autoComplete}
        required={!isOptional}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error, hint })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

type AreaProps = Pick<
  FieldProps,
  | 'name'
  | 'id'
  | 'label'
  | 'value'
  | 'error'
  | 'hint'
  | 'placeholder'
  | 'maxLength'
  | 'isOptional'
  | 'rowClass'
  | 'priority'
> & {
  rows?: number;
};

export function AreaField(props: AreaProps) {
  const { name, id = name, value, error, hint, placeholder, maxLength, isOptional, rows = 3 } = props;
  return (
    <FieldFrame {...props} isWide>
      <textarea
        className="j-input input-text"
        id={id}
        name={name}
        defaultValue={value}
        placeholder={placeholder}
        maxLength={maxLength}
        rows={rows}
        required={!isOptional}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error, hint })}
      />
    </FieldFrame>
  );
}

type CheckProps = {
  name: string;
  id?: string | undefined;
  /** The value when ticked. */
  value?: string;
  isChecked: boolean;
  error?: string | undefined;
  hint?: string | undefined;
  /** Marks it as optional. */
  isOptional?: boolean;
  children: ReactNode;
};

/** A checkbox with label, hint and error. */
export function CheckField({
  name,
  id = name,
  value = '1',
  isChecked,
  error,
  hint,
  isOptional = false,
  children,
}: CheckProps) {
  return (
    <div className={join('j-field', error && 'is-bad')} id={`${id}_field`}>
      <label className="j-check" htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value={value}
          defaultChecked={isChecked}
          required={!isOptional}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, hint })}
        />
        <span>{children}</span>
      </label>
      <FieldNote id={id} error={error} hint={hint} />
    </div>
  );
}
