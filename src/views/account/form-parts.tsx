import { type ReactNode, useContext } from 'react';
import type { Problems } from '#shop/customers';
import { FieldFrame } from '../field/field.tsx';
import { FormSummary } from '../field/form-summary.tsx';
import { useLanguage } from '../language/language.tsx';
import { PlacedAccount } from './placed-account.ts';

/** The errors of a refused form. */
export type FormErrors = { problems: Problems; refusal: string | null };

export const NO_ERRORS: FormErrors = { problems: {}, refusal: null };

/** Returns the error message of a field. */
export function useProblemOf(problems: Problems): (field: string) => string | undefined {
  const { t } = useLanguage();
  return (field) => (problems[field] === undefined ? undefined : t(`account:errors.${problems[field]}`));
}

/** The error summary of an account form. */
export function FormErrorSummary({ problems, refusal }: FormErrors) {
  const { t } = useLanguage();
  const problemOf = useProblemOf(problems);
  const fields = Object.keys(problems);
  return (
    <FormSummary
      title={refusal === null ? t('account:errors.title', { count: fields.length }) : null}
      refusal={refusal}
      faults={fields.map((field) => ({ field, text: problemOf(field) ?? '' }))}
    />
  );
}

type PasswordProps = {
  name: string;
  id?: string;
  label: string;
  error?: string | undefined;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
  isOptional?: boolean;
  /** Shows the password's strength; the value is the email, which must not be the password. */
  strengthFor?: string;
};

/** The live region for the password strength; filled by the script. */
function Strength({ id, email }: { id: string; email: string }) {
  const { t } = useLanguage();
  const words = [0, 1, 2, 3, 4].map((step) =>
    t('account:choose.strengthOf', { word: t(`account:choose.strength.${step}`) }),
  );
  return (
    <span
      className="j-pwstrength woocommerce-password-strength"
      id={`${id}_strength`}
      role="status"
      data-strength-of={id}
      data-strength-email={email}
      data-strength-words={JSON.stringify(words)}
    />
  );
}

/** A password field; the script adds the show/hide toggle. */
export function PasswordField(props: PasswordProps) {
  const { name, error, hint, autoComplete, isOptional = false, strengthFor } = props;
  const id = props.id ?? name;
  const described = error ? `${id}_error` : hint ? `${id}_hint` : undefined;
  return (
    <FieldFrame name={id} label={props.label} error={error} hint={hint} isOptional={isOptional} isWide>
      <input
        className="j-input input-text woocommerce-Input woocommerce-Input--password"
        type="password"
        id={id}
        name={name}
        autoComplete={autoComplete}
        required={!isOptional}
        dir="ltr"
        maxLength={300}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
      />
      {strengthFor === undefined ? null : <Strength id={id} email={strengthFor} />}
    </FieldFrame>
  );
}

type FormProps = {
  className?: string;
  /** Name and value of the nonce field. */
  nonce: readonly [name: string, value: string];
  action?: string;
  errors?: FormErrors;
  children: ReactNode;
};

/** A form that posts to its own page and works without script. */
export function AccountForm({ className = '', nonce, action, errors = NO_ERRORS, children }: FormProps) {
  const { to } = useLanguage();
  const accountPage = useContext(PlacedAccount) ? to('/my-account/') : undefined;
  const [name, value] = nonce;
  return (
    <form
      className={`j-form j-account__form ${className}`.trim()}
      method="post"
      action={action ?? accountPage}
      noValidate
    >
      <FormErrorSummary {...errors} />
      <input type="hidden" name={name} value={value} />
      {children}
    </form>
  );
}

/** The submit button, with optional content beside it. */
export function FormEnd({
  name,
  label,
  value = '1',
  kind = 'primary',
  children,
}: {
  name: string;
  label: string;
  value?: string;
  kind?: 'primary' | 'secondary' | 'danger';
  children?: ReactNode;
}) {
  return (
    <div className="j-full j-account__end">
      <button
        className={`j-btn j-btn--${kind} woocommerce-Button button`}
        type="submit"
        name={name}
        value={value}
      >
        {label}
      </button>
      {children}
    </div>
  );
}
