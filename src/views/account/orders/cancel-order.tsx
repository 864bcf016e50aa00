import { useLanguage } from '../../language/language.tsx';
import { AccountForm, FormEnd, NO_ERRORS } from '../form-parts.tsx';

/** A cancel button with confirmation, also without scripts. */
export function CancelOrder({ nonce }: { nonce: string }) {
  const { t } = useLanguage();
  return (
    <details className="j-account__cancel">
      <summary className="j-btn j-btn--secondary">{t('account:orders.cancel')}</summary>
      <div className="j-account__panel j-account__card">
        <p className="j-quiet">{t('account:orders.cancelText')}</p>
        <AccountForm nonce={['jamra-order-nonce', nonce]} errors={NO_ERRORS}>
          <FormEnd name="cancel_order" label={t('account:orders.cancelNow')} kind="danger" />
        </AccountForm>
      </div>
    </details>
  );
}
