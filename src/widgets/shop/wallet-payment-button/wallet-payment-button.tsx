import { Icon } from '#views/icon/icon.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { itemPath } from '#views/payment/item-path.ts';
import type { ResolvedOf } from '../../fields/field.ts';
import type { fields, PaymentButtonData, ShownOffer } from '../payment-button/fields.ts';
import { HiddenButton, OfferBox, OfferLine, PressForm } from '../payment-button/offer-box.tsx';

type WalletPaymentButtonProps = ResolvedOf<typeof fields> & PaymentButtonData;

/** The sheet of the test wallet: it states that it is not real, and pays through the test bank. */
function TestWallet({ offer }: { offer: ShownOffer }) {
  const { t, to } = useLanguage();
  const id = `wallet-${offer.button}`;
  return (
    <dialog className="j-devicedialog" aria-labelledby={id} data-wallet-sheet="">
      <div className="j-drawer__head">
        <h2 id={id}>{t('payments:wallet.title')}</h2>
        <button
          type="button"
          className="j-iconbtn"
          data-wallet-close=""
          aria-label={t('payments:wallet.close')}
        >
          <Icon name="x" />
        </button>
      </div>
      <div className="j-devicedialog__body j-stack">
        <p className="j-notice j-notice--warn">
          <Icon name="info" isSmall />
          <span>{t('payments:wallet.note')}</span>
        </p>
        <OfferLine {...offer} />
        {offer.isProduct ? (
          <>
            <p>{t('payments:wallet.delivery')}</p>
            <PressForm button={offer.button}>{t('payments:wallet.toCheckout')}</PressForm>
          </>
        ) : (
          <div data-wallet-form={to(itemPath(offer.button))}>
            <p role="status">{t('payments:wallet.loading')}</p>
          </div>
        )}
      </div>
    </dialog>
  );
}

/** A button that opens the wallet's sheet. Hidden until the script finds that the browser has a wallet. */
export function WalletPaymentButton({ label, offer, reasons }: WalletPaymentButtonProps) {
  const { t } = useLanguage();
  if (offer === null) return <HiddenButton name={t('payments:button.wallet')} reasons={reasons} />;
  return (
    <div data-wallet="" hidden>
      <OfferBox offer={offer}>
        <Icon name="wallet" isSmall />
        {label === '' ? t('payments:button.wallet') : label}
      </OfferBox>
      <TestWallet offer={offer} />
    </div>
  );
}
