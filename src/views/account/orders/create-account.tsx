import { useLanguage } from '../../language/language.tsx';

/** After a guest order: creates an account with this order; an email confirms the address. */
export function CreateAccountForOrder({ email, nonce }: { email: string; nonce: string }) {
  const { t, to } = useLanguage();
  return (
    <section className="j-account__panel j-account__card" aria-labelledby="keep-order">
      <h2 id="keep-order">{t('account:keep.title')}</h2>
      <p className="j-quiet">{t('account:keep.text', { email })}</p>
      <form method="post" action={to('/my-account/')}>
        <input type="hidden" name="woocommerce-register-nonce" value={nonce} />
        <input type="hidden" name="email" value={email} />
        <button className="j-btn j-btn--secondary" type="submit" name="register" value="1">
          {t('account:keep.do')}
        </button>
      </form>
    </section>
  );
}
