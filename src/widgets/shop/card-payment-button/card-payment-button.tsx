import { Icon } from '#views/icon/icon.tsx';
import { useLanguage } from '#views/language/language.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { fields, PaymentButtonData } from '../payment-button/fields.ts';
import { HiddenButton, OfferBox } from '../payment-button/offer-box.tsx';

type CardPaymentButtonProps = ResolvedOf<typeof fields> & PaymentButtonData;

/** A button that leads to the payment by card. */
export function CardPaymentButton({ label, offer, reasons }: CardPaymentButtonProps) {
  const { t } = useLanguage();
  if (offer === null) return <HiddenButton name={t('payments:button.card')} reasons={reasons} />;
  return (
    <OfferBox offer={offer}>
      <Icon name="credit-card" isSmall />
      {label === '' ? t('payments:button.card') : label}
    </OfferBox>
  );
}
