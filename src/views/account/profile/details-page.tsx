import type { Customer, ProfileDraft } from '#shop/customers';
import { formatDate } from '../../date/date.ts';
import { EmailField, PhoneField } from '../../field/contact-fields.tsx';
import { CheckField, SelectField, TextField } from '../../field/field.tsx';
import { useIdentity } from '../../identity/identity.tsx';
import { useLanguage } from '../../language/language.tsx';
import { AccountHead } from '../account-frame.tsx';
import { AccountForm, FormEnd, type FormErrors, PasswordField, useProblemOf } from '../form-parts.tsx';

export type DetailsPageProps = {
  draft: ProfileDraft;
  consent: Customer['consent'];
  nonce: string;
  errors: FormErrors;
};

type Part = { draft: ProfileDraft; problemOf: (field: string) => string | undefined };

function You({ draft, problemOf }: Part) {
  const { t } = useLanguage();
  const of = (name: keyof ProfileDraft) => ({ name, value: draft[name], error: problemOf(name) });
  return (
    <fieldset className="j-form j-full j-account__set">
      <legend>{t('account:details.you')}</legend>
      <TextField
        {...of('account_first_name')}
        label={t('account:details.firstName')}
        autoComplete="given-name"
      />
      <TextField
        {...of('account_last_name')}
        label={t('account:details.lastName')}
        autoComplete="family-name"
        isOptional
      />
      <TextField
        {...of('account_display_name')}
        label={t('account:details.displayName')}
        hint={t('account:details.displayNameHint')}
        autoComplete="nickname"
        isOptional
      />
      <PhoneField {...of('account_phone')} label={t('account:details.phone')} isOptional />
      <EmailField
        {...of('account_email')}
        label={t('account:details.email')}
        hint={t('account:details.emailHint')}
      />
      <SelectField
        {...of('account_language')}
        label={t('account:details.language')}
        options={(['en', 'ar'] as const).map((value) => ({
          value,
          label: t(`account:details.languages.${value}`),
        }))}
      />
    </fieldset>
  );
}

function Business({ draft, problemOf }: Part) {
  const { t } = useLanguage();
  return (
    <fieldset className="j-form j-full j-account__set">
      <legend>{t('account:details.business')}</legend>
      <TextField
        name="account_company"
        value={draft.account_company}
        error={problemOf('account_company')}
        label={t('account:details.company')}
        autoComplete="organization"
        isOptional
      />
      <TextField
        name="account_trn"
        value={draft.account_trn}
        error={problemOf('account_trn')}
        label={t('account:details.trn')}
        hint={t('account:details.trnHint')}
        inputMode="numeric"
        isLtr
        isOptional
      />
    </fieldset>
  );
}

function Password({ draft, problemOf }: Part) {
  const { t } = useLanguage();
  return (
    <fieldset className="j-form j-full j-account__set">
      <legend>{t('account:details.password')}</legend>
      <p className="j-quiet j-full">{t('account:details.passwordText')}</p>
      <PasswordField
        name="password_current"
        label={t('account:details.current')}
        error={problemOf('password_current')}
        autoComplete="current-password"
        isOptional
      />
      <PasswordField
        name="password_1"
        label={t('account:details.next')}
        error={problemOf('password_1')}
        hint={t('account:choose.hint')}
        autoComplete="new-password"
        strengthFor={draft.account_email}
        isOptional
      />
      <PasswordField
        name="password_2"
        label={t('account:details.again')}
        error={problemOf('password_2')}
        autoComplete="new-password"
        isOptional
      />
    </fieldset>
  );
}

/** The account details form: name, email, language, marketing consent, password. */
export function DetailsPage({ draft, consent, nonce, errors }: DetailsPageProps) {
  const { t, to, language } = useLanguage();
  const { hasWishlist } = useIdentity();
  const part = { draft, problemOf: useProblemOf(errors.problems) };
  return (
    <>
      <AccountHead title={t('account:details.title')} />
      <AccountForm
        className="woocommerce-EditAccountForm edit-account"
        nonce={['save-account-details-nonce', nonce]}
        errors={errors}
      >
        <You {...part} />
        <div className="j-full">
          <CheckField name="account_marketing" isChecked={draft.account_marketing === '1'} isOptional>
            {t('account:details.marketing')}
            {consent === null ? null : (
              <span className="j-small j-quiet j-account__under">
                {t('account:details.marketingSince', { date: formatDate(consent.at, language) })}
              </span>
            )}
          </CheckField>
          {hasWishlist ? (
            <p className="j-small j-quiet">
              <a className="j-link" href={to('/wishlist/#mails')}>
                {t('account:details.wishlistMails')}
              </a>
            </p>
          ) : null}
        </div>
        <Business {...part} />
        <Password {...part} />
        <FormEnd name="save_account_details" label={t('account:details.save')} />
        <input type="hidden" name="action" value="save_account_details" />
      </AccountForm>
    </>
  );
}
