import type { RegisterDraft } from '#shop/customers';
import { EmailField } from '../../field/contact-fields.tsx';
import { CheckField, TextField } from '../../field/field.tsx';
import { Icon } from '../../icon/icon.tsx';
import { useLanguage } from '../../language/language.tsx';
import { AccountHead } from '../account-frame.tsx';
import {
  AccountForm,
  FormEnd,
  type FormErrors,
  NO_ERRORS,
  PasswordField,
  useProblemOf,
} from '../form-parts.tsx';

export type SignInDraft = { username: string; rememberme: string };

export type SignInPageProps = {
  signIn: { nonce: string; draft: SignInDraft; errors: FormErrors; redirect: string };
  register: { nonce: string; draft: RegisterDraft; errors: FormErrors; asksPassword: boolean };
};

function SignIn({ nonce, draft, errors, redirect }: SignInPageProps['signIn']) {
  const { t, to } = useLanguage();
  const problemOf = useProblemOf(errors.problems);
  return (
    <section className="j-account__panel j-account__door" aria-labelledby="sign-in">
      <h2 id="sign-in">{t('account:signIn.title')}</h2>
      <p className="j-quiet">{t('account:signIn.text')}</p>
      <AccountForm
        className="woocommerce-form woocommerce-form-login login"
        nonce={['woocommerce-login-nonce', nonce]}
        errors={errors}
      >
        {redirect === '' ? null : <input type="hidden" name="redirect" value={redirect} />}
        <div className="j-full">
          <EmailField
            name="username"
            label={t('account:signIn.email')}
            value={draft.username}
            error={problemOf('username')}
            autoComplete="username"
          />
        </div>
        <div className="j-full">
          <PasswordField
            name="password"
            label={t('account:signIn.password')}
            error={problemOf('password')}
            autoComplete="current-password"
          />
        </div>
        <div className="j-full">
          <label className="j-check woocommerce-form__label-for-checkbox" htmlFor="rememberme">
            <input
              type="checkbox"
              id="rememberme"
              name="rememberme"
              value="forever"
              defaultChecked={draft.rememberme === 'forever'}
              aria-describedby="rememberme_hint"
            />
            <span>
              {t('account:signIn.remember')}
              <span className="j-small j-quiet j-account__under" id="rememberme_hint">
                {t('account:signIn.remembering')}
              </span>
            </span>
          </label>
        </div>
        <FormEnd name="login" label={t('account:signIn.do')}>
          <a className="j-link woocommerce-LostPassword" href={to('/my-account/lost-password/')}>
            {t('account:signIn.lost')}
          </a>
        </FormEnd>
      </AccountForm>
    </section>
  );
}

const GAINS = [
  { gain: 'cart', icon: 'handbag' },
  { gain: 'orders', icon: 'package' },
  { gain: 'address', icon: 'map-pin' },
] as const;

function Register({ nonce, draft, errors, asksPassword }: SignInPageProps['register']) {
  const { t, to } = useLanguage();
  const problemOf = useProblemOf(errors.problems);
  return (
    <section className="j-account__panel j-account__door" aria-labelledby="register">
      <h2 id="register">{t('account:register.title')}</h2>
      <p className="j-quiet">{t(asksPassword ? 'account:register.textOpen' : 'account:register.text')}</p>
      <ul className="j-account__gains">
        {GAINS.map(({ gain, icon }) => (
          <li key={gain}>
            <Icon name={icon} isSmall />
            {t(`account:register.gains.${gain}`)}
          </li>
        ))}
      </ul>
      <AccountForm
        className="woocommerce-form woocommerce-form-register register"
        nonce={['woocommerce-register-nonce', nonce]}
        errors={errors}
      >
        <TextField
          name="first_name"
          label={t('account:register.firstName')}
          value={draft.first_name}
          error={problemOf('first_name')}
          autoComplete="given-name"
          isOptional
        />
        <TextField
          name="last_name"
          label={t('account:register.lastName')}
          value={draft.last_name}
          error={problemOf('last_name')}
          autoComplete="family-name"
          isOptional
        />
        <EmailField
          name="email"
          label={t('account:register.email')}
          value={draft.email}
          error={problemOf('email')}
          isWide
        />
        {asksPassword ? (
          <div className="j-full">
            <PasswordField
              id="reg_password"
              name="password"
              label={t('account:signIn.password')}
              error={problemOf('reg_password')}
              hint={t('account:choose.hint')}
              autoComplete="new-password"
              strengthFor={draft.email}
            />
          </div>
        ) : null}
        <div className="j-full">
          <CheckField name="marketing" isChecked={draft.marketing === '1'} isOptional>
            {t('account:register.marketing')}
          </CheckField>
        </div>
        <FormEnd
          name="register"
          label={t(asksPassword ? 'account:register.doOpen' : 'account:register.do')}
          kind="secondary"
        >
          <a className="j-link" href={to('/privacy/')}>
            {t('account:register.privacy')}
          </a>
        </FormEnd>
      </AccountForm>
    </section>
  );
}

/** The login and registration forms. */
export function SignInPage({ signIn, register }: SignInPageProps) {
  const { t, to } = useLanguage();
  return (
    <>
      <AccountHead title={t('account:title')} />
      <div className="j-account__doors" id="customer_login">
        <SignIn {...signIn} />
        <Register {...register} />
      </div>
      <p className="j-quiet">
        {t('account:signIn.guest')}{' '}
        <a className="j-link" href={to('/track-order/')}>
          {t('account:track.title')}
        </a>
      </p>
    </>
  );
}

export type CodePageProps = { nonce: string; errors: FormErrors };

/** The second login step: the code of the authenticator app. */
export function CodePage({ nonce, errors = NO_ERRORS }: CodePageProps) {
  const { t, to } = useLanguage();
  return (
    <section className="j-account__narrow">
      <AccountHead title={t('account:code.title')} text={t('account:code.text')} />
      <AccountForm nonce={['jamra-code-nonce', nonce]} errors={errors}>
        <div className="j-full">
          <TextField
            name="code"
            label={t('account:code.label')}
            value=""
            hint={t('account:code.hint')}
            autoComplete="one-time-code"
            isLtr
            maxLength={40}
          />
        </div>
        <FormEnd name="sign_in_by_code" label={t('account:code.do')}>
          <a className="j-link" href={`${to('/my-account/')}?start=again`}>
            {t('account:code.back')}
          </a>
        </FormEnd>
      </AccountForm>
    </section>
  );
}
