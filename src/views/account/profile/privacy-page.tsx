import { TextField } from '../../field/field.tsx';
import { useLanguage } from '../../language/language.tsx';
import { AccountHead } from '../account-frame.tsx';
import { AccountForm, FormEnd, type FormErrors, PasswordField } from '../form-parts.tsx';

export type PrivacyPageProps = {
  nonces: { download: string; erase: string };
  /** The text to type to confirm deletion. */
  words: string;
  typed: string;
  errors: FormErrors;
};

const EFFECTS = ['gone', 'reviews', 'invoices', 'orders'] as const;

/** Personal data: download and deletion. */
export function PrivacyPage({ nonces, words, typed, errors }: PrivacyPageProps) {
  const { t, to } = useLanguage();
  return (
    <>
      <AccountHead title={t('account:privacy.title')} />
      <section className="j-account__panel j-account__card" aria-labelledby="download">
        <h2 id="download">{t('account:privacy.download')}</h2>
        <p className="j-quiet">{t('account:privacy.downloadText')}</p>
        <p>
          <a
            className="j-btn j-btn--secondary"
            href={`${to('/my-account/privacy/download/')}?_wpnonce=${nonces.download}`}
            download=""
          >
            {t('account:privacy.downloadDo')}
          </a>
        </p>
      </section>
      <section className="j-account__panel j-account__card" aria-labelledby="erase">
        <h2 id="erase">{t('account:privacy.erase')}</h2>
        <p>{t('account:privacy.eraseText')}</p>
        <ul className="j-account__effects">
          {EFFECTS.map((effect) => (
            <li key={effect}>{t(`account:privacy.eraseWhat.${effect}`)}</li>
          ))}
        </ul>
        <AccountForm nonce={['jamra-erase-nonce', nonces.erase]} errors={errors}>
          <TextField
            name="erase_words"
            label={t('account:privacy.words', { words })}
            value={typed}
            autoComplete="off"
            isWide
          />
          <div className="j-full">
            <PasswordField
              name="password"
              label={t('account:privacy.password')}
              autoComplete="current-password"
            />
          </div>
          <FormEnd name="erase" label={t('account:privacy.eraseDo')} kind="danger" />
        </AccountForm>
      </section>
    </>
  );
}
