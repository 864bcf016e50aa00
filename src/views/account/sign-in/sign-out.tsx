import { useLanguage } from '../../language/language.tsx';
import { AccountHead } from '../account-frame.tsx';

/** Requests confirmation when the logout link has no valid nonce. */
export function SignOut({ nonce }: { nonce: string }) {
  const { t, to } = useLanguage();
  return (
    <>
      <AccountHead title={t('account:signOut.title')} text={t('account:signOut.text')} />
      <div className="j-account__end">
        <a className="j-btn j-btn--primary" href={`${to('/my-account/customer-logout/')}?_wpnonce=${nonce}`}>
          {t('account:signOut.do')}
        </a>
        <a className="j-btn j-btn--secondary" href={to('/my-account/')}>
          {t('account:signOut.stay')}
        </a>
      </div>
    </>
  );
}
