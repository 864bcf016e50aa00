import { EmailField } from '../../field/contact-fields.tsx';
import { Icon } from '../../icon/icon.tsx';
import { useLanguage } from '../../language/language.tsx';
import { AccountHead } from '../account-frame.tsx';
import { AccountForm, FormEnd, type FormErrors, PasswordField, useProblemOf } from '../form-parts.tsx';

export type LostPasswordProps = { nonce: string; email: string; errors: FormErrors; isSent: boolean };

/** Requests a password reset link; the answer does not reveal whether the email is registered. */
export function LostPassword({ nonce, email, errors, isSent }: LostPasswordProps) {
  const { t, to } = useLanguage();
  const problemOf = useProblemOf(errors.problems);
  return (
    <section className="j-account__narrow">
      <AccountHead title={t('account:lost.title')} text={t('account:lost.text')} />
      {isSent ? (
        <div className="j-notice j-notice--ok woocommerce-message" role="status">
          <Icon name="envelope-simple" isSmall />
          <div>{t('account:lost.sent')}</div>
        </div>
      ) : null}
      <AccountForm
        className="woocommerce-ResetPassword lost_reset_password"
        nonce={['woocommerce-lost-password-nonce', nonce]}
        errors={errors}
      >
        <div className="j-full">
          <EmailField
            name="user_login"
            label={t('account:signIn.email')}
            value={email}
            error={problemOf('user_login')}
            autoComplete="username"
          />
        </div>
        <FormEnd name="wc_reset_password" value="true" label={t('account:lost.do')}>
          <a className="j-link" href={to('/my-account/')}>
            {t('account:lost.back')}
          </a>
        </FormEnd>
      </AccountForm>
    </section>
  );
}

export type ChoosePasswordProps = {
  kind: 'reset' | 'register';
  email: string;
  nonce: string;
  errors: FormErrors;
};

/**
 * Chooses a password after opening an emailed link. The link's secret is in a cookie, not in the URL or a field.
 */
export function ChoosePassword({ kind, email, nonce, errors }: ChoosePasswordProps) {
  const { t } = useLanguage();
  const problemOf = useProblemOf(errors.problems);
  return (
    <section className="j-account__narrow">
      <AccountHead
        title={t(`account:choose.${kind}Title`)}
        text={t(`account:choose.${kind}Text`, { email })}
      />
      <AccountForm
        className="woocommerce-ResetPassword lost_reset_password"
        nonce={['woocommerce-reset-password-nonce', nonce]}
        errors={errors}
      >
        <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
        <div className="j-full">
          <PasswordField
            name="password_1"
            label={t('account:choose.first')}
            error={problemOf('password_1')}
            hint={t('account:choose.hint')}
            autoComplete="new-password"
            strengthFor={email}
          />
        </div>
        <div className="j-full">
          <PasswordField
            name="password_2"
            label={t('account:choose.second')}
            error={problemOf('password_2')}
            autoComplete="new-password"
          />
        </div>
        <FormEnd name="wc_reset_password" value="true" label={t('account:choose.do')} />
      </AccountForm>
    </section>
  );
}

/** An expired link, with a link to request a new one. */
export function StaleLink({ again }: { again: string }) {
  const { t, to } = useLanguage();
  return (
    <section className="j-account__narrow">
      <AccountHead title={t('account:choose.stale')} text={t('account:choose.staleText')} />
      <p>
        <a className="j-btn j-btn--primary" href={to(again)}>
          {t('account:choose.again')}
        </a>
      </p>
    </section>
  );
}

/**
 * Confirms a changed email address. Opening the link alone does not confirm it, since mail scanners open links.
 */
export function ConfirmEmail({ email, nonce, errors }: { email: string; nonce: string; errors: FormErrors }) {
  const { t } = useLanguage();
  return (
    <section className="j-account__narrow">
      <AccountHead title={t('account:confirm.title')} text={t('account:confirm.text', { email })} />
      <AccountForm nonce={['jamra-confirm-nonce', nonce]} errors={errors}>
        <FormEnd name="confirm_email" label={t('account:confirm.do')} />
      </AccountForm>
    </section>
  );
}

type OpenAccountProps = { email: string; nonce: string; errors: FormErrors };

/**
 * Activates an account whose password was chosen earlier in this browser. Needs a button, since mail scanners open
 * links.
 */
export function OpenAccount({ email, nonce, errors }: OpenAccountProps) {
  const { t } = useLanguage();
  return (
    <section className="j-account__narrow">
      <AccountHead title={t('account:open.title')} text={t('account:open.text', { email })} />
      <AccountForm nonce={['woocommerce-reset-password-nonce', nonce]} errors={errors}>
        <FormEnd name="open_account" label={t('account:open.do')} />
      </AccountForm>
    </section>
  );
}
