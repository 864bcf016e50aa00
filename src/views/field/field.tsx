import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { join } from '../style/join.ts';

export type FieldProps = {
  name: string;
  label: string;
  value: string;
  /** The error message. */
  error?: string | undefined;
  hint?: string | undefined;
  isOptional?: boolean;
  isWide?: boolean;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  /** Numbers and URLs stay left-to-right in Arabic forms. */
  isLtr?: boolean;
  placeholder?: string;
  maxLength?: number;
  /** Classes that other scripts look for, and the row's priority. Source: WIRE §10 */
  rowClass?: string;
  priority?: number;
};

function describedBy(name: string, { error, hint }: Pick<FieldProps, 'error' | 'hint'>): string | undefined {
  if (error) return `${name}_error`;
  return hint ? `${name}_hint` : undefined;
}

/** Label, hint and error around a control. */
export function FieldFrame(
  props: Pick<
    FieldProps,
    'name' | 'label' | 'error' | 'hint' | 'isOptional' | 'isWide' | 'rowClass' | 'priority'
  > & {
    children: ReactNode;
  },
) {
  const { name, label, error, hint, isOptional, isWide, rowClass, priority, children } = props;
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
      id={`${name}_field`}
    >
      <label htmlFor={name}>
        {label} {isOptional ? <i>({t('checkout:optional')})</i> : null}
      </label>
      <span className="woocommerce-input-wrapper">{children}</span>
      {error ? (
        <span className="j-field__err" id={`${name}_error`}>
          <Icon name="warning-circle" isSmall />
          {error}
        </span>
      ) : hint ? (
        <span className="j-field__hint description" id={`${name}_hint`}>
          <span>{hint}</span>
        </span>
      ) : null}
    </p>
  );
}

export function TextField(props: FieldProps) {
  const {
    name,
    value,
    error,
    hint,
    isOptional,
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
        id={name}
        name={name}
        type={type}
        defaultValue={value}
        autoComplete={autoComplete}
        inputMode={inputMode}
        dir={isLtr ? 'ltr' : undefined}
        placeholder={placeholder}
        maxLength={maxLength}
        required={!isOptional}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { error, hint })}
      />
    </FieldFrame>
  );
}

type SelectProps = Pick<
  FieldProps,
  'name' | 'label' | 'value' | 'error' | 'hint' | 'autoComplete' | 'rowClass' | 'priority'
> & {
  options: readonly { value: string; label: string }[];
};

export function SelectField(props: SelectProps) {
  const { name, value, error, hint, autoComplete, options } = props;
  return (
    <FieldFrame {...props}>
      <select
        className="j-select state_select"
        id={name}
        name={name}
        defaultValue={value}
        autoComplete={autoComplete}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { error, hint })}
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
  'name' | 'label' | 'value' | 'error' | 'hint' | 'maxLength' | 'isOptional' | 'rowClass' | 'priority'
> & {
  rows?: number;
};

export function AreaField(props: AreaProps) {
  const { name, value, error, hint, maxLength, isOptional, rows = 3 } = props;
  return (
    <FieldFrame {...props} isWide>
      <textarea
        className="j-input input-text"
        id={name}
        name={name}
        defaultValue={value}
        maxLength={maxLength}
        rows={rows}
        required={!isOptional}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { error, hint })}
      />
    </FieldFrame>
  );
}

type CheckProps = {
  name: string;
  /** The value when ticked. */
  value?: string;
  isChecked: boolean;
  error?: string | undefined;
  /** Marks it as optional. */
  isOptional?: boolean;
  children: ReactNode;
};

/** A checkbox with label, hint and error. */
export function CheckField({
  name,
  value = '1',
  isChecked,
  error,
  isOptional = false,
  children,
}: CheckProps) {
  return (
    <div className={join('j-field', error && 'is-bad')} id={`${name}_field`}>
      <label className="j-check" htmlFor={name}>
        <input
          type="checkbox"
          id={name}
          name={name}
          value={value}
          defaultChecked={isChecked}
          required={!isOptional}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}_error` : undefined}
        />
        <span>{children}</span>
      </label>
      {error ? (
        <span className="j-field__err" id={`${name}_error`}>
          <Icon name="warning-circle" isSmall />
          {error}
        </span>
      ) : null}
    </div>
  );
}
