import type { ReactNode } from 'react';
import { formatAmount } from '#kernel/money.ts';
import type { Reason } from '#shop/payments';
import { warningKind } from '#shop/restrictions/rules/warning-kind.ts';
import { useLanguage } from '#views/language/language.tsx';
import { LineQuantity } from '#views/number/line-quantity.tsx';
import { Price } from '#views/price/price.tsx';
import { HealthWarning } from '#views/warning/health-warning.tsx';
import type { ShownOffer } from './fields.ts';

/** What is sold and for how much. */
export function OfferLine({ name, quantity, total }: ShownOffer) {
  return (
    <p className="j-orderline">
      <b>
        {quantity === 1 ? null : <LineQuantity quantity={quantity} />} {name}
      </b>
      <Price money={total} />
    </p>
  );
}

/** The form of a payment button: it sends only the button's name, by which the shop finds what it sells. */
export function PressForm({ button, children }: { button: string; children: ReactNode }) {
  const { to } = useLanguage();
  return (
    <form method="post" action={to('/checkout/')}>
      <button className="j-btn j-btn--primary j-btn--wide" type="submit" name="payment_button" value={button}>
        {children}
      </button>
    </form>
  );
}

/** A payment button with what it sells. */
export function OfferBox({ offer, children }: { offer: ShownOffer; children: ReactNode }) {
  const { hideOn } = offer;
  const kind = warningKind([offer.class]);
  return (
    <div
      className="j-paybox"
      data-hide-on={hideOn.length === 0 ? undefined : hideOn.join(' ')}
      data-restricted={kind === null ? undefined : ''}
    >
      <div className="j-stack">
        <OfferLine {...offer} />
        <PressForm button={offer.button}>{children}</PressForm>
        {kind === 'tobacco' ? <HealthWarning products={[offer]} /> : null}
      </div>
    </div>
  );
}

function useReason() {
  const { t } = useLanguage();
  return ({ rule, amount, class: productClass, device, emirate }: Reason) =>
    t(`payments:reasons.${rule}`, {
      amount: amount === undefined ? '' : `AED ${formatAmount(amount)}`,
      class: productClass === undefined ? '' : t(`adminOrders:classes.${productClass}`),
      device: device === undefined ? '' : t(`adminOrders:devices.${device}`),
      emirate: emirate === undefined ? '' : t(`checkout:emirates.${emirate}`),
    });
}

/** Why shoppers do not see a button; for staff who preview the page. */
export function HiddenButton({ name, reasons }: { name: string; reasons: readonly Reason[] }) {
  const { t } = useLanguage();
  const wordsOf = useReason();
  if (reasons.length === 0) return null;
  return (
    <div className="j-notice j-notice--warn" role="note">
      <div>
        <b>{t('payments:button.hidden', { name })}</b>
        <ul>
          {reasons.map((reason) => (
            <li key={reason.rule}>{wordsOf(reason)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
